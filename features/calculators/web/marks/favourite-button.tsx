import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMarks } from "./use-marks.ts";

/** A star, full when it is a favourite; its name says what pressing does. */
export function FavouriteButton({ id }: { id: string }) {
  const { t } = useTranslation("calculators");
  const { marks, setFavourite } = useMarks();
  const chosen = marks?.favourites.includes(id) ?? false;
  const Star = chosen ? IconStarFilled : IconStar;
  return (
    <button type="button" disabled={marks === null} onClick={() => void setFavourite(id, !chosen)}>
      <Star size={18} aria-hidden />
      {t(chosen ? "marks.remove" : "marks.add")}
    </button>
  );
}
