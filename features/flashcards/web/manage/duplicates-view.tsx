import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatDate } from "#platform/ui/format.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { client, queries, timeZone } from "../api.ts";
import styles from "./manage.module.css";
import { NoteDialog } from "./note-dialog.tsx";

/** Notes that ask the same question, side by side; nothing is merged without being asked. */
export function DuplicatesView() {
  const { t } = useTranslation("flashcards");
  const cache = useQueryClient();
  const [open, setOpen] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: queries.duplicates.queryKey(),
    queryFn: ({ signal }) => client.duplicates(undefined, { signal }),
    staleTime: 0,
  });
  const remove = async (id: string) => {
    setFailed(false);
    try {
      const { cards } = await client.note({ id });
      await client.changeCards({
        selection: { cardIds: cards.map((card) => card.id) },
        change: { action: "delete" },
        timeZone: timeZone(),
      });
      await cache.invalidateQueries({ queryKey: queries.key() });
    } catch {
      setFailed(true);
    }
    setDeleting(null);
  };
  if (isPending) return <PagePending />;
  if (isError)
    return (
      <div role="alert">
        <EmptyState
          title={t("errors.load")}
          action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
        />
      </div>
    );
  if (data.length === 0)
    return <EmptyState title={t("duplicates.none")} body={t("duplicates.noneBody")} />;
  return (
    <>
      <p role="status">{t("duplicates.found", { count: data.length })}</p>
      {failed && (
        <p role="alert" className={styles.fault}>
          {t("errors.delete")}
        </p>
      )}
      <ul className={styles.groups}>
        {data.map((group) => (
          <li key={group.notes.map(({ id }) => id).join()}>
            <h3>{group.question}</h3>
            <ul>
              {group.notes.map((note) => (
                <li key={note.id}>
                  <p>
                    {note.answer}
                    <small>
                      {note.deck} · {formatDate(note.createdAt, { dateStyle: "medium" })} ·{" "}
                      {t("duplicates.reviews", { count: note.reviews })}
                    </small>
                  </p>
                  <Button variant="default" size="sm" onClick={() => setOpen(note.id)}>
                    {t("duplicates.open")}
                  </Button>
                  {deleting === note.id ? (
                    <Button color="garance" size="sm" onClick={() => void remove(note.id)}>
                      {t("deck.removeSure")}
                    </Button>
                  ) : (
                    <Button
                      variant="subtle"
                      color="garance"
                      size="sm"
                      onClick={() => setDeleting(note.id)}
                    >
                      {t("duplicates.delete")}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {open && <NoteDialog noteId={open} onClose={() => setOpen(null)} />}
    </>
  );
}
