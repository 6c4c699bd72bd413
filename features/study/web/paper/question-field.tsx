import { TextInput } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { SingleAnswer } from "../../domain/question.ts";
import type { ShownPart, ShownQuestion } from "../../domain/shown-question.ts";
import { ConcordanceField } from "./kinds/concordance-field.tsx";
import { ZonePointer } from "./kinds/zone-pointer.tsx";
import { Lines } from "./lines.tsx";
import styles from "./question.module.css";

/** What kind of question it is, and what the person has to know to answer it. */
export function QuestionMeta({
  question,
  at,
}: {
  question: ShownQuestion | ShownPart;
  /** Among those of one text, from 0. */
  at?: number;
}) {
  const { t } = useTranslation("study");
  const { type, expected } = question;
  return (
    <p className={styles.meta}>
      <b>
        {at === undefined ? "" : `${at + 1} · `}
        {t(`types.${type}`)}
      </b>
      <span>
        {expected === null ? t(`howMany.${type}`) : t("howMany.told", { count: expected })}
      </span>
      {"specialty" in question && question.specialty && (
        <span>{t(`specialties.${question.specialty}`)}</span>
      )}
    </p>
  );
}

export const ticks = (given: unknown): readonly string[] =>
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

/** Where one question is answered, by its kind. */
export function Field({ part, value, struck, disabled, onChange, onLeave, onStrike }: FieldProps) {
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
  if ("places" in part && part.places && part.image)
    return (
      <ZonePointer
        image={part.image}
        places={part.places}
        expected={part.expected ?? 1}
        value={value}
        disabled={disabled}
        onChange={onChange}
      />
    );
  if ("concordance" in part && part.concordance)
    return (
      <ConcordanceField
        asked={part.concordance}
        name={name}
        value={ticks(value)[0]}
        disabled={disabled}
        onChange={onChange}
      />
    );
  const text = ticks(value)[0] ?? "";
  return (
    <TextInput
      label={t("room.openAnswer")}
      description={t("room.openAnswerHow")}
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
