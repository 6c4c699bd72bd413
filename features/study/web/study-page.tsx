import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { TabFrame } from "#platform/ui/tab-frame.tsx";
import { ConfigureTab } from "./configure/configure-tab.tsx";
import { HistoryTab } from "./history/history-tab.tsx";
import { CaseScreen, PaperScreen } from "./paper/paper-screens.ts";
import { TABS, type Tab } from "./search.ts";
import styles from "./study-page.module.css";

const OwnTab = lazy(() =>
  import("./own/own-tab.tsx").then((module) => ({ default: module.OwnTab })),
);
const QuizTab = lazy(() =>
  import("./quiz/quiz-tab.tsx").then((module) => ({ default: module.QuizTab })),
);
const CasesTab = lazy(() =>
  import("./cases/cases-tab.tsx").then((module) => ({ default: module.CasesTab })),
);

/** Questions: what the next paper is made of, the papers there were, or the one that is open. */
export function StudyPage() {
  const { t } = useTranslation("study");
  const { tab, paper } = useSearch({ from: "/_app/study" });
  const navigate = useNavigate();
  const open = (id: string) => void navigate({ to: "/study", search: { tab, paper: id } });
  const show = (next: Tab | undefined) =>
    void navigate({ to: "/study", search: { tab: next }, replace: true, resetScroll: false });
  return (
    <div className={styles.page} data-paper={paper === undefined ? undefined : true}>
      <PageHeader title={t("page.title")} />
      {paper === undefined ? (
        <TabFrame
          label={t("tabs.label")}
          tabs={TABS.map((id) => ({ id, name: t(`tabs.${id}`) }))}
          open={tab ?? TABS[0]}
          onOpen={show}
          className={styles.panel}
        >
          {({ id }) => {
            if (id === "qcm") return <ConfigureTab onBegin={open} />;
            if (id === "cases") return <CasesTab onOpen={open} />;
            if (id === "quiz") return <QuizTab onBegin={open} />;
            if (id === "own") return <OwnTab />;
            return <HistoryTab onOpen={open} onConfigure={() => show("qcm")} />;
          }}
        </TabFrame>
      ) : (
        <Suspense fallback={<PagePending />}>
          {tab === "cases" ? (
            <CaseScreen key={paper} id={paper} onLeave={() => show("cases")} />
          ) : (
            <PaperScreen key={paper} id={paper} onLeave={() => show("history")} onBegin={open} />
          )}
        </Suspense>
      )}
    </div>
  );
}
