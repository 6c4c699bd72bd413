import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import { useWeek } from "./figures.ts";
import styles from "./widgets.module.css";

const STATES = ["mastered", "inProgress", "learning", "toLearn", "new"] as const;

/** How many cards stand where. */
export function Standing() {
  const { t } = useTranslation("flashcards");
  return (
    <CachedPart part={useWeek()} problem={t("stats.failed")} lines={5}>
      {({ totals, mastery }) =>
        totals.cards === 0 ? (
          <p className={styles.quiet}>{t("widget.noCards")}</p>
        ) : (
          <>
            <dl className={styles.bars}>
              {STATES.map((state) => (
                <div key={state}>
                  <dt>{t(`state.${state}`)}</dt>
                  <dd>
                    <progress
                      value={mastery[state]}
                      max={totals.cards}
                      aria-hidden
                      data-state={state}
                    />
                    <b>{formatNumber(mastery[state])}</b>
                  </dd>
                </div>
              ))}
            </dl>
            <p className={styles.foot}>
              <span>
                {t("widget.total", { count: totals.cards, shown: formatNumber(totals.cards) })}
              </span>
              <Link to="/flashcards" search={{ tab: "stats" }}>
                {t("widget.figures")}
              </Link>
            </p>
          </>
        )
      }
    </CachedPart>
  );
}
