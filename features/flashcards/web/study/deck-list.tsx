import { Button } from "@mantine/core";
import { IconSettings } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNotHeld } from "#platform/offline/web/use-not-held.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatDateTime, formatNumber } from "#platform/ui/format.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import type { Deck } from "../../domain/wire-note.ts";
import type { Scope } from "../../domain/wire-study.ts";
import { DeckDialog } from "./deck-dialog.tsx";
import styles from "./decks.module.css";
import { decksWithin } from "./open-queue.ts";
import { StarterDecks } from "./starter-decks.tsx";
import { useDecks } from "./use-decks.ts";

const KINDS = ["new", "learning", "due"] as const;
type Asked = Record<(typeof KINDS)[number], number>;

const sum = (decks: readonly Deck[], ids: ReadonlySet<string>): Asked => {
  const total: Asked = { new: 0, learning: 0, due: 0 };
  for (const { id, counts } of decks)
    if (ids.has(id)) for (const kind of KINDS) total[kind] += counts[kind];
  return total;
};
const all = (asked: Asked) => asked.new + asked.learning + asked.due;

interface DeckListProps {
  problem: string | null;
  onStudy(scope: Scope, title: string): Promise<void>;
}

export function DeckList({ problem, onStudy }: DeckListProps) {
  const { t } = useTranslation("flashcards");
  const { data, isPending, isError, error, refetch } = useDecks();
  const notHeld = useNotHeld(error);
  const [opening, setOpening] = useState(false);
  const [editing, setEditing] = useState<Deck | "new" | null>(null);

  if (isPending) return <PagePending />;
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
  if (decks.length === 0 && data?.heldSince)
    return (
      <EmptyState
        title={t("decks.unknown")}
        body={t("decks.noneHeld", { date: formatDateTime(data.heldSince) })}
        action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
      />
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
        <StarterDecks />
        {dialog}
      </>
    );

  const study = async (deckIds: string[], title: string) => {
    setOpening(true);
    await onStudy({ deckIds, query: "" }, title);
    setOpening(false);
  };
  const today = sum(decks, new Set(decks.map(({ id }) => id)));
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
      {data?.heldSince && (
        <p role="status" className={styles.note}>
          {t("decks.held", { date: formatDateTime(data.heldSince) })}
        </p>
      )}
      <div className={styles.today}>
        <p>
          <b>{formatNumber(all(today))}</b> {t("decks.today", { count: all(today) })}
        </p>
        <Button
          size="lg"
          loading={opening}
          disabled={all(today) === 0}
          onClick={() => void study([], t("decks.all"))}
        >
          {t(all(today) === 0 ? "decks.done" : "decks.studyAll")}
        </Button>
      </div>
      <table className={`${styles.table} ${styles.decks}`} aria-label={t("decks.label")}>
        <thead>
          <tr>
            <th scope="col">{t("decks.deck")}</th>
            {KINDS.map((kind) => (
              <th key={kind} scope="col">
                {t(`decks.${kind}`)}
              </th>
            ))}
            <th scope="col">{t("decks.options")}</th>
          </tr>
        </thead>
        <tbody>
          {decks.map((deck) => {
            const path = deck.name.split("::");
            // Under a name that is no deck itself, it is said instead of shown by its place.
            const parent = path.slice(0, -1).join("::");
            const alone = parent !== "" && !decks.some(({ name }) => name === parent);
            const asked = sum(decks, decksWithin(decks, [deck.id]));
            return (
              <tr key={deck.id} data-depth={alone ? 0 : Math.min(3, path.length - 1)}>
                <th scope="row">
                  {alone && <small>{path.slice(0, -1).join(" › ")}</small>}
                  <button
                    type="button"
                    disabled={opening || all(asked) === 0}
                    aria-label={t("decks.study", { deck: deck.name })}
                    onClick={() => void study([deck.id], path.at(-1) ?? deck.name)}
                  >
                    {path.at(-1)}
                  </button>
                  <small>
                    {t("decks.total", {
                      count: deck.counts.total,
                      shown: formatNumber(deck.counts.total),
                    })}
                  </small>
                </th>
                {KINDS.map((kind) => (
                  <td key={kind} data-kind={kind} data-none={asked[kind] === 0 || undefined}>
                    {formatNumber(asked[kind])}
                  </td>
                ))}
                <td>
                  <button
                    type="button"
                    className={styles.gear}
                    aria-label={t("decks.optionsOf", { deck: deck.name })}
                    onClick={() => setEditing(deck)}
                  >
                    <IconSettings size={20} aria-hidden />
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Button variant="default" onClick={() => setEditing("new")}>
        {t("decks.create")}
      </Button>
      <StarterDecks />
      {dialog}
    </>
  );
}
