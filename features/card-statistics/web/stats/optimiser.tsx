import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BarChart } from "#platform/ui/charts/bar-chart.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import { client, queries } from "../api.ts";
import styles from "./charts.module.css";
import { ChartFigure } from "./figure.tsx";

const LOOK_EVERY = 1500;

/**
 * The person's own FSRS weights: computed on demand, judged, shown with their effect, applied only
 * when asked.
 */
export function Optimiser() {
  const { t } = useTranslation("flashcards");
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const queryKey = queries.optimisation.queryKey();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.optimisation(undefined, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "running" ? LOOK_EVERY : false),
  });
  const run = async (work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
      await cache.invalidateQueries({ queryKey: queries.key() });
    } catch (error) {
      const { code, data: counts } = error as {
        code?: string;
        data?: { reviews: number; needed: number };
      };
      setProblem(
        code === "TOO_FEW_REVIEWS" && counts
          ? t("errors.tooFewReviews", { ...counts })
          : t("optimiser.failed"),
      );
    }
  };
  const figure = (value: number) =>
    formatNumber(value, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  return (
    <section className={styles.exam} aria-labelledby="optimiser">
      <h2 id="optimiser">{t("optimiser.title")}</h2>
      <p>{t("optimiser.about")}</p>
      {data?.status === "running" && (
        <p role="status">
          {t("optimiser.running", { count: data.reviews, shown: formatNumber(data.reviews) })}
        </p>
      )}
      {data?.status === "failed" && <p className={styles.problem}>{t("optimiser.failed")}</p>}
      {data && data.before !== null && data.after !== null && (
        <div className={styles.need}>
          <p>
            {t("optimiser.loss", { before: figure(data.before), after: figure(data.after) })}{" "}
            {t(data.after < data.before ? "optimiser.better" : "optimiser.notBetter")}
          </p>
          {data.effect && (
            <p>
              {t("optimiser.moved", {
                count: data.effect.moved,
                shown: formatNumber(data.effect.moved),
              })}
            </p>
          )}
          {data.status === "ready" && (
            <Button
              onClick={() => void run(() => client.applyOptimisation({ id: data.id, apply: true }))}
            >
              {t("optimiser.apply")}
            </Button>
          )}{" "}
          {data.status === "ready" && (
            <Button
              variant="default"
              onClick={() =>
                void run(() => client.applyOptimisation({ id: data.id, apply: false }))
              }
            >
              {t("optimiser.refuse")}
            </Button>
          )}
          {data.status === "applied" && <p>{t("optimiser.applied")}</p>}
        </div>
      )}
      {data?.status === "ready" && data.effect && (
        <ChartFigure
          title={t("optimiser.effect")}
          about={t("optimiser.effectAbout")}
          columns={[t("stats.day"), t("optimiser.now"), t("optimiser.then")]}
          rows={data.effect.dueBefore.map((due, day) => [
            formatNumber(day),
            formatNumber(due),
            formatNumber(data.effect?.dueAfter[day] ?? 0),
          ])}
        >
          <BarChart
            label={t("optimiser.effect")}
            bars={data.effect.dueAfter.map((due, day) => ({
              label: formatNumber(day),
              values: [due],
            }))}
          />
        </ChartFigure>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button
          variant="default"
          disabled={data?.status === "running"}
          onClick={() => void run(() => client.optimise({ id: crypto.randomUUID() }))}
        >
          {t("optimiser.start")}
        </Button>{" "}
        {data?.status === "applied" && (
          <Button variant="subtle" onClick={() => void run(() => client.forgetWeights())}>
            {t("optimiser.forget")}
          </Button>
        )}
      </div>
    </section>
  );
}
