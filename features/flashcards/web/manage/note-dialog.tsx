import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { RATINGS } from "#features/memory/domain/public.ts";
import { holdUnsaved } from "#platform/pwa/web/unsaved-work.ts";
import { formatDateTime } from "#platform/ui/format.ts";
import { useReturnFocus } from "#platform/ui/return-focus.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { missingFields } from "../../domain/note-content.ts";
import type { Note } from "../../domain/wire-note.ts";
import type { CardRow } from "../../domain/wire-study.ts";
import { client, queries } from "../api.ts";
import { MaskEditor } from "../create/mask-editor.tsx";
import { tagsOf } from "../create/note-fields.ts";
import { SideField } from "../create/side-field.tsx";
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
          return (
            <tr key={line.id} data-retracted={line.retracted || undefined}>
              <td>{formatDateTime(line.at)}</td>
              <td>
                {line.placed
                  ? t("history.placed")
                  : rating
                    ? t(`rating.${rating}`)
                    : t("history.undo")}
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

function NoteForm({ note, cards, onChanged, onClose }: FormProps) {
  const { t } = useTranslation("flashcards");
  const cache = useQueryClient();
  const [written, setWritten] = useState(note);
  const [tags, setTags] = useState(note.tags.join(" "));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [state, setState] = useState<"idle" | "busy" | "failed" | "conflict">("idle");
  const set = (over: Partial<Note>) => setWritten((before) => ({ ...before, ...over }));
  const { id, version, kind, question, answer, extra, occlusion } = written;
  const changed =
    tags !== note.tags.join(" ") ||
    (["question", "answer", "extra", "occlusion"] as const).some(
      (side) => written[side] !== note[side],
    );
  useEffect(() => onChanged(changed), [onChanged, changed]);
  // A new version of the application waits for the end of it.
  useEffect(() => (changed ? holdUnsaved() : undefined), [changed]);

  async function save() {
    const fields = missingFields(written);
    setMissing(fields);
    if (fields.length > 0) return;
    setState("busy");
    try {
      await client.updateNote({
        id,
        version,
        kind,
        question,
        answer,
        extra,
        occlusion,
        tags: tagsOf(tags),
      });
      await cache.invalidateQueries({ queryKey: queries.key() });
      onClose();
    } catch (error) {
      setState((error as { code?: string }).code === "CONFLICT" ? "conflict" : "failed");
    }
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <SideField
        label={t(
          kind === "cloze"
            ? "create.text"
            : kind === "occlusion"
              ? "create.heading"
              : "create.question",
        )}
        gaps={kind === "cloze"}
        value={question}
        fault={missing.includes("question") || missing.includes("gap") ? t("create.needed") : null}
        onChange={(value) => set({ question: value })}
      />
      {kind === "occlusion" && (
        <MaskEditor
          occlusion={occlusion}
          fault={missing.includes("mask") ? t("create.missing.mask") : null}
          onChange={(value) => set({ occlusion: value })}
        />
      )}
      {kind !== "cloze" && (
        <SideField
          label={t(kind === "occlusion" ? "create.explanation" : "create.answer")}
          value={answer}
          fault={missing.includes("answer") ? t("create.needed") : null}
          onChange={(value) => set({ answer: value })}
        />
      )}
      <SideField
        label={t("create.extra")}
        rows={2}
        value={extra}
        onChange={(value) => set({ extra: value })}
      />
      <TextInput
        label={t("create.tags")}
        value={tags}
        onChange={({ currentTarget }) => setTags(currentTarget.value)}
      />
      {missing.length > 0 && (
        <p role="alert" className={styles.fault}>
          {t(missing.includes("gap") ? "create.missing.gap" : "errors.missingFields")}
        </p>
      )}
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
    </form>
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
        <NoteForm note={data.note} cards={data.cards} onChanged={setChanged} onClose={onClose} />
      )}
    </Modal>
  );
}
