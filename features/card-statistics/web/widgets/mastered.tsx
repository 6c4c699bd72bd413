import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Contributions } from "#platform/feature/web/web-feature.ts";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import { useWeek } from "./figures.ts";
import styles from "./widgets.module.css";

/** How many cards are mastered, under the profile; where the others stand is on the statistics. */
export function Mastered() {
  const { t } = useTranslation("flashcards");
  return (
    <CachedPart part={useWeek()} problem={t("stats.failed")} lines={1}>
      {({ totals, mastery }) => (
        <p className={styles.foot}>
          <b>
            {t("widget.mastered", {
              count: mastery.mastered,
              shown: formatNumber(mastery.mastered),
              total: formatNumber(totals.cards),
            })}
          </b>
          <Link to="/flashcards" search={{ tab: "stats" }}>
            {t("widget.figures")}
          </Link>
        </p>
      )}
    </CachedPart>
  );
}

export const toProfile: Contributions = {
  texts: ["flashcards"],
  widgets: [{ id: "flashcards-mastered", order: 20, component: Mastered }],
};
