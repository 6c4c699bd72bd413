import { IconStrikethrough } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import styles from "./question.module.css";
import { useQuestionLanguage } from "./question-language.ts";

interface LinesProps {
  lines: readonly { readonly id: string; readonly text: string }[];
  /** One alone can be right. */
  single: boolean;
  name: string;
  ticked: readonly string[];
  struck: readonly string[];
  disabled: boolean;
  onTick(ticked: readonly string[]): void;
  onStrike(struck: readonly string[]): void;
}

export const letterOf = (at: number): string => String.fromCodePoint(65 + at);
export const toggled = (all: readonly string[], id: string): readonly string[] =>
  all.includes(id) ? all.filter((one) => one !== id) : [...all, id];
export const tickedAfter = (single: boolean, ticked: readonly string[], id: string) =>
  single && !ticked.includes(id) ? [id] : toggled(ticked, id);

/** Lines to tick, and to strike out: two targets, told apart. */
export function Lines(props: LinesProps) {
  const { lines, single, name, ticked, struck, disabled, onTick, onStrike } = props;
  const { t } = useTranslation("study");
  const language = useQuestionLanguage();
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, text }, at) => {
        const out = struck.includes(id);
        return (
          <li key={id} data-struck={out || undefined}>
            <label>
              <input
                type="checkbox"
                name={name}
                data-single={single || undefined}
                checked={ticked.includes(id)}
                disabled={disabled}
                onChange={() => onTick(tickedAfter(single, ticked, id))}
              />
              <span className={styles.letter} aria-hidden>
                {letterOf(at)}
              </span>
              <span lang={language}>{text}</span>
            </label>
            <button
              type="button"
              disabled={disabled}
              aria-pressed={out}
              aria-label={t("room.strike", { letter: letterOf(at) })}
              onClick={() => onStrike(toggled(struck, id))}
            >
              <IconStrikethrough size={18} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
