import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CachedNote, PartPending, PartProblem } from "#platform/offline/web/cached-part.tsx";
import { formatDate, formatNumber } from "#platform/ui/format.ts";
import type { ListedCase } from "../../domain/cases/wire-case.ts";
import styles from "./cases.module.css";
import { EVERY_CASE, useCases } from "./use-cases.ts";

const outOf20 = (score: number) => formatNumber(score * 20, { maximumFractionDigits: 1 });
const isDone = ({ submittedAt }: ListedCase["runs"][number]) => submittedAt !== null;

/** The cases that were finished, the last time of each with its score; `none` when there is none. */
export function DoneCases({ none }: { none: ReactNode }) {
  const { t } = useTranslation("cases");
  const { cases, keptAt, isError, refetch } = useCases(EVERY_CASE);
  if (!cases)
    return isError ? (
      <PartProblem problem={t("tab.failed")} onRetry={() => void refetch()} />
    ) : (
      <PartPending />
    );
  const done = cases.flatMap(({ case: { title }, runs }) => {
    // The last begun comes first.
    const run = runs.find(isDone);
    return run ? [{ title, run, times: runs.filter(isDone).length }] : [];
  });
  if (done.length === 0) return none;
  return (
    <>
      <p>{t("done.count", { count: done.length })}</p>
      <ul className={styles.list}>
        {done.map(({ title, run, times }) => (
          <li key={run.id}>
            <div className={styles.about}>
              <h2 lang="fr">
                <Link to="/study" search={{ tab: "cases", paper: run.id }}>
                  {title}
                </Link>
              </h2>
              <p className={styles.meta}>
                {run.score !== null && <b>{outOf20(run.score)}/20</b>}
                <span>{formatDate(run.startedAt)}</span>
                <span>{t("row.before", { count: times })}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {keptAt && <CachedNote at={keptAt} />}
    </>
  );
}
