import { Button } from "@mantine/core";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, useDeferredValue, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Deck, Scope } from "#features/flashcards/domain/public.ts";
import { DeckDialog, useDecks } from "#features/flashcards/web/public.tsx";
import { pagePart } from "#platform/feature/web/registry.ts";
import { useNotCached } from "#platform/offline/web/use-not-cached.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatDateTime, formatNumber } from "#platform/ui/format.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { SESSION_CARDS } from "../session/open-queue.ts";
import { Categories } from "./categories.tsx";
import { DeckRows, dueToday } from "./deck-rows.tsx";
import styles from "./decks.module.css";

interface DeckListProps {
  problem: string | null;
  onStudy(scope: Scope, title: string): Promise<void>;
}

/** The deck whose form is open; another page may ask for that of a new one. */
function useEdited() {
  const edited = useState<Deck | "new" | null>(null);
  const [, setEditing] = edited;
  const { begin } = useSearch({ strict: false });
  const navigate = useNavigate();
  useEffect(() => {
    if (begin !== "deck") return;
    setEditing("new");
    void navigate({ to: "/flashcards", search: { tab: "study" }, replace: true });
  }, [begin, navigate]);
  return edited;
}

export function DeckList({ problem, onStudy }: DeckListProps) {
  const { t } = useTranslation("flashcards");
  const StarterDecks = pagePart("/flashcards", "starter-decks");
  const { data: latest, isPending, isError, error, refetch } = useDecks();
  // Drawn in slices: what is pressed meanwhile does not wait for the list.
  const data = useDeferredValue(latest);
  const notHeld = useNotCached(error);
  const [opening, setOpening] = useState(false);
  const [editing, setEditing] = useEdited();

  if (isPending || (latest && !data)) return <PagePending />;
  if (isError && !data)
    return (
      <div role="alert">
        {problem && <p className={styles.problem}>{problem}</p>}
        <EmptyState
          title={t("errors.load")}
          body={notHeld}
          action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
        />
      </div>
    );
  const decks = [...(data?.decks ?? [])].sort((a, b) => a.name.localeCompare(b.name));
  const dialog = editing && (
    <DeckDialog
      deck={editing === "new" ? null : editing}
      decks={decks}
      onClose={() => setEditing(null)}
    />
  );
  if (decks.length === 0 && data?.keptAt)
    return (
      <>
        <EmptyState
          title={t("decks.unknown")}
          body={t("decks.noneHeld", { date: formatDateTime(data.keptAt) })}
          action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
        />
        <Categories />
      </>
    );
  if (decks.length === 0)
    return (
      <>
        <EmptyState
          title={t("decks.none")}
          body={t("decks.noneBody")}
          action={
            <div className={styles.actions}>
              <Button onClick={() => setEditing("new")}>{t("decks.create")}</Button>
              <Link to="/flashcards" search={{ tab: "manage", show: "files" }}>
                {t("decks.import")}
              </Link>
            </div>
          }
        />
        <Suspense>
          <StarterDecks />
          <Categories />
        </Suspense>
        {dialog}
      </>
    );

  const study = async (deckIds: string[], title: string) => {
    setOpening(true);
    await onStudy({ deckIds, query: "" }, title);
    setOpening(false);
  };
  const today = dueToday(decks);
  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isError && (
        <div role="status" className={styles.note}>
          <p>{t("decks.old")}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        </div>
      )}
      {data?.keptAt && (
        <p role="status" className={styles.note}>
          {t("decks.held", { date: formatDateTime(data.keptAt) })}
        </p>
      )}
      <div className={styles.today}>
        <p>
          {today > SESSION_CARDS ? (
            <>
              <b>{formatNumber(SESSION_CARDS)}</b>{" "}
              {t("decks.firstOf", { count: today, shown: formatNumber(today) })}
            </>
          ) : (
            <>
              <b>{formatNumber(today)}</b> {t("decks.today", { count: today })}
            </>
          )}
        </p>
        <Button
          size="lg"
          loading={opening}
          disabled={today === 0}
          onClick={() => void study([], t("decks.all"))}
        >
          {t(today === 0 ? "decks.done" : "decks.studyAll")}
        </Button>
      </div>
      <DeckRows
        decks={decks}
        busy={opening}
        onStudy={(deckIds, title) => void study(deckIds, title)}
        onOptions={setEditing}
      />
      <Button variant="default" onClick={() => setEditing("new")}>
        {t("decks.create")}
      </Button>
      <Suspense>
        <StarterDecks />
      </Suspense>
      <Categories />
      {dialog}
    </>
  );
}
