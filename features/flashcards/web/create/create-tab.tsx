import { Button, NativeSelect } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
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

/** What the note will be: lines become breaks; a typed answer stays plain text. */
export const writtenOf = ({
  kind,
  question,
  answer,
  extra,
  occlusion,
}: NoteContent): NoteContent => ({
  kind,
  question: htmlOf(question),
  answer: kind === "cloze" ? "" : kind === "typed" ? answer.trim() : htmlOf(answer),
  extra: htmlOf(extra),
  occlusion: kind === "occlusion" ? occlusion : null,
});

const SAVED_AS = { created: "saved", kept: "offline", failed: "failed" } as const;
const savedAs = (notice: Notice): SaveState | null => notice && SAVED_AS[notice.kind];

const draftState = ({ content }: Draft, held: boolean): SaveState => {
  if (!isTyped(content)) return "clean";
  return held ? "kept" : "unkept";
};

export function CreateTab() {
  const { t } = useTranslation("flashcards");
  const cache = useQueryClient();
  const me = session.current()?.id ?? "";
  const { data } = useDecks();
  const decks = [...(data?.decks ?? [])].sort((a, b) => a.name.localeCompare(b.name));
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
  const deckId = decks.some(({ id }) => id === draft.deckId) ? draft.deckId : (decks[0]?.id ?? "");
  const [held, setHeld] = useState(true);
  useEffect(() => setHeld(writeDraft(me, draft)), [me, draft]);

  const set = (over: Partial<Draft>) => setDraft((before) => ({ ...before, ...over }));
  const write = (over: Partial<NoteContent>) => {
    setNotice(null);
    setDraft((before) => ({ ...before, content: { ...before.content, ...over } }));
  };
  const { kind } = draft.content;

  async function create() {
    // A second tap on the button, once the note is made: nothing was typed since.
    const untouched = !draft.content.question && !draft.content.answer && !draft.content.extra;
    if (busy || (untouched && notice !== null && notice.kind !== "failed")) return;
    const written = writtenOf(draft.content);
    const fields = missingFields(written);
    setMissing(fields);
    setNotice(null);
    if (fields.length > 0 || deckId === "") return;
    setBusy(true);
    const note = { deckId, ...written, ...detailsOf(draft), mode: "manual" as const };
    const id = idOfDraft(draft.id, note);
    const notes = [{ id, ...note }];
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
      const [result] = await client.createNotes({ notes });
      if (!result || result.status === "refused") throw new Error(result?.reason ?? "");
      next({
        kind: "created",
        cards: result.status === "already" ? cardsOf(written).length : result.cards,
      });
      void cache.invalidateQueries({ queryKey: queries.key() });
    } catch (error) {
      // Nothing came back: the note waits on this device under its id, so that one that did arrive
      // is not created twice.
      const waits =
        error instanceof TypeError &&
        (await enqueue("flashcard_note", { notes }, id).saved) !== "memory";
      if (waits) next({ kind: "kept" });
      else setNotice({ kind: "failed" });
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
          {!busy && notice?.kind === "created" && t("create.done", { count: notice.cards })}
          {!busy && notice?.kind === "kept" && t("create.kept")}
          {!busy && notice?.kind === "failed" && t("errors.create")}
        </SaveIndicator>
      </NoteForm>
      <CardPreview content={writtenOf(draft.content)} />
      {naming && <DeckDialog deck={null} decks={decks} onClose={() => setNaming(false)} />}
    </div>
  );
}
