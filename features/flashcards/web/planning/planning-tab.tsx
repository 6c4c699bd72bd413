import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BarChart } from "#platform/ui/charts/bar-chart.tsx";
import charts from "#platform/ui/charts/charts.module.css";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatDate, formatNumber } from "#platform/ui/format.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { addDays } from "../../domain/local-day.ts";
import type { Exam, Planning } from "../../domain/wire-stats.ts";
import { client, queries, timeZone } from "../api.ts";
import styles from "../stats/charts.module.css";
import { ChartFigure } from "../stats/figure.tsx";
import { useDecks } from "../study/use-decks.ts";

const SPANS = { today: 1, week: 7, month: 30 } as const;
type Span = keyof typeof SPANS;
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const dayName = (day: string, style: Intl.DateTimeFormatOptions) =>
  formatDate(noon(day), { ...style, timeZone: "UTC" });

function Needed({ needed, exam }: { needed: NonNullable<Planning["needed"]>; exam: Exam }) {
  const { t } = useTranslation("flashcards");
  return (
    <div className={styles.need} data-feasible={needed.feasible}>
      <p>
        <b>{t("planning.need.left", { count: needed.daysLeft, name: exam.name || t("planning.exam") })}</b>
      </p>
      <p>
        {t("planning.need.load", {
          fresh: formatNumber(needed.newPerDay),
          reviews: formatNumber(needed.reviewsPerDay),
          minutes: formatNumber(Math.round(needed.minutesPerDay)),
        })}
      </p>
      <p>{t("planning.need.unseen", { count: needed.unseen })}</p>
      <p>{t("planning.need.recall", { share: formatNumber(needed.recall, { style: "percent" }) })}</p>
      {!needed.feasible && <p>{t("planning.need.tooMuch")}</p>}
    </div>
  );
}

function ExamForm({ planning, save }: { planning: Planning; save(exam: Exam | null): Promise<void> }) {
  const { t } = useTranslation("flashcards");
  const { data } = useDecks();
  const today = planning.days[0]?.day ?? "";
  const [name, setName] = useState(planning.exam?.name ?? "");
  const [day, setDay] = useState(planning.exam?.day ?? "");
  const [deckId, setDeckId] = useState(planning.exam?.deckIds[0] ?? "");
  const [wrong, setWrong] = useState(false);
  return (
    <section className={styles.exam} aria-labelledby="exam">
      <h2 id="exam">{t("planning.exam")}</h2>
      {planning.exam && planning.needed && <Needed needed={planning.needed} exam={planning.exam} />}
      {planning.exam && !planning.needed && <p>{t("planning.past")}</p>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const late = day <= today;
          setWrong(late);
          if (!late) void save({ name: name.trim(), day, deckIds: deckId === "" ? [] : [deckId] });
        }}
      >
        <TextInput
          label={t("planning.name")}
          value={name}
          maxLength={100}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t("planning.date")}
          value={day}
          min={today === "" ? undefined : addDays(today, 1)}
          error={wrong ? t("planning.wrongDate") : null}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <NativeSelect
          label={t("decks.deck")}
          value={deckId}
          onChange={({ currentTarget }) => setDeckId(currentTarget.value)}
          data={[
            { value: "", label: t("decks.all") },
            ...(data?.decks ?? []).map((deck) => ({ value: deck.id, label: deck.name })),
          ]}
        />
        <Button type="submit" size="md">
          {t("planning.compute")}
        </Button>
        {planning.exam && (
          <Button variant="default" size="md" onClick={() => void save(null)}>
            {t("planning.forget")}
          </Button>
        )}
      </form>
    </section>
  );
}

export function PlanningTab() {
  const { t } = useTranslation("flashcards");
  const cache = useQueryClient();
  const [span, setSpan] = useState<Span>("week");
  const [failed, setFailed] = useState(false);
  const input = { timeZone: timeZone() };
  const queryKey = queries.planning.queryKey({ input });
  const { data, isPending, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.planning(input, { signal }),
    staleTime: 0,
  });
  const save = async (change: { workload?: Planning["workload"]; exam?: Exam | null }) => {
    setFailed(false);
    try {
      cache.setQueryData(queryKey, await client.savePlanning({ ...input, ...change }));
      // New cards a day of every deck.
      if (change.workload) await cache.invalidateQueries({ queryKey: queries.listDecks.key() });
    } catch {
      setFailed(true);
    }
  };
  if (isPending) return <PagePending />;
  if (isError)
    return (
      <div role="alert">
        <EmptyState
          title={t("planning.failed")}
          action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
        />
      </div>
    );
  const days = data.days.slice(0, SPANS[span]);
  const sum = (pick: (day: Planning["days"][number]) => number) => days.reduce((total, day) => total + pick(day), 0);
  const totals = [
    ["due", formatNumber(sum(({ due }) => due))],
    ["new", formatNumber(sum((day) => day.new))],
    ["minutes", formatNumber(Math.round(sum(({ minutes }) => minutes)))],
    ["done", formatNumber(data.today.reviews)],
  ] as const;
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t("planning.workload")}</legend>
        {data.choices.map(({ workload, newPerDay, minutes }) => (
          <label key={workload}>
            <input
              type="radio"
              name="workload"
              checked={data.workload === workload && data.newPerDay === newPerDay}
              onChange={() => void save({ workload })}
            />
            <b>{t(`planning.workloads.${workload}`)}</b>
            <small>{t("planning.newPerDay", { count: newPerDay })}</small>
            <small>{t("planning.minutesPerDay", { count: Math.round(minutes) })}</small>
          </label>
        ))}
      </fieldset>
      {data.choices.every((one) => one.workload !== data.workload || one.newPerDay !== data.newPerDay) && (
        <p>{t("planning.own", { count: data.newPerDay, shown: formatNumber(data.newPerDay) })}</p>
      )}
      {failed && (
        <p role="alert" className={styles.problem}>
          {t("errors.save")}
        </p>
      )}
      <div className={charts.filters}>
        <label>
          <span>{t("planning.span")}</span>
          <select
            value={span}
            onChange={({ currentTarget: { value } }) =>
              setSpan(value === "today" || value === "month" ? value : "week")
            }
          >
            {Object.keys(SPANS).map((one) => (
              <option key={one} value={one}>
                {t(`planning.spans.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <dl className={charts.totals}>
        {totals.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`planning.total.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ChartFigure
        title={t("planning.chart")}
        about={t("planning.about", { seconds: formatNumber(Math.round(data.secondsPerReview)) })}
        columns={[t("stats.day"), t("decks.due"), t("decks.new"), t("stats.minutes")]}
        rows={days.map((day) => [
          dayName(day.day, { weekday: "long", day: "numeric", month: "long" }),
          formatNumber(day.due),
          formatNumber(day.new),
          formatNumber(Math.round(day.minutes)),
        ])}
      >
        <BarChart
          label={t("planning.chart")}
          parts={[t("decks.due"), t("decks.new")]}
          bars={days.map((day) => ({
            label: dayName(day.day, { day: "numeric", month: "short" }),
            values: [day.due, day.new],
          }))}
        />
      </ChartFigure>
      <ExamForm key={JSON.stringify(data.exam)} planning={data} save={(exam) => save({ exam })} />
    </>
  );
}
