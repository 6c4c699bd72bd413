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

function Decision({ onDecide }: { onDecide(apply: boolean): void }) {
  const { t } = useTranslation("flashcards");
  return (
    <>
      <Button onClick={() => onDecide(true)}>{t("optimiser.apply")}</Button>{" "}
      <Button variant="default" onClick={() => onDecide(false)}>
        {t("optimiser.refuse")}
      </Button>
    </>
  );
}

interface OutcomeProps {
  optimisation: NonNullable<Awaited<ReturnType<typeof client.optimisation>>>;
  onDecide(apply: boolean): void;
}

/** What the weights would change, once both sets are compared. */
function Outcome({ optimisation: { before, after, effect, status }, onDecide }: OutcomeProps) {
  const { t } = useTranslation("flashcards");
  if (before === null || after === null) return null;
  const figure = (value: number) =>
    formatNumber(value, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  return (
    <div className={styles.need}>
      <p>
        {t("optimiser.loss", { before: figure(before), after: figure(after) })}{" "}
        {t(after < before ? "optimiser.better" : "optimiser.notBetter")}
      </p>
      {effect && (
        <p>{t("optimiser.moved", { count: effect.moved, shown: formatNumber(effect.moved) })}</p>
      )}
      {status === "ready" && <Decision onDecide={onDecide} />}
      {status === "applied" && <p>{t("optimiser.applied")}</p>}
    </div>
  );
}

interface EffectChartProps {
  dueBefore: readonly number[];
  dueAfter: readonly number[];
}

/** Cards due on each day, with the weights of now and with those proposed. */
function EffectChart({ dueBefore, dueAfter }: EffectChartProps) {
  const { t } = useTranslation("flashcards");
  return (
    <ChartFigure
      title={t("optimiser.effect")}
      about={t("optimiser.effectAbout")}
      columns={[t("stats.day"), t("optimiser.now"), t("optimiser.then")]}
      rows={dueBefore.map((due, day) => [
        formatNumber(day),
        formatNumber(due),
        formatNumber(dueAfter[day] ?? 0),
      ])}
    >
      <BarChart
        label={t("optimiser.effect")}
        bars={dueAfter.map((due, day) => ({ label: formatNumber(day), values: [due] }))}
      />
    </ChartFigure>
  );
}

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
      const tooFew = code === "TOO_FEW_REVIEWS" && counts;
      setProblem(tooFew ? t("errors.tooFewReviews", { ...counts }) : t("optimiser.failed"));
    }
  };
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
      {data && (
        <Outcome
          optimisation={data}
          onDecide={(apply) => void run(() => client.applyOptimisation({ id: data.id, apply }))}
        />
      )}
      {data?.status === "ready" && data.effect && <EffectChart {...data.effect} />}
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
