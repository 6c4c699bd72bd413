import { Button, TextInput } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SPECIALTIES, type Specialty } from "#features/guidelines/domain/public.ts";
import { Chips, Choice } from "#platform/ui/choice/choice.tsx";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { MODES, type Mode } from "../../domain/attempt.ts";
import { DEFAULT_PROFILE, PROFILES } from "../../domain/profiles.ts";
import { BANK_TYPES, DIFFICULTIES, RANKS } from "../../domain/programme.ts";
import { EXAM_COUNTS, type Filters, STANDINGS, TRAINING_COUNTS } from "../../domain/session.ts";
import { client, queries, timeZone } from "../api.ts";
import { JoinClass } from "../classes/join-class.tsx";
import { screenHere } from "../paper/paper-screens.ts";
import { keepBegun } from "../paper/stored-paper.ts";
import styles from "./configure.module.css";
import { failureOf } from "./failure.ts";
import { WithoutQuestions } from "./without-questions.tsx";

const ALL: Filters = {
  ...{ search: "", specialties: [], difficulties: [], ranks: [], types: [], standings: [] },
  origin: "all",
};
const MINUTES = [10, 15, 30, 60, 90, 120, 180] as const;

/** Training or exam; another page may ask for the exam, which leaves the address once it is read. */
function useMode() {
  const chosen = useState<Mode>("training");
  const [, setMode] = chosen;
  const { begin } = useSearch({ strict: false });
  const navigate = useNavigate();
  useEffect(() => {
    if (begin !== "exam") return;
    setMode("exam");
    void navigate({ to: "/study", search: { tab: "qcm" }, replace: true, resetScroll: false });
  }, [begin, navigate]);
  return chosen;
}

