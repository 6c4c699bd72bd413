import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formStyles } from "#features/flashcards/web/public.tsx";
import { FilePicker } from "#platform/ui/file-picker/file-picker.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import { MOST_TEXT } from "../domain/limits.ts";
import styles from "./generate.module.css";
import { type FileProblem, readFile } from "./read-file.ts";

/** What is said of a file that no problem stopped. */
const STAGES = ["reading", "stopped", "cut"] as const;
type FileStage = (typeof STAGES)[number];

/** A file whose text is read, then shown to be corrected: the file itself is not kept. */
export function FileField({ onRead }: { onRead(title: string, text: string): void }) {
  const { t } = useTranslation("flashcards");
  const id = useId();
  const [state, setState] = useState<FileProblem | FileStage | null>(null);
  const reading = useRef<AbortController | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const take = async (file: File) => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setState("reading");
    const read = await readFile(file, controller.signal);
    if (controller.signal.aborted) return;
    if (!read.ok) return setState(read.reason);
    setState(read.cut ? "cut" : null);
    onRead(read.title, read.text);
  };
  const stop = () => {
    reading.current?.abort();
    setState("stopped");
    // The button that held the keyboard is gone.
    chooser.current?.focus();
  };
  const problem = state === null || STAGES.some((one) => one === state) ? null : state;
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>{t("generate.file")}</label>
      <FilePicker
        ref={chooser}
        id={id}
        accept=".pdf,.docx,.txt,.md,text/plain"
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void take(file);
          currentTarget.value = "";
        }}
      />
      <p id={`${id}-hint`} className={formStyles.hint}>
        {t("generate.fileHint")}
      </p>
      <p role="status" className={formStyles.hint}>
        {state === "reading" && t("generate.reading")}
        {state === "stopped" && t("generate.readingStopped")}
        {state === "cut" && t("generate.tooLong", { most: formatNumber(MOST_TEXT) })}
      </p>
      {state === "reading" && (
        <button type="button" className={styles.quiet} onClick={stop}>
          {t("generate.stopReading")}
        </button>
      )}
      {problem && (
        <p role="alert" className={formStyles.fault}>
          {t(`generate.files.${problem}`)}
        </p>
      )}
    </div>
  );
}
