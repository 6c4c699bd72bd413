import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SingleAnswer } from "../../domain/question.ts";
import type { ShownPart, ShownPlace, ShownQuestion } from "../../domain/shown-question.ts";
import type { Entry } from "./journal.ts";
import { ArticleQuestions } from "./kinds/article-questions.tsx";
import { DrawingFigure } from "./kinds/drawing-image.tsx";
import { placeAt, pointsIn } from "./kinds/zone-pointer.tsx";
import { letterOf } from "./lines.tsx";
import { MarkedText } from "./marked-text.tsx";
import styles from "./question.module.css";
import { Field, QuestionMeta, ticks } from "./question-field.tsx";
import { languageOf, QuestionLanguage } from "./question-language.ts";
import type { RunningPaper } from "./use-paper.ts";

interface QuestionViewProps {
  question: ShownQuestion;
  entry: Entry | undefined;
  disabled: boolean;
  running: RunningPaper;
}

/** A question to answer; nothing of its key is here. */
export function QuestionView({ question, entry, disabled, running }: QuestionViewProps) {
  return (
    <QuestionLanguage value={languageOf(question)}>
      <QuestionMeta question={question} />
      <MarkedText
        text={question.statement}
        className={question.questions ? styles.stem : styles.ask}
        highlights={entry?.highlights?.whole ?? []}
        disabled={disabled}
        onChange={(marked) => running.highlight("whole", marked)}
      />
      {question.image && !question.places && <DrawingFigure image={question.image} />}
      <Asked question={question} entry={entry} disabled={disabled} running={running} />
    </QuestionLanguage>
  );
}

function Asked({ question, entry, disabled, running }: QuestionViewProps) {
  const struck = entry?.struck ?? [];
  const given = entry?.fact.given ?? [];
  if (question.article)
    return <ArticleQuestions question={question} disabled={disabled} running={running} />;
  return (
    <>
      {question.questions ? (
        <Series
          parts={question.questions}
          closed={given as readonly SingleAnswer[]}
          draft={entry?.draft ?? []}
          struck={struck}
          disabled={disabled}
          running={running}
        />
      ) : (
        <Field
          part={question}
          value={given as SingleAnswer}
          struck={struck}
          disabled={disabled}
          onChange={question.type === "qroc" ? running.type : running.answer}
          onLeave={running.flush}
          onStrike={running.strike}
        />
      )}
    </>
  );
}

interface SeriesProps {
  parts: readonly ShownPart[];
  closed: readonly SingleAnswer[];
  draft: SingleAnswer;
  struck: readonly string[];
  disabled: boolean;
  running: RunningPaper;
}

/** One after the other, without a way back: the next statement may tell the answer of this one. */
function Series({ parts, closed, draft, struck, disabled, running }: SeriesProps) {
  const { t } = useTranslation("study");
  const current = parts[closed.length];
  return (
    <>
      {closed.map((answer, at) => {
        const part = parts[at];
        return (
          part && (
            <section key={part.statement} className={styles.closed}>
              <p lang="fr">{part.statement}</p>
              <p>
                {t("room.yourAnswer")} <b>{answerText(part, answer) || t("room.blank")}</b>
              </p>
            </section>
          )
        );
      })}
      {current ? (
        <section aria-label={t("room.part", { at: closed.length + 1, of: parts.length })}>
          <QuestionMeta question={current} />
          <MarkedText
            text={current.statement}
            className={styles.ask}
            highlights={running.entry?.highlights?.[closed.length] ?? []}
            disabled={disabled}
            onChange={(marked) => running.highlight(String(closed.length), marked)}
          />
          <Field
            key={closed.length}
            part={current}
            value={draft}
            struck={struck}
            disabled={disabled}
            onChange={running.draft}
            onStrike={running.strike}
          />
          <Button
            variant="default"
            size="md"
            disabled={disabled}
            onClick={() => running.closePart(parts.length, draft)}
          >
            {t("room.closePart")}
          </Button>
        </section>
      ) : (
        <p className={styles.note}>{t("room.caseOver")}</p>
      )}
    </>
  );
}

/** "A, C", or what was typed. */
export function answerText(
  part: {
    readonly propositions?: readonly { readonly id: string }[] | null;
    readonly places?: readonly ShownPlace[] | undefined;
  },
  answer: SingleAnswer | null | undefined,
): string {
  if (part.places)
    return pointsIn(answer)
      .map((point) => placeAt(point, part.places))
      .join(", ");
  const chosen = ticks(answer);
  if (!part.propositions) return chosen[0] ?? "";
  const letters = part.propositions.flatMap(({ id }, at) =>
    chosen.includes(id) ? [letterOf(at)] : [],
  );
  return letters.join(", ");
}
