import { Button } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FilePicker } from "#platform/ui/file-picker/file-picker.tsx";
import styles from "../protocols.module.css";
import { type FileProblem, type FileRead, type Progress, readFile } from "./read-file.ts";

interface FileFieldProps {
  /** Name of the file that was read; empty before. */
  fileName: string;
  onRead(read: FileRead & { ok: true }): void;
}

/** A file that is read by the server; why one is refused is said in a sentence. */
export function FileField({ fileName, onRead }: FileFieldProps) {
  const { t } = useTranslation("protocols");
  const id = useId();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const take = async (file: File) => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setBusy(true);
    setProblem(null);
    setProgress(null);
    const read = await readFile(file, controller.signal, (pages) => {
      if (!controller.signal.aborted) setProgress(pages);
    });
    if (controller.signal.aborted) return;
    setBusy(false);
    setProgress(null);
    if (read.ok) onRead(read);
    else setProblem(read.reason);
  };
  const stop = () => {
    reading.current?.abort();
    setBusy(false);
    setProgress(null);
  };
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{t("form.file")}</label>
      <FilePicker
        id={id}
        accept=".pdf,.docx,.md,.markdown,.txt,text/plain"
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void take(file);
          currentTarget.value = "";
        }}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t("form.fileHint")}
      </p>
      <p role="status" className={styles.hint}>
        {busy && !progress && t("form.reading")}
        {busy && progress && t("form.recognising", { ...progress })}
        {!busy && fileName !== "" && t("form.read", { name: fileName })}
      </p>
      {busy && (
        <Button variant="default" size="sm" onClick={stop}>
          {t("form.stopReading")}
        </Button>
      )}
      {problem && (
        <p role="alert" className={styles.fault}>
          {t(`files.${problem}`)}
        </p>
      )}
    </div>
  );
}
