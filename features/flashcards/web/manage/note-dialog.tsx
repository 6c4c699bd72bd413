import { Button, Group, Modal } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { RATINGS } from "#features/memory/domain/public.ts";
import { holdUnsaved } from "#platform/pwa/web/unsaved-work.ts";
import { formatDateTime } from "#platform/ui/format.ts";
import { useReturnFocus } from "#platform/ui/return-focus.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { missingFields } from "../../domain/note-content.ts";
import { contentOf } from "../../domain/note-details.ts";
import type { Note } from "../../domain/wire-note.ts";
import type { CardRow } from "../../domain/wire-study.ts";
import { client, queries } from "../api.ts";
import { detailsOf, linesOf, type NoteDraft } from "../form/note-draft.ts";
import { NoteForm } from "../form/note-form.tsx";
import { CardStanding } from "./card-standing.tsx";
import styles from "./manage.module.css";

function History({ cardId }: { cardId: string }) {
  const { t } = useTranslation("flashcards");
  const input = { id: cardId };
  const { data, isError } = useQuery({
    queryKey: queries.history.queryKey({ input }),
    queryFn: ({ signal }) => client.history(input, { signal }),
    staleTime: 0,
  });
  if (isError) return <p role="alert">{t("errors.load")}</p>;
  if (data?.length === 0) return <p>{t("history.none")}</p>;
  return (
    <table className={styles.history} aria-label={t("history.title")}>
      <thead>
        <tr>
          <th scope="col">{t("history.date")}</th>
          <th scope="col">{t("summary.rating")}</th>
          <th scope="col">{t("history.interval")}</th>
        </tr>
      </thead>
      <tbody>
        {(data ?? []).map((line) => {
          const rating = RATINGS.find((one) => one === line.rating);
          const rated = rating ? t(`rating.${rating}`) : t("history.undo");
          return (
            <tr key={line.id} data-retracted={line.retracted || undefined}>
              <td>{formatDateTime(line.at)}</td>
              <td>
                {line.placed ? t("history.placed") : rated}
                {line.retracted && ` (${t("history.retracted")})`}
              </td>
              <td>
                {line.after.interval > 0
                  ? t("interval.days", { n: Math.round(line.after.interval) })
                  : "–"}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface FormProps {
  note: Note;
  cards: readonly CardRow[];
  /** Whether something was typed that is not saved. */
  onChanged(changed: boolean): void;
  onClose(): void;
}

function EditForm({ note, cards, onChanged, onClose }: FormProps) {
  const { t } = useTranslation("flashcards");
  const cache = useQueryClient();
  const [opened] = useState<NoteDraft>(() => ({ content: contentOf(note), ...linesOf(note) }));
  const [draft, setDraft] = useState(opened);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [state, setState] = useState<"idle" | "busy" | "failed" | "conflict">("idle");
  const changed = JSON.stringify(draft) !== JSON.stringify(opened);
  useEffect(() => onChanged(changed), [onChanged, changed]);
  // A new version of the application waits for the end of it.
  useEffect(() => (changed ? holdUnsaved() : undefined), [changed]);

  async function save() {
    const { content } = draft;
    const fields = missingFields(content);
    setMissing(fields);
    if (fields.length > 0) return;
    setState("busy");
    try {
      const { id, version } = note;
      await client.updateNote({ id, version, ...content, ...detailsOf(draft, note) });
      await cache.invalidateQueries({ queryKey: queries.key() });
      onClose();
    } catch (error) {
      setState((error as { code?: string }).code === "CONFLICT" ? "conflict" : "failed");
    }
  }
  return (
    <NoteForm
      openDetails
      draft={draft}
      missing={missing}
      onContent={(over) =>
        setDraft((before) => ({ ...before, content: { ...before.content, ...over } }))
      }
      onDetails={(over) => setDraft((before) => ({ ...before, ...over }))}
      onSubmit={() => void save()}
    >
      {(state === "failed" || state === "conflict") && (
        <p role="alert" className={styles.fault}>
          {t(state === "conflict" ? "refused.editedElsewhere" : "errors.save")}
        </p>
      )}
      {cards.map(({ id: cardId, state: standing }, place) => (
        <details key={cardId} className={styles.help}>
          <summary>{t("history.of", { n: place + 1 })}</summary>
          <CardStanding state={standing} />
          <History cardId={cardId} />
        </details>
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button type="submit" loading={state === "busy"}>
          {t("save")}
        </Button>
      </Group>
    </NoteForm>
  );
}

export function NoteDialog({ noteId, onClose }: { noteId: string; onClose(): void }) {
  useReturnFocus();
  const { t } = useTranslation("flashcards");
  const [changed, setChanged] = useState(false);
  const input = { id: noteId };
  const { data, isError } = useQuery({
    queryKey: queries.note.queryKey({ input }),
    queryFn: ({ signal }) => client.note(input, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Modal
      opened
      centered
      size="lg"
      onClose={onClose}
      closeOnClickOutside={!changed}
      closeOnEscape={!changed}
      title={t("edit.title")}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      {isError && <p role="alert">{t("errors.load")}</p>}
      {!data && !isError && <PagePending />}
      {data && (
        <EditForm note={data.note} cards={data.cards} onChanged={setChanged} onClose={onClose} />
      )}
    </Modal>
  );
}
