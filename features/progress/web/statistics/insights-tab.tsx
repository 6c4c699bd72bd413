import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import { inPlace } from "#platform/ui/in-place.ts";
import type { Insights } from "../../domain/wire-statistics.ts";
import { percent } from "./figures.ts";
import { TooFew } from "./first-step.tsx";
import styles from "./statistics.module.css";
import { useInsights } from "./use-statistics.ts";

type Insight = Insights["found"][number];

/** What the figures allow to say, each with the cards behind it. */
export function InsightsTab() {
  const { t } = useTranslation("progress");
  return (
    <CachedPart part={useInsights()} problem={t("statistics.failed")} lines={6}>
      {({ reviews, needed, days, found }) => {
        if (reviews < needed) return <TooFew reviews={reviews} needed={needed} />;
        return (
          <>
            {found.length === 0 ? (
              <EmptyState
                title={t("statistics.insights.none")}
                body={t("statistics.insights.noneBody")}
              />
            ) : (
              <ul className={styles.insights}>
                {found.map((insight) => (
                  <li key={insight.kind}>
                    <InsightCard insight={insight} />
                  </li>
                ))}
              </ul>
            )}
            <p className={styles.small}>
              {t("statistics.insights.how", { days, count: reviews, shown: formatNumber(reviews) })}
            </p>
          </>
        );
      }}
    </CachedPart>
  );
}

function InsightCard({ insight }: { insight: Insight }) {
  const { t } = useTranslation("progress");
  const id = useId();
  const { title, body } = useWords(insight);
  return (
    <article>
      <h2 id={id}>{title}</h2>
      <p>{body}</p>
      <Link
        to="/flashcards"
        search={{ tab: "manage" }}
        hash={encodeURIComponent(insight.query)}
        aria-describedby={id}
      >
        {t("statistics.insights.rows", {
          count: insight.cards,
          shown: formatNumber(insight.cards),
        })}
      </Link>
      <details>
        <summary>{t("statistics.insights.search")}</summary>
        <code>
          {inPlace(insight.query.split(/(?<= )/u), (term) => (
            <span>{term}</span>
          ))}
        </code>
      </details>
    </article>
  );
}

function useWords(insight: Insight): { title: string; body: string } {
  const { t } = useTranslation("progress");
  const count = insight.cards;
  if (insight.kind !== "tag" && insight.kind !== "hours")
    return {
      title: t(`statistics.insights.${insight.kind}.title`, { count, cards: formatNumber(count) }),
      body: t(`statistics.insights.${insight.kind}.body`),
    };
  const figures = {
    known: percent(insight.passed / insight.asked),
    other: percent(insight.other.passed / insight.other.asked),
    count: insight.asked,
    shown: formatNumber(insight.asked),
    cards: t("statistics.insights.cardCount", { count, shown: formatNumber(count) }),
    low: formatNumber(
      Math.round(Math.abs(insight.difference > 0 ? insight.low : insight.high) * 100),
    ),
    high: formatNumber(
      Math.round(Math.abs(insight.difference > 0 ? insight.high : insight.low) * 100),
    ),
  };
  if (insight.kind === "tag")
    return {
      title: t("statistics.insights.tag.title", { tag: insight.tag }),
      body: t("statistics.insights.tag.body", figures),
    };
  const hours = t("statistics.hourBand", { from: insight.from, to: insight.to });
  return {
    title: t(
      insight.difference < 0
        ? "statistics.insights.hours.worse"
        : "statistics.insights.hours.better",
      {
        hours,
      },
    ),
    body: t("statistics.insights.hours.body", figures),
  };
}
