import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { findIdentity, type IdentityFinding } from "#features/chat/domain/public.ts";
import { session } from "#platform/auth/web/session.ts";
import { currentLanguage } from "#platform/i18n/web/i18n.ts";
import { holdUnsaved } from "#platform/pwa/web/unsaved-work.ts";
import { idOfDraft } from "#platform/text/stable-key.ts";
import { toast } from "#platform/ui/toasts.ts";
import { SHORTEST_TEXT, TEXT_LENGTH } from "../../domain/limits.ts";
import { client, queries } from "../api.ts";
import styles from "./create.module.css";
import { type Draft, emptyDraft, isEmpty, readDraft, writeDraft } from "./draft.ts";
import { type Failure, readFailure } from "./failure.ts";
import { IdentityCheck } from "./identity-check.tsx";
import { lengthOf, SourceFields } from "./source-fields.tsx";

const KINDS = ["topic", "text", "file"] as const;

interface CreatePanelProps {
  onMade(id: string): void;
  onClose(): void;
}

const sourceOf = ({ kind, topic, text, title, fileName }: Draft) =>
  kind === "topic"
    ? { kind, topic: topic.trim() }
    : {
        ...{ kind: "text" as const, text: text.trim(), title: title.trim() },
        ...(kind === "file" && fileName !== "" ? { fileName } : {}),
      };

/** The sentence while a sheet is being made. */
function makingOf(kind: Draft["kind"], model: string | null | undefined) {
  if (model) return "create.makingModel";
  return kind === "topic" ? "create.making" : "create.makingText";
}

const wayOf = (t: TFunction<"revision-sheets">, model: string | null): string =>
  model ? t("create.byModel", { model }) : t("create.byExtraction");

interface KindChoiceProps {
  kind: Draft["kind"];
  disabled: boolean;
  onChange(kind: Draft["kind"]): void;
}

function KindChoice({ kind, disabled, onChange }: KindChoiceProps) {
  const { t } = useTranslation("revision-sheets");
  return (
    <fieldset className={styles.kinds} disabled={disabled}>
      <legend>{t("create.from")}</legend>
      {KINDS.map((one) => (
        <label key={one}>
          <input type="radio" name="kind" checked={kind === one} onChange={() => onChange(one)} />
          <span>{t(`create.kind.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Why no sheet was made; where the library has nothing, the other ways to an answer. */
function FailureNotice({ failure, onPaste }: { failure: Failure; onPaste(): void }) {
  const { t } = useTranslation("revision-sheets");
  return (
    <div className={styles.failure} role="alert">
      <p>{failure.sentence}</p>
      {failure.nothing && (
        <p className={styles.ways}>
          <button type="button" onClick={onPaste}>
            {t("create.pasteInstead")}
          </button>
          <Link to="/guidelines">{t("create.browse")}</Link>
          <Link to="/chat" search={{ q: undefined, conversation: undefined }}>
            {t("create.askAssistant")}
          </Link>
        </p>
      )}
    </div>
  );
}

/** From a topic, a text or a file to a sheet, on the ECG paper of the questions. */
export function CreatePanel({ onMade, onClose }: CreatePanelProps) {
  const { t } = useTranslation("revision-sheets");
  const cache = useQueryClient();
  const me = session.current()?.id ?? "";
  const [draft, setDraft] = useState<Draft>(() => readDraft(me));
  const [resumed] = useState(() => !isEmpty(draft));
  const [fault, setFault] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [findings, setFindings] = useState<readonly IdentityFinding[]>([]);
  const [busy, setBusy] = useState(false);
  const { data: setup } = useQuery(queries.setup.queryOptions());
  useEffect(() => writeDraft(me, draft), [me, draft]);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  // A reload would lose the way to the sheet, not the sheet.
  useEffect(() => (busy ? holdUnsaved() : undefined), [busy]);
  const set = (over: Partial<Draft>) => {
    setFault(false);
    setFindings([]);
    setDraft((before) => ({ ...before, ...over }));
  };
  const { kind } = draft;

  async function make(sure: boolean) {
    if (busy) return;
    setFailure(null);
    const from = sourceOf(draft);
    const length = lengthOf(draft);
    const wrong =
      from.kind === "topic"
        ? from.topic.length < 2
        : length < SHORTEST_TEXT || length > TEXT_LENGTH;
    setFault(wrong);
    if (wrong) return;
    const found = sure ? [] : findIdentity(from.kind === "topic" ? from.topic : from.text);
    setFindings(found);
    if (found.length > 0) return;
    setBusy(true);
    try {
      const sheet = await client.generate({
        id: idOfDraft(draft.id, from),
        from,
        language: currentLanguage(),
      });
      cache.setQueryData(queries.sheet.queryKey({ input: { id: sheet.id } }), sheet);
      writeDraft(me, null);
      setDraft({ ...emptyDraft(), kind });
      void cache.invalidateQueries({ queryKey: queries.list.key() });
      // Whoever is elsewhere by now stays there.
      if (here.current) onMade(sheet.id);
      else
        void toast({
          kind: "success",
          message: t("create.ready", { title: sheet.title }),
          id: "revision-sheets",
        });
    } catch (error) {
      setFailure(readFailure(error, draft.topic.trim()));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      className={styles.panel}
      aria-label={t("create.title")}
      onSubmit={(event) => {
        event.preventDefault();
        void make(false);
      }}
    >
      <div className={styles.head}>
        <h2>{t("create.title")}</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          {t("close")}
        </button>
      </div>
      <KindChoice kind={kind} disabled={busy} onChange={(kind) => set({ kind })} />
      <SourceFields draft={draft} busy={busy} fault={fault} onChange={set} />
      {resumed && !busy && !failure && <p className={styles.note}>{t("create.resumed")}</p>}
      {failure && <FailureNotice failure={failure} onPaste={() => set({ kind: "text" })} />}
      {findings.length > 0 && (
        <IdentityCheck
          findings={findings}
          onEdit={() => setFindings([])}
          onSend={() => void make(true)}
        />
      )}
      <div className={styles.foot}>
        <button type="submit" className={styles.submit} disabled={busy}>
          {t("create.submit")}
        </button>
        <p className={styles.note} role="status">
          {busy ? t(makingOf(kind, setup?.model)) : setup && wayOf(t, setup.model)}
        </p>
      </div>
    </form>
  );
}
