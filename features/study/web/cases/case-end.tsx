import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNetwork } from "#platform/network/web/network-state.ts";
import { formatNumber } from "#platform/ui/format.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import type { BankQuestion } from "../../domain/bank-question.ts";
import { type CaseStory, scoresByStep } from "../../domain/cases/clinical-case.ts";
import type { Step } from "../../domain/marking.ts";
import type { Answer } from "../../domain/question.ts";
import { tierOf } from "../../domain/session.ts";
import { Computation } from "../paper/computation.tsx";
import { Correction } from "../paper/correction.tsx";
import result from "../result/result.module.css";
import { StepText, WantedList } from "./case-parts.tsx";
import styles from "./cases.module.css";

export interface CaseEndProps {
  /** Of the paper. */
  id: string;
  story: CaseStory;
  questions: readonly {
    readonly content: BankQuestion;
    readonly given: Answer | null;
    readonly score: number;
    readonly steps: readonly Step[];
  }[];
  /** Milliseconds that the questions took. */
  spent: number;
  profile: string;
  /** By the server; otherwise these are the marks of this device. */
  confirmed: boolean;
  onLeave(): void;
}

const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });

/** A case at its end: the diagnosis, what each step was worth, what was missed. */
export function CaseEnd(props: CaseEndProps) {
  const { story, questions, spent, confirmed, onLeave } = props;
  const { t } = useTranslation(["cases", "study"]);
  const diagnosis = story.steps.at(-1);
  const scores = questions.map(({ score }) => score);
  const mean = scores.reduce((sum, one) => sum + one, 0) / Math.max(1, scores.length);
  const seconds = Math.round(spent / 1_000);
  return (
    <section aria-label={t("end.title")}>
      <header className={result.head}>
        <p className={result.total}>
          {number(mean * 20)}
          <small>/20</small>
        </p>
        <div>
          <h2 lang="fr">{story.title}</h2>
          <p>
            {t(`study:tiers.${tierOf(mean)}`)} ·{" "}
            {t("end.time", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
          </p>
        </div>
      </header>
      <p className={styles.notice}>{t(story.reread ? "room.reread" : "room.fictitious")}</p>
      <p role="status">{t(confirmed ? "end.confirmed" : "end.selfMarked")}</p>
      {diagnosis && (
        <>
          <h3>{t("step.diagnosis")}</h3>
          <StepText text={diagnosis.text} />
          <WantedList wanted={diagnosis.wanted} />
        </>
      )}
      <h3>{t("end.bySteps")}</h3>
      <ul className={styles.scores}>
        {scoresByStep(story, scores).map(({ kind, at, score, count }) => (
          <li key={at}>
            <span>{t(`step.${kind}`)}</span>
            <b>{t("end.points", { score: number(score * count), count })}</b>
          </li>
        ))}
      </ul>
      <p>
        {t("end.xp")} <DynamicLink to="/scores">{t("end.scores")}</DynamicLink>
      </p>
      <h3>{t("end.questions")}</h3>
      <Questions {...props} />
      <Button variant="default" onClick={onLeave}>
        {t("end.leave")}
      </Button>
    </section>
  );
}

function Questions({ id, story, questions, profile, confirmed }: CaseEndProps) {
  const { t } = useTranslation(["cases", "study"]);
  const online = !useNetwork().offline;
  return story.steps.flatMap(({ from, count, wanted }) =>
    questions.slice(from, from + count).map(({ content, given, score, steps }, index) => (
      <details key={content.statement} className={result.question}>
        <summary>
          <span>{from + index + 1}</span>
          <span lang="fr">{content.statement}</span>
          <b>{t("study:result.points", { score: number(score) })}</b>
        </summary>
        <Correction
          attemptId={id}
          position={from + index}
          content={content}
          given={given}
          cards={online && confirmed}
        />
        <Computation content={content} score={score} steps={steps} profile={profile} />
        {index === count - 1 && <WantedList wanted={wanted} />}
      </details>
    )),
  );
}
