import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import type { BankQuestion, QuestionPart } from "../../domain/bank-question.ts";
import type { Step } from "../../domain/marking.ts";
import type { Answer, SingleAnswer } from "../../domain/question.ts";
import { sentenceOf } from "../../domain/steps.ts";
import { CardButton } from "./card-button.tsx";
import styles from "./correction.module.css";
import { letterOf } from "./lines.tsx";

const asStrings = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.filter((one) => typeof one === "string") : [];

/** "anaphylaxie#f2" is a passage of the page of its sheet. */
export function PassageLink({ passage }: { passage: string }) {
  const { t } = useTranslation("study");
  const [sheet = "", anchor = ""] = passage.split("#");
  return <DynamicLink to={`/guidelines/${sheet}#${anchor}`}>{t("correction.passage")}</DynamicLink>;
}

interface CorrectionProps {
  attemptId: string;
  position: number;
  content: BankQuestion;
  given: Answer | null;
  /** Cards can be made: the server knows the answer. */
  cards: boolean;
}

/** What was answered beside what was expected, line by line, and why. */
export function Correction({ attemptId, position, content, given, cards }: CorrectionProps) {
  const { t } = useTranslation("study");
  const place = { attemptId, position, cards };
  if ("questions" in content)
    return (
      <>
        {content.questions.map((part, at) => (
          <section
            key={part.statement}
            aria-label={t("room.part", { at: at + 1, of: content.questions.length })}
          >
            <p className={styles.ask} lang="fr">
              {part.statement}
            </p>
            <PartCorrection
              {...place}
              part={part}
              partAt={at}
              given={(given?.[at] ?? []) as SingleAnswer}
            />
          </section>
        ))}
        <Explanation text={content.explanation} />
      </>
    );
  return (
    <>
      <PartCorrection
        {...place}
        part={content}
        partAt={null}
        given={(given ?? []) as SingleAnswer}
      />
      {"propositions" in content && <Explanation text={content.explanation} />}
    </>
  );
}

const Explanation = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <p className={styles.whole} lang="fr">
      {text}
    </p>
  );

interface PartProps {
  attemptId: string;
  position: number;
  cards: boolean;
  part: QuestionPart | Exclude<BankQuestion, { questions: unknown }>;
  partAt: number | null;
  given: SingleAnswer;
}

function PartCorrection({ part, given, ...place }: PartProps) {
  if (part.type === "qroc") return <OpenCorrection {...place} part={part} given={given} />;
  return <LinesCorrection {...place} part={part} given={given} />;
}

type Of<Type> = Extract<PartProps["part"], { type: Type }>;

function OpenCorrection({ part, given, ...place }: Omit<PartProps, "part"> & { part: Of<"qroc"> }) {
  const { t } = useTranslation("study");
  return (
    <div className={styles.open}>
      <p>
        {t("room.yourAnswer")} <b>{asStrings(given)[0] ?? t("room.blank")}</b>
      </p>
      <p>
        {t("correction.accepted")} <b lang="fr">{part.accepted.join(" · ")}</b>
      </p>
      <Explanation text={part.explanation} />
      <p className={styles.tools}>
        {part.passage && <PassageLink passage={part.passage} />}
        {place.cards && <CardButton {...place} line={null} />}
      </p>
    </div>
  );
}

function LinesCorrection({
  part,
  given,
  ...place
}: Omit<PartProps, "part"> & { part: Of<"qrm" | "qru" | "qrp" | "qrp-long"> }) {
  const { t } = useTranslation("study");
  const ticked = asStrings(given);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t("correction.you")}</th>
          <th scope="col">{t("correction.expected")}</th>
          <th scope="col">{t("correction.line")}</th>
        </tr>
      </thead>
      <tbody>
        {part.propositions.map((line, at) => {
          const chosen = ticked.includes(line.id);
          const missed = chosen !== line.correct;
          return (
            <tr key={line.id} data-missed={missed || undefined}>
              <td>
                <Box on={chosen} kind="you" />
              </td>
              <td>
                <Box on={line.correct} kind="expected" />
              </td>
              <td>
                <p className={styles.text}>
                  <b>{letterOf(at)}</b> <span lang="fr">{line.text}</span>
                </p>
                <p className={styles.why}>
                  {line.indispensable && <em>{t("correction.indispensable")}</em>}
                  {line.unacceptable && <em>{t("correction.unacceptable")}</em>}
                  {line.explanation && <span lang="fr">{line.explanation}</span>}{" "}
                  {line.passage && <PassageLink passage={line.passage} />}
                </p>
                {missed && (
                  <p className={styles.tools}>
                    <b>{t(chosen ? "correction.tickedWrongly" : "correction.leftOut")}</b>
                    {place.cards && <CardButton {...place} line={line.id} />}
                  </p>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Box({ on, kind }: { on: boolean; kind: "you" | "expected" }) {
  const { t } = useTranslation("study");
  return (
    <span className={styles.box} data-on={on || undefined} data-kind={kind}>
      {on && <IconCheck size={16} aria-hidden />}
      <span className={styles.hidden}>{t(on ? "correction.yes" : "correction.no")}</span>
    </span>
  );
}

/** Lines by the letters that the screen gives them. */
function lettered(step: Step, content: BankQuestion): Step {
  if (!("ids" in step) || !("propositions" in content)) return step;
  const at = (id: string) => content.propositions.findIndex((line) => line.id === id);
  return { ...step, ids: step.ids.map((id) => letterOf(at(id))) };
}

/** The points, and how they came about. */
export function Computation({
  content,
  score,
  steps,
  profile,
}: {
  content: BankQuestion;
  score: number;
  steps: readonly Step[];
  profile: string;
}) {
  const { t } = useTranslation("study");
  const number = (value: number) => formatNumber(value, { maximumFractionDigits: 3 });
  return (
    <div className={styles.computation}>
      <p className={styles.score}>
        {number(score)} <small>{t("correction.outOf")}</small>
      </p>
      <ul>
        {steps.map((step, at) => {
          const { key, vars } = sentenceOf(lettered(step, content), number);
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are an order
          return <li key={at}>{t(key, vars)}</li>;
        })}
      </ul>
      <p className={styles.rules}>{t(`profiles.${profile}`)}</p>
    </div>
  );
}
