import { Button, NativeSelect } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { session } from "#platform/auth/web/session.ts";
import { enqueue } from "#platform/offline/web/offline-work.ts";
import { idOfDraft } from "#platform/text/stable-key.ts";
import { Choice } from "#platform/ui/choice/choice.tsx";
import { SaveIndicator, type SaveState } from "#platform/ui/saving/save-indicator.tsx";
import { cardsOf, missingFields } from "../../domain/note-content.ts";
import type { NoteContent } from "../../domain/wire-note.ts";
import { client, queries } from "../api.ts";
import { DeckDialog } from "../decks/deck-dialog.tsx";
import { useDecks } from "../decks/use-decks.ts";
import formStyles from "../form/form.module.css";
import { detailsOf, htmlOf } from "../form/note-draft.ts";
import { NoteForm } from "../form/note-form.tsx";
import { CardPreview } from "./card-preview.tsx";
import styles from "./create.module.css";
import { type Draft, emptyDraft, isTyped, readDraft, writeDraft } from "./draft.ts";
import { useDuplicates } from "./use-duplicates.ts";

const KINDS = ["basic", "reversed", "cloze", "typed", "occlusion"] as const;
type Notice = { kind: "created"; cards: number } | { kind: "kept" | "failed" } | null;

/** Gaps are their own answer; a typed answer stays plain text. */
function answerOf(kind: NoteContent["kind"], answer: string): string {
  if (kind === "cloze") return "";
  return kind === "typed" ? answer.trim() : htmlOf(answer);
}

/** What the note will be: lines become breaks. */
export const writtenOf = ({
  kind,
  question,
  answer,
  extra,
  occlusion,
}: NoteContent): NoteContent => ({
  kind,
  question: htmlOf(question),
  answer: answerOf(kind, answer),
  extra: htmlOf(extra),
  occlusion: kind === "occlusion" ? occlusion : null,
});

const SAVED_AS = { created: "saved", kept: "offline", failed: "failed" } as const;
const savedAs = (notice: Notice): SaveState | null => notice && SAVED_AS[notice.kind];

function sentenceOf(t: TFunction<"flashcards">, notice: NonNullable<Notice>): string {
  if (notice.kind === "created") return t("create.done", { count: notice.cards });
  return t(notice.kind === "kept" ? "create.kept" : "errors.create");
}

const draftState = ({ content }: Draft, held: boolean): SaveState => {
  if (!isTyped(content)) return "clean";
  return held ? "kept" : "unkept";
};

/** A second tap on the button, once the note is made: nothing was typed since. */
const isSecondTap = ({ content: { question, answer, extra } }: Draft, notice: Notice): boolean =>
  notice !== null && notice.kind !== "failed" && !question && !answer && !extra;

type NewNote = NoteContent & Parameters<typeof client.createNotes>[0]["notes"][number];

async function sendNote(note: NewNote): Promise<NonNullable<Notice>> {
  const notes = [note];
  try {
    const [result] = await client.createNotes({ notes });
    if (!result || result.status === "refused") throw new Error(result?.reason ?? "");
    const cards = result.status === "already" ? cardsOf(note).length : result.cards;
    return { kind: "created", cards };
  } catch (error) {
    // Nothing came back: the note waits on this device under its id, so that one that did arrive
    // is not created twice.
    const waits =
      error instanceof TypeError &&
      (await enqueue("flashcard_note", { notes }, note.id).saved) !== "memory";
    return { kind: waits ? "kept" : "failed" };
  }
}

/** The decks by name, and the one that was chosen as long as it exists. */
function useChosenDeck(chosen: string) {
  const { data } = useDecks();
  const decks = [...(data?.decks ?? [])].sort((a, b) => a.name.localeCompare(b.name));
  return { decks, deckId: decks.some(({ id }) => id === chosen) ? chosen : (decks[0]?.id ?? "") };
}

export function CreateTab() {
  const { t } = useTranslation("flashcards");
  const cache = useQueryClient();
  const me = session.current()?.id ?? "";
  const [draft, setDraft] = useState<Draft>(() => readDraft(me));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState<Notice>(null);
  const [busy, setBusy] = useState(false);
  const [naming, setNaming] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const duplicates = useDuplicates(
    draft.content.kind === "occlusion" ? "" : draft.content.question,
  );
  const { decks, deckId } = useChosenDeck(draft.deckId);
  const [held, setHeld] = useState(true);
  useEffect(() => setHeld(writeDraft(me, draft)), [me, draft]);

  const set = (over: Partial<Draft>) => setDraft((before) => ({ ...before, ...over }));
  const write = (over: Partial<NoteContent>) => {
    setNotice(null);
    setDraft((before) => ({ ...before, content: { ...before.content, ...over } }));
  };
  const { kind } = draft.content;

  async function create() {
    if (busy || isSecondTap(draft, notice)) return;
    const written = writtenOf(draft.content);
    const fields = missingFields(written);
    setMissing(fields);
    setNotice(null);
    if (fields.length > 0 || deckId === "") return;
    setBusy(true);
    const note = { deckId, ...written, ...detailsOf(draft), mode: "manual" as const };
    const id = idOfDraft(draft.id, note);
    const next = (notice: Notice) => {
      setNotice(notice);
      const now = latest.current;
      // Typed while it was on its way: that stays.
      if (now.content !== draft.content) return;
      const after = emptyDraft({ ...now, deckId: now.deckId || deckId });
      setDraft(after);
      // The page may have been left meanwhile.
      writeDraft(me, after);
      form.current?.querySelector<HTMLTextAreaElement>("textarea")?.focus();
    };
    try {
      const sent = await sendNote({ id, ...note });
      if (sent.kind === "failed") setNotice(sent);
      else next(sent);
      if (sent.kind === "created") void cache.invalidateQueries({ queryKey: queries.key() });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={styles.layout}>
      <NoteForm
        ref={form}
        draft={draft}
        missing={missing}
        label={t("create.title")}
        onContent={write}
        onDetails={set}
        onSubmit={() => void create()}
        above={
          <>
            <Choice
              legend={t("create.kind")}
              name="kind"
              options={KINDS}
              value={kind}
              say={(one) => t(`kind.${one}`)}
              onChange={(kind) => write({ kind })}
            />
            <p className={formStyles.hint}>{t(`create.about.${kind}`)}</p>
            <div className={styles.deck}>
              <NativeSelect
                label={t("decks.deck")}
                value={deckId}
                onChange={({ currentTarget }) => set({ deckId: currentTarget.value })}
                data={decks.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <Button variant="default" size="md" onClick={() => setNaming(true)}>
                {t("decks.create")}
              </Button>
            </div>
          </>
        }
        warning={
          duplicates.length > 0 && (
            <p role="status" className={styles.warning}>
              {t("errors.duplicates")} <q>{duplicates[0]?.question}</q>
            </p>
          )
        }
      >
        <div className={styles.actions}>
          <Button type="submit" size="md" loading={busy} disabled={deckId === ""}>
            {t("create.submit")}
          </Button>
          <span className={formStyles.hint}>
            {t(deckId === "" ? "create.needsDeck" : "create.shortcut")}
          </span>
        </div>
        <SaveIndicator state={busy ? "saving" : (savedAs(notice) ?? draftState(draft, held))}>
          {!busy && notice && sentenceOf(t, notice)}
        </SaveIndicator>
      </NoteForm>
      <CardPreview content={writtenOf(draft.content)} />
      {naming && <DeckDialog deck={null} decks={decks} onClose={() => setNaming(false)} />}
    </div>
  );
}
