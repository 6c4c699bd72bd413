import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { RATINGS, type Rating } from "#features/flashcards/domain/rating.ts";
import { scheduler } from "../../domain/schedule.ts";
import type { Sheet } from "../../domain/wire.ts";
import { shortInterval } from "../due-text.ts";
import styles from "./review.module.css";

interface RatingBarProps {
  sheet: Sheet;
  factId: string;
  onRate(rating: Rating): void;
}

/** The five ratings of the cards, each with when the sheet would come back. */
export function RatingBar({ sheet, factId, onRate }: RatingBarProps) {
  const { t } = useTranslation("revision-sheets");
  const after = useMemo(() => {
    const now = new Date();
    const preview = scheduler.preview(sheet.state, now, sheet.id, factId);
    return RATINGS.map((rating) => (preview[rating].due?.getTime() ?? now.getTime()) - now.getTime());
  }, [sheet, factId]);
  return (
    <fieldset className={styles.ratings} aria-label={t("rating.label")}>
      {RATINGS.map((rating, place) => (
        <button key={rating} type="button" data-rating={rating} onClick={() => onRate(rating)}>
          <b>{t(`rating.${rating}`)}</b>
          <span>{t(`rating.meaning.${rating}`)}</span>
          <small>{shortInterval(after[place] ?? 0)}</small>
          <kbd aria-hidden>{place + 1}</kbd>
        </button>
      ))}
    </fieldset>
  );
}
