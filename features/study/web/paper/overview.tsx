import { memo, useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isBlank } from "../../domain/attempt.ts";
import type { Journal } from "./journal.ts";
import styles from "./room.module.css";

export function countsOf(journal: Journal, count: number) {
  const facts = Object.values(journal.entries).map(({ fact }) => fact);
  const answered = facts.filter(({ given }) => !isBlank(given)).length;
  return {
    answered,
    blank: count - answered,
    unsure: facts.filter(({ confidence }) => confidence === "unsure").length,
    flagged: facts.filter(({ flagged }) => flagged).length,
  };
}

/** Every question of the paper, and what was done with it: shape and words, never colour alone. */
export function Overview({
  journal,
  count,
  onGo,
}: {
  journal: Journal;
  count: number;
  onGo(position: number): void;
}) {
  const { t } = useTranslation("study");
  const counts = countsOf(journal, count);
  // Another function at each answer would draw every cell again.
  const latest = useRef(onGo);
  latest.current = onGo;
  const go = useCallback((at: number) => latest.current(at), []);
  return (
    <>
      <ul className={styles.cells}>
        {Array.from({ length: count }, (_, at) => {
          const fact = journal.entries[at]?.fact;
          return (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the paper
              key={at}
              at={at}
              current={at === journal.position}
              answered={!isBlank(fact?.given)}
              unsure={fact?.confidence === "unsure"}
              flagged={fact?.flagged ?? false}
              onGo={go}
            />
          );
        })}
      </ul>
      <ul className={styles.legend}>
        {(["answered", "unsure", "flagged", "blank"] as const).map((kind) => (
          <li key={kind}>
            <span aria-hidden data-kind={kind} />
            {t(`overview.${kind}`)} <b>{counts[kind]}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

interface CellProps {
  at: number;
  current: boolean;
  answered: boolean;
  unsure: boolean;
  flagged: boolean;
  onGo(at: number): void;
}

/** One question; drawn again only when something of it changed: a long paper has many. */
const Cell = memo(function Cell({ at, current, answered, unsure, flagged, onGo }: CellProps) {
  const { t } = useTranslation("study");
  const marks = [
    t(answered ? "overview.answered" : "overview.blank"),
    ...(unsure ? [t("overview.unsure")] : []),
    ...(flagged ? [t("overview.flagged")] : []),
  ];
  return (
    <li>
      <button
        type="button"
        aria-current={current ? "step" : undefined}
        aria-label={t("overview.question", { n: at + 1, marks: marks.join(", ") })}
        data-answered={answered || undefined}
        data-unsure={unsure || undefined}
        data-flagged={flagged || undefined}
        onClick={() => onGo(at)}
      >
        {at + 1}
      </button>
    </li>
  );
});
