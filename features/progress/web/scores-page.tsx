import { Tabs } from "@mantine/core";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ComponentType, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { AchievementsTab } from "./scores/achievements-tab.tsx";
import { FlashcardsTab } from "./scores/flashcards-tab.tsx";
import { OverviewTab } from "./scores/overview-tab.tsx";
import styles from "./scores/scores.module.css";
import { ClinicalTab, QuizTab } from "./scores/unfilled-tabs.tsx";
import { TABS, type Tab } from "./search.ts";

const CONTENT: Record<Tab, ComponentType> = {
  overview: OverviewTab,
  quiz: QuizTab,
  clinical: ClinicalTab,
  flashcards: FlashcardsTab,
  achievements: AchievementsTab,
};

/** Where one stands: the open tab is in the address. */
export function ScoresPage() {
  const { t } = useTranslation("progress");
  const { tab } = useSearch({ from: "/_app/scores" });
  const navigate = useNavigate();
  const open = tab ?? TABS[0];
  const Content = CONTENT[open];
  // On a phone the tabs are one line that scrolls: the open one must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab is what moves.
  useEffect(() => {
    const shown = document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    shown?.parentElement?.scrollTo?.({ left: shown.offsetLeft - 32 });
  }, [open]);
  const change = (id: string | null): void => {
    const next = TABS.find((one) => one === id);
    if (next) void navigate({ to: "/scores", search: { tab: next }, replace: true, resetScroll: false });
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
        {TABS.map((id) => (
          <Tabs.Panel key={id} value={id} className={styles.panel}>
            {id === open && <Content />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}
