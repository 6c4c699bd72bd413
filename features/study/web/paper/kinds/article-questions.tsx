import { useTranslation } from "react-i18next";
import type { SingleAnswer } from "../../../domain/question.ts";
import type { ShownQuestion } from "../../../domain/shown-question.ts";
import { MarkedText } from "../marked-text.tsx";
import styles from "../question.module.css";
import { Field, QuestionMeta } from "../question-field.tsx";
import type { RunningPaper } from "../use-paper.ts";
import { ArticleText } from "./article-text.tsx";
import kinds from "./kinds.module.css";

interface ArticleQuestionsProps {
  question: ShownQuestion;
  disabled: boolean;
  running: RunningPaper;
}

/** A critical reading: the article beside its questions, answered in any order. */
export function ArticleQuestions({ question, disabled, running }: ArticleQuestionsProps) {
  const { t } = useTranslation("study");
  const { article, questions } = question;
  const entry = running.entry;
  if (!article || !questions) return null;
  const given = (entry?.fact.given ?? []) as readonly SingleAnswer[];
  const struck = entry?.struck ?? [];
  const answers = questions.map((_, at) => given[at] ?? []);
  const answer = (at: number, value: SingleAnswer, typed: boolean) => {
    const next = answers.map((one, other) => (other === at ? value : one));
    if (typed) running.type(next);
    else running.answer(next);
  };
  const own = (at: number) => `${at}:`;
  return (
    <div className={kinds.reading}>
      <ArticleText
        article={article}
        highlights={entry?.highlights?.article ?? []}
        disabled={disabled}
        onChange={(marked) => running.highlight("article", marked)}
      />
      <div>
        {questions.map((part, at) => (
          <section
            key={part.statement}
            aria-label={t("room.part", { at: at + 1, of: questions.length })}
          >
            <QuestionMeta question={part} at={at} />
            <MarkedText
              text={part.statement}
              className={styles.ask}
              highlights={entry?.highlights?.[at] ?? []}
              disabled={disabled}
              onChange={(marked) => running.highlight(String(at), marked)}
            />
            <Field
              part={part}
              value={answers[at] ?? []}
              struck={struck.flatMap((id) =>
                id.startsWith(own(at)) ? [id.slice(own(at).length)] : [],
              )}
              disabled={disabled}
              onChange={(value) => answer(at, value, part.type === "qroc")}
              onLeave={running.flush}
              onStrike={(lines) =>
                running.strike([
                  ...struck.filter((id) => !id.startsWith(own(at))),
                  ...lines.map((id) => own(at) + id),
                ])
              }
            />
          </section>
        ))}
      </div>
    </div>
  );
}
