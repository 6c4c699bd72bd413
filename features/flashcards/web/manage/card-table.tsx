import { IconFlagFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber } from "#platform/ui/format.ts";
import { mastery } from "../../domain/mastery.ts";
import type { FoundCard } from "../../domain/wire-manage.ts";
import styles from "./manage.module.css";

interface CardTableProps {
  cards: readonly FoundCard[];
  /** null: everything found is chosen. */
  chosen: ReadonlySet<string> | null;
  onChoose(chosen: ReadonlySet<string>): void;
  onOpen(noteId: string): void;
}

/** What keeps a card from being shown comes before how well it is known. */
function stateOf(card: FoundCard) {
  if (card.suspended) return "suspended";
  return card.buriedUntil ? "buried" : mastery(card.state);
}

export function CardTable({ cards, chosen, onChoose, onOpen }: CardTableProps) {
  const { t } = useTranslation("flashcards");
  const isChosen = (id: string) => chosen === null || chosen.has(id);
  const toggle = (id: string) => {
    const next = new Set(chosen ?? cards.map((card) => card.id));
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  const all = cards.every(({ id }) => isChosen(id));
  return (
    <table className={styles.cards} aria-label={t("manage.cards")}>
      <thead>
        <tr>
          <th scope="col">
            <label className={styles.tick}>
              <input
                type="checkbox"
                aria-label={t("manage.chooseShown")}
                checked={all}
                onChange={() => onChoose(all ? new Set() : new Set(cards.map(({ id }) => id)))}
              />
            </label>
          </th>
          {(["question", "deck", "state", "due", "stability"] as const).map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`manage.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <tr key={card.id} data-chosen={isChosen(card.id) || undefined}>
            <td>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  aria-label={t("manage.choose", { question: card.question })}
                  checked={isChosen(card.id)}
                  onChange={() => toggle(card.id)}
                />
              </label>
            </td>
            <th scope="row" data-column="question">
              <button type="button" onClick={() => onOpen(card.noteId)}>
                {card.question || t("manage.picture")}
              </button>
              <small>
                {card.flag > 0 && (
                  <span className={styles.flag}>
                    <IconFlagFilled size={14} aria-hidden /> {t("manage.flagged", { n: card.flag })}
                  </span>
                )}
                {card.tags.slice(0, 4).map((tag) => (
                  <span key={tag}>#{tag}</span>
                ))}
              </small>
            </th>
            <td data-column="deck">{card.deck}</td>
            <td data-column="state">{t(`state.${stateOf(card)}`)}</td>
            <td data-column="due">
              {card.state.due ? formatDate(card.state.due, { dateStyle: "medium" }) : "–"}
            </td>
            <td data-column="stability">
              {card.state.stability > 0
                ? t("interval.days", {
                    n: formatNumber(card.state.stability, { maximumFractionDigits: 1 }),
                  })
                : "–"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
