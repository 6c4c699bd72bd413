import { Button, TextInput } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { SingleAnswer } from "../../domain/question.ts";
import type { ShownPart, ShownQuestion } from "../../domain/session.ts";
import type { Entry } from "./journal.ts";
import { Lines, letterOf } from "./lines.tsx";
import { MarkedText } from "./marked-text.tsx";
import styles from "./question.module.css";
import type { RunningPaper } from "./use-paper.ts";

/** What kind of question it is, and what the person has to know to answer it. */
export function QuestionMeta({ question }: { question: ShownQuestion | ShownPart }) {
  const { t } = useTranslation("study");
  const { type, expected } = question;
  return (
    <p className={styles.meta}>
      <b>{t(`types.${type}`)}</b>
      <span>
        {expected === null ? t(`howMany.${type}`) : t("howMany.told", { count: expected })}
      </span>
      {"specialty" in question && question.specialty && (
        <span>{t(`specialties.${question.specialty}`)}</span>
      )}
    </p>
  );
}

const ticks = (given: unknown): readonly string[] =>
  Array.isArray(given) && given.every((one) => typeof one === "string") ? given : [];

interface FieldProps {
  part: ShownQuestion | ShownPart;
  value: SingleAnswer;
  struck: readonly string[];
  disabled: boolean;
  onChange(value: SingleAnswer): void;
  /** Of a text: left. */
  onLeave?(): void;
  onStrike(struck: readonly string[]): void;
}

function Field({ part, value, struck, disabled, onChange, onLeave, onStrike }: FieldProps) {
  const { t } = useTranslation("study");
  const name = useId();
  if (part.propositions)
    return (
      <Lines
        lines={part.propositions}
        single={part.type === "qru"}
        name={name}
        ticked={ticks(value)}
        struck={struck}
        disabled={disabled}
        onTick={onChange}
        onStrike={onStrike}
      />
    );
  const text = ticks(value)[0] ?? "";
  return (
    <TextInput
      label={t("room.openAnswer")}
      size="md"
      maxLength={300}
      autoComplete="off"
      value={text}
      disabled={disabled}
      onBlur={onLeave}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === "" ? [] : [currentTarget.value])
      }
    />
  );
}

interface QuestionViewProps {
  question: ShownQuestion;
  entry: Entry | undefined;
  disabled: boolean;
  running: RunningPaper;
}

/** A question to answer; nothing of its key is here. */
export function QuestionView({ question, entry, disabled, running }: QuestionViewProps) {
  const struck = entry?.struck ?? [];
  const given = entry?.fact.given ?? [];
  return (
    <>
      <QuestionMeta question={question} />
      <MarkedText
        text={question.statement}
        className={question.questions ? styles.stem : styles.ask}
        highlights={entry?.highlights?.whole ?? []}
        disabled={disabled}
        onChange={(marked) => running.highlight("whole", marked)}
      />
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
  part: { readonly propositions?: readonly { readonly id: string }[] | null },
  answer: SingleAnswer | null | undefined,
): string {
  const chosen = ticks(answer);
  if (!part.propositions) return chosen[0] ?? "";
  const letters = part.propositions.flatMap(({ id }, at) =>
    chosen.includes(id) ? [letterOf(at)] : [],
  );
  return letters.join(", ");
}
