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
  return (
    <>
      <ul className={styles.cells}>
        {Array.from({ length: count }, (_, at) => {
          const fact = journal.entries[at]?.fact;
          const answered = !isBlank(fact?.given);
          const marks = [
            t(answered ? "overview.answered" : "overview.blank"),
            ...(fact?.confidence === "unsure" ? [t("overview.unsure")] : []),
            ...(fact?.flagged ? [t("overview.flagged")] : []),
          ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the paper
            <li key={at}>
              <button
                type="button"
                aria-current={at === journal.position ? "step" : undefined}
                aria-label={t("overview.question", { n: at + 1, marks: marks.join(", ") })}
                data-answered={answered || undefined}
                data-unsure={fact?.confidence === "unsure" || undefined}
                data-flagged={fact?.flagged || undefined}
                onClick={() => onGo(at)}
              >
                {at + 1}
              </button>
            </li>
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
