import { Button } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { serverOnly } from "#platform/offline/web/cached-query.ts";
import { useNotCached } from "#platform/offline/web/use-not-cached.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import type { Selection, Sort } from "../../domain/wire-manage.ts";
import { client, queries, timeZone } from "../api.ts";
import { requestStudy } from "../study-request.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { CardTable } from "./card-table.tsx";
import styles from "./manage.module.css";
import { NoteDialog } from "./note-dialog.tsx";
import { QueryHelp } from "./query-help.tsx";
import { queryWords } from "./query-words.ts";

const SORTS = [
  "added",
  "edited",
  "due",
  "question",
  "difficulty",
  "stability",
  "lapses",
] as const satisfies Sort[];
const PAGE = 50;
const PAUSE = 250;

/**
 * A search that another page lends, in the fragment: what it says of a person leaves no address
 * behind.
 */
function useLentQuery(): string {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  try {
    return decodeURIComponent(hash).slice(0, 500);
  } catch {
    return hash.slice(0, 500);
  }
}

interface CardOrder {
  query: string;
  sort: Sort;
  descending: boolean;
}

/** The cards found, page after page, and what is wrong with the search. */
function useFoundCards(order: CardOrder) {
  const input = { ...order, limit: PAGE, timeZone: timeZone() };
  const search = useInfiniteQuery({
    queryKey: [...queries.search.key(), input],
    queryFn: ({ pageParam, signal }) => client.search({ ...input, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { cards }) => sum + cards.length, 0);
      return last.cards.length > 0 && shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const pages = search.data?.pages ?? [];
  const cards = pages.flatMap((page) => page.cards);
  return { search, cards, total: pages[0]?.total ?? 0, problems: pages[0]?.problems ?? [] };
}

interface QueryProblemsProps {
  id: string;
  query: string;
  problems: ReturnType<typeof useFoundCards>["problems"];
}

function QueryProblems({ id, query, problems }: QueryProblemsProps) {
  const { t } = useTranslation("flashcards");
  if (problems.length === 0) return null;
  return (
    <ul id={id} className={styles.problems}>
      {problems.map(({ from, to, code }) => (
        <li key={from}>
          <code>{query.slice(from, to)}</code> {t(`query.problem.${code}`)}
        </li>
      ))}
    </ul>
  );
}

function SortChoice({ sort, onChange }: { sort: Sort; onChange(sort: Sort): void }) {
  const { t } = useTranslation("flashcards");
  return (
    <label className={styles.sort}>
      <span>{t("manage.sort")}</span>
      <select
        value={sort}
        onChange={({ currentTarget }) =>
          onChange(SORTS.find((one) => one === currentTarget.value) ?? "added")
        }
      >
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {t(`manage.sorts.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A session of what was found. */
function StudyFound({ query, words }: { query: string; words: string | null }) {
  const { t } = useTranslation("flashcards");
  const navigate = useNavigate();
  return (
    <Button
      variant="subtle"
      onClick={() => {
        requestStudy({
          scope: { deckIds: [], query: query === "" ? "-is:suspended" : query },
          title: words ?? (query || t("decks.all")),
        });
        void navigate({ to: "/flashcards", search: { tab: "study" } });
      }}
    >
      {t("manage.study")}
    </Button>
  );
}

interface NoCardsProps {
  pending: boolean;
  error: unknown;
  query: string;
  onRetry(): void;
}

/** Why the table has no card. */
function NoCards({ pending, error, query, onRetry }: NoCardsProps) {
  const { t } = useTranslation("flashcards");
  const notHeld = useNotCached(serverOnly(error));
  if (pending) return <PagePending />;
  if (error)
    return (
      <div role="alert">
        <EmptyState
          title={t("errors.load")}
          body={notHeld}
          action={<Button onClick={onRetry}>{t("retry")}</Button>}
        />
      </div>
    );
  return (
    <EmptyState
      title={t(query === "" ? "manage.none" : "manage.notFound")}
      body={t("manage.noneBody")}
    />
  );
}

export function CardSearch() {
  const { t } = useTranslation("flashcards");
  const id = useId();
  const lent = useLentQuery();
  const [typed, setTyped] = useState(lent);
  const [query, setQuery] = useState(lent);
  const [sort, setSort] = useState<Sort>("added");
  const [descending, setDescending] = useState(true);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [everything, setEverything] = useState(false);
  const [openNote, setOpenNote] = useState<string | null>(null);

  // The tab stays open: another page may lend another search.
  useEffect(() => {
    if (lent !== "") setTyped(lent);
  }, [lent]);
  const choose = (cards: ReadonlySet<string>) => {
    setEverything(false);
    setChosen(cards);
  };
  useEffect(() => {
    if (typed.trim() === query) return;
    const timer = setTimeout(() => {
      setQuery(typed.trim());
      setEverything(false);
      setChosen(new Set());
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, query]);

  const { search, cards, total, problems } = useFoundCards({ query, sort, descending });
  const count = everything ? total : chosen.size;
  const words = queryWords(query, t);
  const selection: Selection = everything ? { query } : { cardIds: [...chosen] };

  return (
    <>
      <search className={styles.search}>
        <label htmlFor={id}>{t("query.label")}</label>
        <input
          id={id}
          type="search"
          value={typed}
          maxLength={500}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={t("query.placeholder")}
          aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <SortChoice sort={sort} onChange={setSort} />
        <Button
          variant="default"
          aria-pressed={descending}
          onClick={() => setDescending(!descending)}
        >
          {t(descending ? "manage.descending" : "manage.ascending")}
        </Button>
      </search>
      <QueryProblems id={`${id}-problems`} query={query} problems={problems} />
      <QueryHelp onPick={setTyped} />
      {words && <h2 className={styles.words}>{words}</h2>}
      <div className={styles.found}>
        <p role="status">
          {search.data && t("manage.found", { count: total, shown: formatNumber(total) })}
        </p>
        {total > 0 && <StudyFound query={query} words={words} />}
      </div>
      {count > 0 && (
        <BulkBar
          count={count}
          total={total}
          everything={everything}
          selection={selection}
          onEverything={() => setEverything(true)}
          onClear={() => choose(new Set())}
        />
      )}
      {cards.length > 0 ? (
        <CardTable
          cards={cards}
          chosen={everything ? null : chosen}
          onChoose={choose}
          onOpen={setOpenNote}
        />
      ) : (
        <NoCards
          pending={search.isPending}
          error={search.error}
          query={query}
          onRetry={() => void search.refetch()}
        />
      )}
      {search.hasNextPage && (
        <Button
          variant="default"
          loading={search.isFetchingNextPage}
          onClick={() => void search.fetchNextPage()}
        >
          {t("manage.more")}
        </Button>
      )}
      {openNote && <NoteDialog noteId={openNote} onClose={() => setOpenNote(null)} />}
    </>
  );
}
