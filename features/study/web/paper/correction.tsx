import { useTranslation } from "react-i18next";
import type { BankQuestion, QuestionPart } from "../../domain/bank-question.ts";
import type { Answer, SingleAnswer } from "../../domain/question.ts";
import { CardButton } from "./card-button.tsx";
import styles from "./correction.module.css";
import { Box, Explanation, PassageLink } from "./correction-parts.tsx";
import { ArticleRead } from "./kinds/article-text.tsx";
import { KindCorrection } from "./kinds/kind-correction.tsx";
import { letterOf } from "./lines.tsx";
import { languageOf, QuestionLanguage, useQuestionLanguage } from "./question-language.ts";

const asStrings = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.filter((one) => typeof one === "string") : [];

interface CorrectionProps {
  attemptId: string;
  position: number;
  content: BankQuestion;
  given: Answer | null;
  /** Cards can be made: the server knows the answer. */
  cards: boolean;
}

/** What was answered beside what was expected, line by line, and why. */
export const Correction = (props: CorrectionProps) => (
  <QuestionLanguage value={languageOf(props.content)}>
    <WholeCorrection {...props} />
  </QuestionLanguage>
);

function WholeCorrection({ attemptId, position, content, given, cards }: CorrectionProps) {
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
        {"article" in content && <ArticleRead article={content.article} />}
      </>
    );
  if (content.type === "zones" || content.type === "tcs")
    return (
      <KindCorrection
        {...place}
        partAt={null}
        content={content}
        given={(given ?? []) as SingleAnswer}
      />
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

interface PartProps {
  attemptId: string;
  position: number;
  cards: boolean;
  part:
    | QuestionPart
    | Exclude<BankQuestion, { questions: unknown } | { type: "zones" } | { type: "tcs" }>;
  partAt: number | null;
  given: SingleAnswer;
}

function PartCorrection({ part, given, ...place }: PartProps) {
  if (part.type === "qroc") return <OpenCorrection {...place} part={part} given={given} />;
  if (part.type === "zones") return <KindCorrection {...place} content={part} given={given} />;
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
        {part.quote && <q lang="fr">{part.quote}</q>}
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
  const language = useQuestionLanguage();
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
                  <b>{letterOf(at)}</b> <span lang={language}>{line.text}</span>
                </p>
                <p className={styles.why}>
                  {line.indispensable && <em>{t("correction.indispensable")}</em>}
                  {line.unacceptable && <em>{t("correction.unacceptable")}</em>}
                  {line.explanation && <span lang={language}>{line.explanation}</span>}{" "}
                  {line.quote && <q lang={language}>{line.quote}</q>}
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
