import { useTranslation } from "react-i18next";
import { ReportError } from "#features/content-reports/web/public.tsx";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { useCachedQuery } from "#platform/offline/web/cached-query.ts";
import { formatNumber } from "#platform/ui/format.ts";
import { isOwnId } from "../../domain/session.ts";
import type { Result } from "../../domain/wire-session.ts";
import { client, queries } from "../api.ts";
import { Computation } from "../paper/computation.tsx";
import { Correction } from "../paper/correction.tsx";
import { languageOf } from "../paper/question-language.ts";
import styles from "./result.module.css";

/** A paper that was handed in, under its own rules or under others. */
export function useResult(id: string, profile: string | null = null) {
  const input = profile === null ? { id } : { id, profile };
  return useCachedQuery(
    `study-result-${id}-${profile ?? ""}`,
    queries.result.key({ input }),
    (signal) => client.result(input, { signal }),
  );
}

/** Each question of a paper, what was answered and how it was marked, one press away. */
export function QuestionList({ id, result }: { id: string; result: Result }) {
  const { t } = useTranslation("study");
  return result.questions.map((question, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the paper
    <details key={at} className={styles.question}>
      <summary>
        <span>{at + 1}</span>
        <span lang={languageOf(question.content)}>{question.content.statement}</span>
        <b>{t("result.points", { score: formatNumber(question.score) })}</b>
      </summary>
      <Correction
        attemptId={id}
        position={at}
        content={question.content}
        given={question.given}
        cards
      />
      <Computation
        content={question.content}
        score={question.score}
        steps={question.steps}
        profile={result.profile}
      />
      <p className={styles.dim}>
        {t("result.spent", { count: Math.round(question.spent / 1_000) })}
      </p>
      <Report question={question} />
    </details>
  ));
}

/** Its readers are told which question, in which version; a person's own is theirs to correct. */
function Report({ question: { id, digest, content } }: { question: Result["questions"][number] }) {
  const { t } = useTranslation("study");
  // A result that the device kept before versions were told has none.
  if (isOwnId(id) || !digest) return null;
  const title =
    content.specialty === null ? t(`types.${content.type}`) : t(`specialties.${content.specialty}`);
  return (
    <ReportError kind="question" id={id} version={digest} title={title} text={content.statement} />
  );
}

/** The same, for a room that knows the paper by its id alone. */
export function PaperQuestions({ id }: { id: string }) {
  const { t } = useTranslation("study");
  return (
    <CachedPart part={useResult(id)} problem={t("errors.loading")} lines={5}>
      {(result) => <QuestionList id={id} result={result} />}
    </CachedPart>
  );
}
