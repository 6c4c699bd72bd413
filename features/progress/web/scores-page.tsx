import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { TabFrame } from "#platform/ui/tab-frame.tsx";
import { AchievementsTab } from "./scores/achievements-tab.tsx";
import { ClinicalTab } from "./scores/clinical-tab.tsx";
import { FlashcardsTab } from "./scores/flashcards-tab.tsx";
import { OverviewTab } from "./scores/overview-tab.tsx";
import { QuizTab } from "./scores/quiz-tab.tsx";
import styles from "./scores/scores.module.css";
import { TABS, type Tab } from "./search.ts";
import { useFreshFigures } from "./use-fresh-figures.ts";

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
  useFreshFigures();
  return (
    <div className={styles.page}>
      <PageHeader title={t("page.title")} />
      <TabFrame
        label={t("tabs.label")}
        tabs={TABS.map((id) => ({ id, name: t(`tabs.${id}`) }))}
        open={tab ?? TABS[0]}
        onOpen={(tab) =>
          void navigate({ to: "/scores", search: { tab }, replace: true, resetScroll: false })
        }
        className={styles.panel}
      >
        {({ id }) => {
          const Content = CONTENT[id];
          return <Content />;
        }}
      </TabFrame>
    </div>
  );
}
