import { Button } from "@mantine/core";
import { getHotkeyHandler } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { holdUnsaved } from "#platform/pwa/web/unsaved-work.ts";
import { SaveIndicator, type SaveState } from "#platform/ui/saving/save-indicator.tsx";
import { toast } from "#platform/ui/toasts.ts";
import { MOST_STATEMENTS, TITLE_LENGTH } from "../../domain/limits.ts";
import { bySection, SECTIONS, type Section } from "../../domain/sections.ts";
import type { Sheet } from "../../domain/wire.ts";
import { linesOf, statementsIn } from "../../domain/written.ts";
import { client, queries } from "../api.ts";
import { refreshCache } from "../offline/cached-sheets.ts";
import { type EditDraft, readEdit, writeEdit } from "./edit-draft.ts";
import styles from "./view.module.css";

interface EditFormProps {
  sheet: Sheet;
  /** The sheet that holds the edit: this one, or the copy made beside it. */
  onSaved(saved: Sheet): void;
  onCancel(): void;
}

const savedAs = ({ version, title, sections }: Sheet): EditDraft => ({
  version,
  title,
  texts: bySection((section) => linesOf(sections[section])),
});

/** Why this cannot be saved; null when it can. */
function problemOf(
  t: TFunction<"revision-sheets">,
  title: string,
  sections: Record<Section, readonly unknown[]>,
): string | null {
  if (title === "") return t("edit.needed");
  if (SECTIONS.every((section) => sections[section].length === 0)) return t("edit.nothing");
  const full = SECTIONS.find((section) => sections[section].length > MOST_STATEMENTS);
  if (!full) return null;
  return t("edit.tooMany", { section: t(`sections.${full}`), count: MOST_STATEMENTS });
}

/** The sections as lines, one statement each. */
export function EditForm({ sheet, onSaved, onCancel }: EditFormProps) {
  const { t } = useTranslation("revision-sheets");
  const cache = useQueryClient();
  const [base] = useState(() => savedAs(sheet));
  const [kept, setKept] = useState(() => readEdit(sheet.id));
  const [draft, setDraft] = useState<EditDraft>(kept ?? base);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const copyId = useRef(crypto.randomUUID());
  const dirty = useMemo(
    () =>
      draft.title !== base.title ||
      SECTIONS.some((section) => draft.texts[section] !== base.texts[section]),
    [draft, base],
  );
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty]);
  const [held, setHeld] = useState(true);
  useEffect(() => setHeld(writeEdit(sheet.id, dirty ? draft : null)), [sheet.id, dirty, draft]);
  const known = new Set(sheet.sources.map(({ n }) => n));

  async function save() {
    if (busy) return;
    const sections = bySection((section) =>
      statementsIn(draft.texts[section], sheet.sections[section], known, () => crypto.randomUUID()),
    );
    const title = draft.title.trim();
    const wrong = problemOf(t, title, sections);
    setProblem(wrong);
    if (wrong !== null) return;
    setBusy(true);
    try {
      const { version } = draft;
      const saved = await client.update({
        id: sheet.id,
        version,
        title,
        sections,
        copyId: copyId.current,
      });
      writeEdit(sheet.id, null);
      cache.setQueryData(queries.sheet.queryKey({ input: { id: saved.sheet.id } }), saved.sheet);
      void refreshCache([saved.sheet]).catch(() => {});
      if (saved.kept === "beside")
        await cache.invalidateQueries({
          queryKey: queries.sheet.queryKey({ input: { id: sheet.id } }),
        });
      else void toast({ kind: "success", message: t("edit.saved"), id: "revision-sheets" });
      void cache.invalidateQueries({ queryKey: queries.list.key() });
      onSaved(saved.sheet);
    } catch {
      setProblem(t("errors.save"));
      setBusy(false);
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={getHotkeyHandler([["mod+S", () => void save()]])}
    >
      {kept && (
        <p className={styles.note} role="status">
          {t("edit.draft")}{" "}
          <button
            type="button"
            className={styles.plain}
            onClick={() => {
              setDraft(savedAs(sheet));
              setKept(null);
            }}
          >
            {t("edit.discard")}
          </button>
        </p>
      )}
      <DraftFields draft={draft} readOnly={busy} onChange={setDraft} />
      <div className={styles.save}>
        <SaveIndicator state={stateOf({ busy, problem, dirty, held })}>
          {!busy && problem}
        </SaveIndicator>
        <Button
          variant="default"
          onClick={() => {
            writeEdit(sheet.id, null);
            onCancel();
          }}
        >
          {t("cancel")}
        </Button>
        <Button type="submit" loading={busy}>
          {t("edit.save")}
        </Button>
      </div>
    </form>
  );
}

interface DraftFieldsProps {
  draft: EditDraft;
  readOnly: boolean;
  onChange(draft: EditDraft): void;
}

/** The title, then each section. */
function DraftFields({ draft, readOnly, onChange }: DraftFieldsProps) {
  const { t } = useTranslation("revision-sheets");
  const id = useId();
  // The button that opened the form is gone.
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <label htmlFor={`${id}-title`}>{t("edit.name")}</label>
      <input
        ref={first}
        id={`${id}-title`}
        type="text"
        value={draft.title}
        maxLength={TITLE_LENGTH}
        readOnly={readOnly}
        onChange={({ currentTarget }) => onChange({ ...draft, title: currentTarget.value })}
      />
      <p id={`${id}-hint`} className={styles.note}>
        {t("edit.hint")}
      </p>
      {SECTIONS.map((section) => (
        <div key={section} className={styles.field}>
          <label htmlFor={`${id}-${section}`}>{t(`sections.${section}`)}</label>
          <textarea
            id={`${id}-${section}`}
            rows={3}
            value={draft.texts[section]}
            readOnly={readOnly}
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget }) =>
              onChange({ ...draft, texts: { ...draft.texts, [section]: currentTarget.value } })
            }
          />
        </div>
      ))}
    </>
  );
}

interface Stand {
  busy: boolean;
  problem: string | null;
  dirty: boolean;
  held: boolean;
}

function stateOf({ busy, problem, dirty, held }: Stand): SaveState {
  if (busy) return "saving";
  if (problem !== null) return "failed";
  if (!dirty) return "clean";
  return held ? "kept" : "unkept";
}
