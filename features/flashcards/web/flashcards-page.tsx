import { Tabs } from "@mantine/core";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import styles from "./flashcards-page.module.css";
import { TABS, type Tab } from "./search.ts";
import { StudyTab } from "./study/study-tab.tsx";

const CONTENT: Record<Tab, ComponentType> = {
  study: StudyTab,
  create: lazy(() => import("./create/create-tab.tsx").then((module) => ({ default: module.CreateTab }))),
  generate: lazy(() => import("./generate/generate-tab.tsx").then((module) => ({ default: module.GenerateTab }))),
  manage: lazy(() => import("./manage/manage-tab.tsx").then((module) => ({ default: module.ManageTab }))),
  stats: lazy(() => import("./stats/stats-tab.tsx").then((module) => ({ default: module.StatsTab }))),
  planning: lazy(() => import("./planning/planning-tab.tsx").then((module) => ({ default: module.PlanningTab }))),
};

/** The cards: one tab for each thing that is done with them, the open one in the address. */
export function FlashcardsPage() {
  const { t } = useTranslation("flashcards");
  const { tab } = useSearch({ from: "/_app/flashcards" });
  const navigate = useNavigate();
  const open = tab ?? TABS[0];
  // A tab once opened stays: a session, a draft and a search are still there on the way back.
  const [visited, setVisited] = useState<readonly Tab[]>([open]);
  if (!visited.includes(open)) setVisited([...visited, open]);
  // On a phone the tabs are one line that scrolls: the open one must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab is what moves.
  useEffect(() => {
    const shown = document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    shown?.parentElement?.scrollTo?.({ left: shown.offsetLeft - 32 });
  }, [open]);
  const change = (id: string | null): void => {
    const next = TABS.find((one) => one === id);
    if (next) void navigate({ to: "/flashcards", search: { tab: next }, replace: true, resetScroll: false });
  };
  return (
    <div className={styles.page}>
      <PageHeader title={t("page.title")} />
      <Tabs value={open} onChange={change}>
        <Tabs.List aria-label={t("tabs.label")}>
          {TABS.map((id) => (
            <Tabs.Tab key={id} value={id}>
              {t(`tabs.${id}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map((id) => {
          const Content = CONTENT[id];
          return (
            <Tabs.Panel key={id} value={id} className={styles.panel}>
              {visited.includes(id) && (
                <Suspense fallback={<PagePending />}>
                  <Content />
                </Suspense>
              )}
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </div>
  );
}
