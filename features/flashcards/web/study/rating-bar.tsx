import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { RATINGS, type Rating } from "../../domain/rating.ts";
import { type StudyRun, schedulerOf } from "../../domain/study-run.ts";
import type { StudyCard } from "../../domain/wire-study.ts";
import { shortInterval } from "./intervals.ts";
import styles from "./session.module.css";

interface RatingBarProps {
  run: StudyRun;
  card: StudyCard;
  factId: string;
  onRate(rating: Rating): void;
}

/** The five ratings, each with when the card would come back. */
export function RatingBar({ run, card, factId, onRate }: RatingBarProps) {
  const { t } = useTranslation("flashcards");
  const after = useMemo(() => {
    const now = new Date();
    const preview = schedulerOf(run, card).preview(card.state, now, card.id, factId);
    return RATINGS.map((rating) => (preview[rating].due?.getTime() ?? now.getTime()) - now.getTime());
  }, [run, card, factId]);
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
