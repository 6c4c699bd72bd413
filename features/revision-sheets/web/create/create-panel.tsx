import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { session } from "#platform/auth/web/session.ts";
import { currentLanguage } from "#platform/i18n/web/i18n.ts";
import { holdUnsaved } from "#platform/pwa/web/unsaved-work.ts";
import { formatNumber } from "#platform/ui/format.ts";
import { SHORTEST_TEXT, TEXT_LENGTH, TITLE_LENGTH, TOPIC_LENGTH } from "../../domain/limits.ts";
import { client, queries } from "../api.ts";
import styles from "./create.module.css";
import { type Draft, emptyDraft, isEmpty, readDraft, writeDraft } from "./draft.ts";
import { type Failure, readFailure } from "./failure.ts";

const KINDS = ["topic", "text"] as const;

interface CreatePanelProps {
  onMade(id: string): void;
  onClose(): void;
}

/** From a topic or a text to a sheet, on the ECG paper of the questions. */
export function CreatePanel({ onMade, onClose }: CreatePanelProps) {
  const { t } = useTranslation("revision-sheets");
  const cache = useQueryClient();
  const me = session.current()?.id ?? "";
  const [draft, setDraft] = useState<Draft>(() => readDraft(me));
  const [resumed] = useState(() => !isEmpty(draft));
  const [fault, setFault] = useState<"topic" | "text" | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const { data: setup } = useQuery(queries.setup.queryOptions());
  useEffect(() => writeDraft(me, draft), [me, draft]);
  // A reload would lose the way to the sheet, not the sheet.
  useEffect(() => (busy ? holdUnsaved() : undefined), [busy]);
  const set = (over: Partial<Draft>) => {
    setFault(null);
    setDraft((before) => ({ ...before, ...over }));
  };
  const { kind, topic, text, title, fileName } = draft;
  const length = text.trim().length;

  async function make() {
    if (busy) return;
    setFailure(null);
    const short = kind === "topic" ? topic.trim().length < 2 : length < SHORTEST_TEXT || length > TEXT_LENGTH;
    setFault(short ? kind : null);
    if (short) return;
    setBusy(true);
    try {
      const from =
        kind === "topic"
          ? { kind, topic: topic.trim() }
          : { kind, text: text.trim(), title: title.trim(), ...(fileName === "" ? {} : { fileName }) };
      const sheet = await client.generate({ id: draft.id, from, language: currentLanguage() });
      cache.setQueryData(queries.sheet.queryKey({ input: { id: sheet.id } }), sheet);
      writeDraft(me, null);
      setDraft({ ...emptyDraft(), kind });
      void cache.invalidateQueries({ queryKey: queries.list.key() });
      onMade(sheet.id);
    } catch (error) {
      setFailure(readFailure(error, topic.trim()));
    } finally {
      setBusy(false);
    }
  }
  const progress = setup?.model ? "create.makingModel" : kind === "topic" ? "create.making" : "create.makingText";

  return (
    <form
      className={styles.panel}
      aria-label={t("create.title")}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <div className={styles.head}>
        <h2>{t("create.title")}</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          {t("close")}
        </button>
      </div>
      <fieldset className={styles.kinds} disabled={busy}>
        <legend>{t("create.from")}</legend>
        {KINDS.map((one) => (
          <label key={one}>
            <input type="radio" name="kind" checked={kind === one} onChange={() => set({ kind: one })} />
            <span>{t(`create.kind.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {kind === "topic" ? (
        <Field label={t("create.topic")} hint={t("create.topicHint")} fault={fault ? t("create.missingTopic") : null}>
          {(props) => (
            <input
              {...props}
              type="text"
              value={topic}
              maxLength={TOPIC_LENGTH}
              disabled={busy}
              onChange={({ currentTarget }) => set({ topic: currentTarget.value })}
            />
          )}
        </Field>
      ) : (
        <>
          <Field
            label={t("create.text")}
            hint={t("create.textHint")}
            fault={
              fault === null
                ? null
                : length > TEXT_LENGTH
                  ? t("create.tooLong")
                  : t("create.missingText", { count: SHORTEST_TEXT })
            }
          >
            {(props) => (
              <textarea
                {...props}
                rows={9}
                value={text}
                disabled={busy}
                onChange={({ currentTarget }) => set({ text: currentTarget.value })}
              />
            )}
          </Field>
          <p className={styles.length} data-over={length > TEXT_LENGTH || undefined}>
            {t("create.length", { count: length, most: formatNumber(TEXT_LENGTH) })}
          </p>
          <Field label={t("create.name")} hint={null} fault={null}>
            {(props) => (
              <input
                {...props}
                type="text"
                value={title}
                maxLength={TITLE_LENGTH}
                disabled={busy}
                onChange={({ currentTarget }) => set({ title: currentTarget.value })}
              />
            )}
          </Field>
        </>
      )}
      {resumed && !busy && !failure && <p className={styles.note}>{t("create.resumed")}</p>}
      {failure && (
        <div className={styles.failure} role="alert">
          <p>{failure.sentence}</p>
          {failure.nothing === "topic" && (
            <p className={styles.ways}>
              <button type="button" onClick={() => set({ kind: "text" })}>
                {t("create.pasteInstead")}
              </button>
              <Link to="/guidelines">{t("create.browse")}</Link>
              <Link to="/chat" search={{ q: undefined, conversation: undefined }}>
                {t("create.askAssistant")}
              </Link>
            </p>
          )}
        </div>
      )}
      <div className={styles.foot}>
        <button type="submit" className={styles.submit} disabled={busy}>
          {t("create.submit")}
        </button>
        <p className={styles.note} role="status">
          {busy
            ? t(progress)
            : setup && (setup.model ? t("create.byModel", { model: setup.model }) : t("create.byExtraction"))}
        </p>
      </div>
    </form>
  );
}

interface FieldProps {
  label: string;
  hint: string | null;
  fault: string | null;
  children(props: { id: string; "aria-describedby"?: string; "aria-invalid"?: true }): React.ReactNode;
}

function Field({ label, hint, fault, children }: FieldProps) {
  const id = `sheet-${label}`.replaceAll(/\W+/gu, "-");
  const said = fault ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(said === null ? {} : { "aria-describedby": `${id}-said` }),
        ...(fault === null ? {} : { "aria-invalid": true }),
      })}
      {said !== null && (
        <p id={`${id}-said`} role={fault ? "alert" : undefined} className={fault ? styles.fault : styles.note}>
          {said}
        </p>
      )}
    </div>
  );
}
