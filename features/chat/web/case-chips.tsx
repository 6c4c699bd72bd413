import { IconEraser, IconX } from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Population } from "#platform/ai/toolbox.ts";
import styles from "./case-chips.module.css";
import type { CaseState } from "./case-state.ts";

export interface CaseChange {
  topic?: string | null;
  population?: Population | null;
  forget?: readonly string[];
  giveUpScore?: boolean;
}

interface Props {
  held: CaseState;
  onChange(change: CaseChange): void;
  /** A value to be written again, corrected. */
  onWrite(words: string): void;
}

const PEOPLE = ["adult", "child", "newborn", "pregnant"] as const;
const isPerson = (value: string): value is (typeof PEOPLE)[number] =>
  PEOPLE.some((one) => one === value);

/** What the next question starts from: each part can be corrected or erased, or all of it. */
export function CaseChips({ held, onChange, onWrite }: Props) {
  const { t } = useTranslation("chat");
  const { topic, others, population, values, score } = held;
  return (
    <section className={styles.case} aria-label={t("case.title")}>
      <span aria-hidden>{t("case.short")}</span>
      <ul>
        {topic && (
          <Chip main name={topic.title} onErase={() => onChange({ topic: null })}>
            <Choice
              label={t("case.topic")}
              value={topic.id}
              options={[topic, ...others].map(({ id, title }) => [id, title])}
              onChange={(id) => onChange({ topic: id })}
            />
          </Chip>
        )}
        {population && population !== "all" && (
          <Chip
            name={t(`case.people.${population}`)}
            onErase={() => onChange({ population: null })}
          >
            <Choice
              label={t("case.population")}
              value={population}
              options={PEOPLE.map((one) => [one, t(`case.people.${one}`)])}
              onChange={(one) => isPerson(one) && onChange({ population: one })}
            />
          </Chip>
        )}
        {values.map((words) => (
          <Chip key={words} name={words} onErase={() => onChange({ forget: [words] })}>
            <button
              type="button"
              title={t("case.correct", { name: words })}
              onClick={() => {
                onChange({ forget: [words] });
                onWrite(words);
              }}
            >
              <strong>{words}</strong>
            </button>
          </Chip>
        ))}
        {score !== null && (
          <Chip name={score} onErase={() => onChange({ giveUpScore: true })}>
            <span className={styles.text}>{t("case.score", { name: score })}</span>
          </Chip>
        )}
      </ul>
      <button
        type="button"
        className={styles.eraser}
        aria-label={t("case.eraseAll")}
        title={t("case.eraseAll")}
        onClick={() =>
          onChange({ topic: null, population: null, forget: values, giveUpScore: true })
        }
      >
        <IconEraser size={20} stroke={1.7} aria-hidden />
      </button>
    </section>
  );
}

interface ChipProps {
  name: string;
  main?: boolean;
  children: ReactNode;
  onErase(): void;
}

function Chip({ name, main = false, children, onErase }: ChipProps) {
  const { t } = useTranslation("chat");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    onErase();
  };
  return (
    <li data-main={main || undefined} onKeyDown={onKeyDown}>
      {children}
      <button
        type="button"
        className={styles.erase}
        aria-label={t("case.erase", { name })}
        onClick={onErase}
      >
        <IconX size={16} stroke={2} aria-hidden />
      </button>
    </li>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange(value: string): void;
}

/** With nothing else to choose there is nothing to open. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  if (options.length < 2) return <span className={styles.text}>{options[0]?.[1]}</span>;
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
