import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChecklistView } from "../../contract.ts";
import { goesOn, type Run } from "../../domain/run.ts";
import { client } from "../api.ts";
import styles from "../checklists.module.css";
import { reportHead, reportLines, reportText, savePdf } from "./report.ts";
import { dropRun, listRuns, nowOf } from "./run-store.ts";

/** The runs of this checklist that ended on this device, each with its log; nothing without any. */
export function Reports({ checklist }: { checklist: ChecklistView }) {
  const { t, i18n } = useTranslation("checklists");
  const [runs, setRuns] = useState(() =>
    listRuns(checklist.id).filter((run) => !goesOn(run, nowOf(run))),
  );
  const [asked, setAsked] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  if (runs.length === 0) return null;
  const drop = async ({ id, shared }: Run) => {
    setFailed(false);
    if (asked !== id) return setAsked(id);
    try {
      // Erased here only once nothing of it is left on the server.
      if (shared) await client.dropRun({ id });
      dropRun(id);
      setRuns(runs.filter((run) => run.id !== id));
    } catch {
      setFailed(true);
    }
  };
  return (
    <section className={styles.reports} aria-labelledby="checklist-reports">
      <h2 id="checklist-reports">{t("reports.title")}</h2>
      <p>{t("reports.where")}</p>
      {runs.map((run) => (
        <article key={run.id}>
          <h3>{reportHead(run, i18n.language)}</h3>
          {run.shared && <p>{t("reports.shared")}</p>}
          <Log run={run} checklist={checklist} />
          <p className={styles.tools}>
            <CopyReport run={run} checklist={checklist} />
            <PdfReport run={run} checklist={checklist} />
            <button type="button" onClick={() => void drop(run)}>
              {t(asked === run.id ? "reports.dropSure" : "reports.drop")}
            </button>
          </p>
        </article>
      ))}
      {failed && <p role="alert">{t("failed.drop")}</p>}
    </section>
  );
}

const titlesOf = ({ steps }: ChecklistView) => new Map(steps.map(({ id, title }) => [id, title]));

interface Props {
  run: Run;
  checklist: ChecklistView;
}

/** Everything that was done, with its time since the start and the time of the clock. */
export function Log({ run, checklist, latestFirst = false }: Props & { latestFirst?: boolean }) {
  const { t, i18n } = useTranslation("checklists");
  const lines = reportLines(run, titlesOf(checklist), t, i18n.language);
  return (
    <ol className={styles.log} aria-label={t("log.title")}>
      {(latestFirst ? lines.toReversed() : lines).map(({ id, clock, time, words }) => (
        <li key={id}>
          <b>{clock}</b> <span>{words}</span> <small>{time}</small>
        </li>
      ))}
    </ol>
  );
}

function CopyReport({ run, checklist }: Props) {
  const { t, i18n } = useTranslation("checklists");
  const [state, setState] = useState<"copy" | "copied" | "copyFailed">("copy");
  const copy = async () => {
    const lines = reportLines(run, titlesOf(checklist), t, i18n.language);
    try {
      await navigator.clipboard.writeText(reportText(run, lines, i18n.language));
      setState("copied");
    } catch {
      setState("copyFailed");
    }
  };
  return (
    <button type="button" onClick={() => void copy()}>
      <span aria-live="polite">{t(`reports.${state}`)}</span>
    </button>
  );
}

function PdfReport({ run, checklist }: Props) {
  const { t, i18n } = useTranslation("checklists");
  const [state, setState] = useState<"pdf" | "pdfPending" | "pdfFailed">("pdf");
  const make = async () => {
    setState("pdfPending");
    const lines = reportLines(run, titlesOf(checklist), t, i18n.language);
    try {
      await savePdf(run, lines, t("notice"), i18n.language);
      setState("pdf");
    } catch {
      setState("pdfFailed");
    }
  };
  return (
    <button type="button" disabled={state === "pdfPending"} onClick={() => void make()}>
      <span aria-live="polite">{t(`reports.${state}`)}</span>
    </button>
  );
}
