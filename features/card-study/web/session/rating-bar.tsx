import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { StudyCard } from "#features/flashcards/domain/public.ts";
import { timeZone } from "#features/flashcards/web/public.tsx";
import { RATINGS, type Rating } from "#features/memory/domain/public.ts";
import { RatingButtons } from "#platform/ui/ratings/rating-buttons.tsx";
import { type StudyRun, schedulerOf } from "../../domain/study-run.ts";
import { shortInterval } from "./intervals.ts";

interface RatingBarProps {
  run: StudyRun;
  card: StudyCard;
  factId: string;
  onRate(rating: Rating): void;
}

/** The five ratings, each with when the card would come back. */
export function RatingBar({ run, card, factId, onRate }: RatingBarProps) {
  const { t } = useTranslation("flashcards");
  const ratings = useMemo(() => {
    const now = new Date();
    const moment = { at: now, timeZone: timeZone() };
    const preview = schedulerOf(run, card).preview(card.state, moment, card.id, factId);
    return RATINGS.map((rating) => ({
      rating,
      name: t(`rating.${rating}`),
      meaning: t(`rating.meaning.${rating}`),
      comesBack: shortInterval((preview[rating].due?.getTime() ?? now.getTime()) - now.getTime()),
    }));
  }, [run, card, factId, t]);
  return <RatingButtons label={t("rating.label")} ratings={ratings} onRate={onRate} />;
}
