import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { PaperScreen } from "../paper/paper-screen.tsx";
import styles from "../study-page.module.css";
import { QuizTab } from "./quiz-tab.tsx";

/** The quiz alone: the same as its tab of the page of study. */
export function QuizPage() {
  const { t } = useTranslation("quiz");
  const { paper, from } = useSearch({ from: "/_app/quiz" });
  const navigate = useNavigate();
  const show = (id: string | undefined) => void navigate({ to: "/quiz", search: { paper: id } });
  return (
    <div className={styles.page} data-paper={paper === undefined ? undefined : true}>
      <PageHeader title={t("page.title")} />
      <Suspense fallback={<PagePending />}>
        {paper === undefined ? (
          <QuizTab
            from={from}
            onTaken={() => void navigate({ to: "/quiz", search: {}, replace: true })}
            onBegin={show}
          />
        ) : (
          <PaperScreen key={paper} id={paper} onLeave={() => show(undefined)} onBegin={show} />
        )}
      </Suspense>
    </div>
  );
}
