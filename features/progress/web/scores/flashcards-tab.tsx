import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import { DUE_REVIEW_XP, FIRST_MEETING_XP } from "../../domain/amounts.ts";
import { useOverview } from "../use-overview.ts";
import styles from "./scores.module.css";
import { ReviewChart } from "./xp-chart.tsx";

const MINUTE = 60_000;

/** How experience is counted, in the figures of domain/amounts.ts. */
function HowCounted() {
  const { t } = useTranslation("progress");
  const id = useId();
  const hardness = (difficulty: number) => formatNumber(DUE_REVIEW_XP * (0.5 + difficulty / 10));
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t("how.title")}</h2>
      <ul className={styles.how}>
        <li>{t("how.first", { xp: FIRST_MEETING_XP })}</li>
        <li>{t("how.due", { xp: DUE_REVIEW_XP, low: hardness(1), high: hardness(10) })}</li>
        <li>{t("how.early")}</li>
        <li>{t("how.sameDay")}</li>
        <li>{t("how.rating")}</li>
        <li>{t("how.undo")}</li>
      </ul>
    </section>
  );
}

export function FlashcardsTab() {
  const { t } = useTranslation("progress");
  return (
    <div className={styles.overview}>
      <CachedPart part={useOverview()} problem={t("errors.load")}>
        {({ totals: { flashcards } }) => (
          <dl className={styles.totals}>
            {(
              [
                ["xp", flashcards?.xp ?? 0],
                ["met", flashcards?.met ?? 0],
                ["done", flashcards?.done ?? 0],
                ["minutes", Math.round((flashcards?.duration ?? 0) / MINUTE)],
              ] as const
            ).map(([name, count]) => (
              <div key={name}>
                <dt>{t(`total.${name}`, { count })}</dt>
                <dd>{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
        )}
      </CachedPart>
      <ReviewChart />
      <HowCounted />
      <DynamicLink to="/statistiques" className={styles.more}>
        {t("more")}
      </DynamicLink>
    </div>
  );
}
