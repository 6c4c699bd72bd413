import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ComponentType, lazy } from "react";
import { useTranslation } from "react-i18next";
import { pagePart } from "#platform/feature/web/registry.ts";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { TabFrame } from "#platform/ui/tab-frame.tsx";
import styles from "./flashcards-page.module.css";
import { TABS, type Tab } from "./search.ts";

const OWN: Partial<Record<Tab, ComponentType>> = {
  create: lazy(() =>
    import("./create/create-tab.tsx").then((module) => ({ default: module.CreateTab })),
  ),
  manage: lazy(() =>
    import("./manage/manage-tab.tsx").then((module) => ({ default: module.ManageTab })),
  ),
};

/** The cards: one tab for each thing that is done with them, the open one in the address. */
export function FlashcardsPage() {
  const { t } = useTranslation("flashcards");
  const { tab } = useSearch({ from: "/_app/flashcards" });
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <PageHeader title={t("page.title")} lead={t("page.description")} />
      {/* What was begun stays: a session, a draft, a search. */}
      <TabFrame
        stay
        label={t("tabs.label")}
        tabs={TABS.map((id) => ({ id, name: t(`tabs.${id}`) }))}
        open={tab ?? TABS[0]}
        onOpen={(tab) =>
          void navigate({ to: "/flashcards", search: { tab }, replace: true, resetScroll: false })
        }
        className={styles.panel}
      >
        {({ id }) => {
          const Content = OWN[id] ?? pagePart("/flashcards", id);
          return <Content />;
        }}
      </TabFrame>
    </div>
  );
}
