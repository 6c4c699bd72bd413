import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { RATINGS, type Rating } from "#features/memory/domain/public.ts";
import { RatingButtons } from "#platform/ui/ratings/rating-buttons.tsx";
import { scheduler } from "../../domain/schedule.ts";
import type { Sheet } from "../../domain/wire.ts";
import { timeZone } from "../api.ts";
import { shortInterval } from "../due-text.ts";

interface RatingBarProps {
  sheet: Sheet;
  factId: string;
  onRate(rating: Rating): void;
}

/** The five ratings of the cards, each with when the sheet would come back. */
export function RatingBar({ sheet, factId, onRate }: RatingBarProps) {
  const { t } = useTranslation("revision-sheets");
  const ratings = useMemo(() => {
    const now = new Date();
    const preview = scheduler.preview(
      sheet.state,
      { at: now, timeZone: timeZone() },
      sheet.id,
      factId,
    );
    return RATINGS.map((rating) => ({
      rating,
      name: t(`rating.${rating}`),
      meaning: t(`rating.meaning.${rating}`),
      comesBack: shortInterval((preview[rating].due?.getTime() ?? now.getTime()) - now.getTime()),
    }));
  }, [sheet, factId, t]);
  return <RatingButtons label={t("rating.label")} ratings={ratings} onRate={onRate} />;
}
