import { useTranslation } from "react-i18next";
import type { CardState } from "#features/memory/domain/public.ts";
import { formatNumber } from "#platform/ui/format.ts";
import { level, mastery } from "../../domain/mastery.ts";
import styles from "./manage.module.css";

/**
 * Where a card stands: its mastery, and the figures behind it. A card never reviewed has no
 * difficulty yet.
 */
export function CardStanding({ state }: { state: CardState }) {
  const { t } = useTranslation("flashcards");
  const figures = [
    ["mastery", t(`state.${mastery(state)}`)],
    ["level", t("standing.ofFive", { n: level(state.reviews) })],
    ["streak", formatNumber(state.streak)],
    [
      "ease",
      state.phase === "new"
        ? "–"
        : t("standing.ofTen", { n: formatNumber(state.difficulty, { maximumFractionDigits: 1 }) }),
    ],
  ] as const;
  return (
    <dl className={styles.standing}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`standing.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