/** What the next paper is made of. It begins once the device holds all of it. */
export function ConfigureTab({ onBegin }: { onBegin(id: string): void }) {
  const { t } = useTranslation("study");
  const [filters, setFilters] = useState(ALL);
  const [mode, setMode] = useMode();
  const [count, setCount] = useState<number>(5);
  const [minutes, setMinutes] = useState<number>(30);
  const [profile, setProfile] = useState<(typeof PROFILES)[number]["id"]>(DEFAULT_PROFILE);
  const narrow = (change: Partial<Filters>) => setFilters({ ...filters, ...change });
  const facets = useQuery(queries.facets.queryOptions());
  const found = useQuery({
    ...queries.questions.queryOptions({ input: { filters: mutable(filters), limit: 1 } }),
    placeholderData: keepPreviousData,
  });
  const begin = useMutation({
    mutationFn: async () => {
      // The room comes while the server draws the questions.
      const room = screenHere("paper");
      const paper = await client.start({
        ...{ id: crypto.randomUUID(), mode, profile, count, timeZone: timeZone() },
        filters: mutable(filters),
        minutes: mode === "exam" ? minutes : null,
      });
      // An exam of which a part stayed behind would be lost with the network.
      await Promise.all([keepBegun(paper), room]);
      return paper.id;
    },
    onSuccess: onBegin,
  });
  if (facets.isError)
    return (
      <EmptyState
        title={t("errors.loading")}
        body={t("errors.loadingBody")}
        action={<Button onClick={() => void facets.refetch()}>{t("page.retry")}</Button>}
      />
    );
  if (!facets.data) return <PagePending />;
  const there = new Map(facets.data.specialties.map(({ value, count }) => [value, count]));
  const types = new Set(facets.data.types.map(({ value }) => value));
  const ranked = new Map(facets.data.ranks.map(({ value, count }) => [value, count]));
  const { unranked } = facets.data;
  const total = found.data?.total;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        begin.mutate();
      }}
    >
      <Choice
        legend={t("configure.mode")}
        name="study-mode"
        options={MODES}
        value={mode}
        say={(one) => t(`mode.${one}`)}
        onChange={(next) => {
          setMode(next);
          if (next === "training" && !TRAINING_COUNTS.some((one) => one === count)) setCount(15);
        }}
      />
      <p className={styles.hint}>{t(`configure.${mode}`)}</p>
      <Chips<Specialty>
        legend={t("configure.specialty")}
        options={SPECIALTIES.filter((one) => there.has(one))}
        chosen={filters.specialties}
        say={(one) =>
          t("configure.withCount", { name: t(`specialties.${one}`), count: there.get(one) ?? 0 })
        }
        onChange={(specialties) => narrow({ specialties })}
      />
      <WithoutQuestions specialties={SPECIALTIES.filter((one) => !there.has(one))} />
      <Chips
        legend={t("configure.difficulty")}
        options={DIFFICULTIES}
        chosen={filters.difficulties}
        say={(one) => t(`difficulties.${one}`)}
        onChange={(difficulties) => narrow({ difficulties })}
      />
      <Choice
        legend={t("configure.count")}
        name="study-count"
        options={mode === "exam" ? EXAM_COUNTS : TRAINING_COUNTS}
        value={count}
        say={String}
        onChange={setCount}
      />
      {mode === "exam" && (
        <Choice
          legend={t("configure.minutes")}
          name="study-minutes"
          options={MINUTES}
          value={minutes}
          say={String}
          onChange={setMinutes}
        />
      )}
      <details className={styles.more}>
        <summary>{t("configure.more")}</summary>
        <div>
          <TextInput
            label={t("configure.search")}
            maxLength={200}
            value={filters.search}
            onChange={({ currentTarget }) => narrow({ search: currentTarget.value })}
          />
          <Chips
            legend={t("configure.standing")}
            options={STANDINGS}
            chosen={filters.standings}
            say={(one) => t(`standings.${one}`)}
            onChange={(standings) => narrow({ standings })}
          />
          <Chips
            legend={t("configure.type")}
            options={BANK_TYPES.filter((one) => types.has(one))}
            chosen={filters.types}
            say={(one) => t(`types.${one}`)}
            onChange={(types) => narrow({ types })}
          />
          {!types.has("tcs") && <p className={styles.hint}>{t("configure.withoutPanel")}</p>}
          <Chips
            legend={t("configure.rank")}
            options={RANKS}
            chosen={filters.ranks}
            say={(rank) =>
              t("configure.withCount", {
                name: t("result.rank", { rank }),
                count: ranked.get(rank) ?? 0,
              })
            }
            onChange={(ranks) => narrow({ ranks })}
          />
          {unranked > 0 && (
            <p className={styles.hint}>{t("configure.unranked", { count: unranked })}</p>
          )}
          <Choice<(typeof PROFILES)[number]["id"]>
            legend={t("configure.profile")}
            name="study-profile"
            options={PROFILES.map(({ id }) => id)}
            value={profile}
            say={(one) => t(`profiles.${one}`)}
            onChange={setProfile}
          />
        </div>
      </details>
      <p role="status" className={styles.hint}>
        {total === undefined ? "–" : t("configure.found", { count: total })}
        {total !== undefined && total > 0 && total < count && ` ${t("configure.fewer")}`}
      </p>
      {begin.isError && <p role="alert">{t(failureOf(begin.error))}</p>}
      <div>
        <Button type="submit" size="md" loading={begin.isPending} disabled={total === 0}>
          {t("configure.begin")}
        </Button>
      </div>
      <JoinClass onBegin={onBegin} />
      <p>
        <Link to="/study/panel">{t("nav.havePanel")}</Link>
      </p>
    </form>
  );
}

/** The wire takes lists of its own. */
const mutable = (filters: Filters) => ({
  ...filters,
  search: filters.search.trim(),
  specialties: [...filters.specialties],
  difficulties: [...filters.difficulties],
  ranks: [...filters.ranks],
  types: [...filters.types],
  standings: [...filters.standings],
});
