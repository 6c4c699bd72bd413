import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Exam } from "#features/flashcards/domain/public.ts";
import { queries as cardQueries, timeZone, useDecks } from "#features/flashcards/web/public.tsx";
import { addDays } from "#features/memory/domain/public.ts";
import { serverOnly } from "#platform/offline/web/cached-query.ts";
import { useNotCached } from "#platform/offline/web/use-not-cached.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import type { Planning } from "../../domain/wire-stats.ts";
import { client, queries } from "../api.ts";
import { AddCards } from "../stats/add-cards.tsx";
import styles from "../stats/charts.module.css";
import { Load, type Save } from "./load.tsx";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function Needed({ needed, exam }: { needed: NonNullable<Planning["needed"]>; exam: Exam }) {
  const { t } = useTranslation("flashcards");
  return (
    <div className={styles.need} data-feasible={needed.feasible}>
      <p>
        <b>
          {t("planning.need.left", {
            count: needed.daysLeft,
            name: exam.name || t("planning.exam"),
          })}
        </b>
      </p>
      {needed.recall === null ? (
        <p>{t("planning.need.nothing")}</p>
      ) : (
        <>
          <p>
            {t("planning.need.load", {
              fresh: formatNumber(needed.newPerDay),
              reviews: formatNumber(needed.reviewsPerDay),
              minutes: formatNumber(Math.max(1, Math.round(needed.minutesPerDay))),
            })}
          </p>
          <p>
            {t("planning.need.unseen", {
              count: needed.unseen,
              shown: formatNumber(needed.unseen),
            })}
          </p>
          <p>
            {t("planning.need.recall", {
              share: formatNumber(needed.recall, { style: "percent" }),
            })}
          </p>
        </>
      )}
      {!needed.feasible && <p>{t("planning.need.tooMuch")}</p>}
    </div>
  );
}

function Remaining({ needed, exam }: { needed: Planning["needed"]; exam: Exam }) {
  const { t } = useTranslation("flashcards");
  return needed ? <Needed needed={needed} exam={exam} /> : <p>{t("planning.past")}</p>;
}

function ExamForm({
  planning,
  save,
}: {
  planning: Planning;
  save(exam: Exam | null): Promise<void>;
}) {
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
      {planning.exam && <Remaining needed={planning.needed} exam={planning.exam} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A year of five figures is typed by mistake, and sorts after today.
          const refused = day <= today || !DAY.test(day);
          setWrong(refused);
          if (!refused)
            void save({ name: name.trim(), day, deckIds: deckId === "" ? [] : [deckId] });
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
  const [failed, setFailed] = useState(false);
  const input = { timeZone: timeZone() };
  const queryKey = queries.planning.queryKey({ input });
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.planning(input, { signal }),
    staleTime: 0,
  });
  const notHeld = useNotCached(serverOnly(error));
  const save: Save = async (change) => {
    setFailed(false);
    try {
      cache.setQueryData(queryKey, await client.savePlanning({ ...input, ...change }));
      // New cards a day of every deck.
      if (change.workload) await cache.invalidateQueries({ queryKey: cardQueries.listDecks.key() });
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
          body={notHeld}
          action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
        />
      </div>
    );
  const nothing =
    data.days.every(({ due, new: fresh }) => due + fresh === 0) &&
    data.choices.every(({ newPerDay }) => newPerDay === 0) &&
    data.today.reviews === 0;
  return (
    <>
      {nothing ? (
        <EmptyState
          title={t("planning.none.title")}
          body={t("planning.none.body")}
          action={<AddCards />}
        />
      ) : (
        <Load data={data} save={save} />
      )}
      {failed && (
        <p role="alert" className={styles.problem}>
          {t("errors.save")}
        </p>
      )}
      <ExamForm key={JSON.stringify(data.exam)} planning={data} save={(exam) => save({ exam })} />
    </>
  );
}
