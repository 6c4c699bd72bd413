import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNetwork } from "#platform/network/web/network-state.ts";
import { formatDateTime, formatNumber } from "#platform/ui/format.ts";
import type { ListedCase } from "../../domain/cases/wire-case.ts";
import { client, timeZone } from "../api.ts";
import { screenHere } from "../paper/paper-screens.ts";
import { dropPaper, keepBegun } from "../paper/stored-paper.ts";
import styles from "./cases.module.css";

interface CaseRowProps {
  listed: ListedCase;
  onOpen(id: string): void;
}

/** One case: what it is about, where the person stands with it, and what was done of it before. */
export function CaseRow({ listed, onOpen }: CaseRowProps) {
  const { t } = useTranslation(["cases", "study"]);
  const { case: head, steps, questions, standing, runs } = listed;
  const offline = useNetwork().offline;
  const open = runs.find(({ submittedAt }) => submittedAt === null);
  const done = runs.filter(({ submittedAt }) => submittedAt !== null);
  const begin = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const room = screenHere("case");
      if (open) {
        await client.discard({ id: open.id });
        await dropPaper(open.id);
      }
      const asked = { id: crypto.randomUUID(), caseId: head.id, timeZone: timeZone() };
      const paper = await client.startCase(asked);
      // A device that refuses to keep it still shows it while the network is there.
      await Promise.all([keepBegun(paper).catch(() => {}), room]);
      return paper.id;
    },
    onSuccess: onOpen,
  });
  return (
    <li>
      <div className={styles.about}>
        <h2 lang="fr">{head.title}</h2>
        <p className={styles.meta}>
          <b>{t(`standing.${standing}`)}</b>
          <span>{t(`study:specialties.${head.specialty}`)}</span>
          <span>{t(`study:difficulties.${head.difficulty}`)}</span>
          {head.item !== null && <span>{t("row.item", { item: head.item })}</span>}
          {head.rank !== null && <span>{t("study:result.rank", { rank: head.rank })}</span>}
          <span>
            {t("row.steps", { count: steps })}, {t("row.questions", { count: questions })}
          </span>
        </p>
        {done.length > 0 && <Before runs={done} onOpen={onOpen} />}
      </div>
      <p className={styles.actions}>
        {open && <Button onClick={() => onOpen(open.id)}>{t("row.resume")}</Button>}
        <Button
          variant={runs.length === 0 ? "filled" : "default"}
          disabled={offline}
          loading={begin.isPending}
          onClick={() => begin.mutate()}
        >
          {t(runs.length === 0 ? "row.begin" : "row.again")}
        </Button>
      </p>
      {begin.isError && <p role="alert">{t("row.failed")}</p>}
    </li>
  );
}

function Before({ runs, onOpen }: { runs: ListedCase["runs"]; onOpen(id: string): void }) {
  const { t } = useTranslation("cases");
  return (
    <details className={styles.before}>
      <summary>{t("row.before", { count: runs.length })}</summary>
      <ul>
        {runs.map(({ id, startedAt, score }) => (
          <li key={id}>
            <span>
              {formatDateTime(startedAt)}
              {score !== null && (
                <b>
                  {" · "}
                  {formatNumber(score * 20, { maximumFractionDigits: 1 })}/20
                </b>
              )}
            </span>
            <Button variant="subtle" onClick={() => onOpen(id)}>
              {t("row.read")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
