import { useTranslation } from "react-i18next";
import { useNetwork } from "#platform/network/web/network-state.ts";
import type { Wanted } from "../../domain/cases/clinical-case.ts";
import type { OpenedAttempt } from "../../domain/wire-session.ts";
import { Computation } from "../paper/computation.tsx";
import { Correction } from "../paper/correction.tsx";
import { PassageLink } from "../paper/correction-parts.tsx";
import type { Entry } from "../paper/journal.ts";
import { markHere } from "../paper/mark-here.ts";
import question from "../paper/question.module.css";
import styles from "./cases.module.css";

export const StepText = ({ text }: { text: string }) => (
  <p className={question.stem} lang="fr">
    {text}
  </p>
);

/** What the case wanted at a step, each with the passage it stands on. */
export function WantedList({ wanted }: { wanted: readonly Wanted[] }) {
  const { t } = useTranslation("cases");
  if (wanted.length === 0) return null;
  return (
    <div className={styles.wanted}>
      <h4>{t("room.wanted")}</h4>
      <ul>
        {wanted.map(({ text, passage }) => (
          <li key={text}>
            <span lang="fr">{text}</span> <PassageLink passage={passage} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ClosedQuestionProps {
  paper: OpenedAttempt;
  position: number;
  entry: Entry | undefined;
}

/** Corrected on this device at once; the server's marks, at the end, are those that count. */
export function ClosedQuestion({ paper, position, entry }: ClosedQuestionProps) {
  const { t } = useTranslation("cases");
  const online = !useNetwork().offline;
  const content = paper.keys?.[position];
  const marked = markHere(paper, position, entry);
  if (!content || !marked) return null;
  return (
    <section className={styles.closed} aria-label={t("room.correction")}>
      <p className={question.ask} lang="fr">
        {content.statement}
      </p>
      <Correction
        attemptId={paper.id}
        position={position}
        content={content}
        given={entry?.fact.given ?? null}
        cards={online}
      />
      <Computation content={content} profile={paper.profile} {...marked} />
      <p className={question.note}>{t("room.selfMarked")}</p>
    </section>
  );
}
