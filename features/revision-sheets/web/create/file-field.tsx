import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readDocument } from "#features/card-generation/web/public.tsx";
import { storableStart } from "#platform/text/storable.ts";
import { FilePicker } from "#platform/ui/file-picker/file-picker.tsx";
import { TEXT_LENGTH } from "../../domain/limits.ts";
import styles from "./create.module.css";
import { Field } from "./field.tsx";

const PROBLEMS = [
  "unsupported",
  "tooLarge",
  "encrypted",
  "unreadable",
  "noText",
  "failed",
] as const;
type State = "idle" | "reading" | "cut" | (typeof PROBLEMS)[number];

interface FileFieldProps {
  disabled: boolean;
  fileName: string;
  onRead(read: { fileName: string; text: string; title: string }): void;
}

/** A file whose text is read, then shown to be corrected: the file itself is not kept. */
export function FileField({ disabled, fileName, onRead }: FileFieldProps) {
  const { t } = useTranslation("revision-sheets");
  const reading = useRef<AbortController | null>(null);
  const [state, setState] = useState<State>("idle");
  useEffect(() => () => reading.current?.abort(), []);
  const take = async (file: File) => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setState("reading");
    const read = await readDocument(file, controller.signal);
    if (controller.signal.aborted) return;
    if (!read.ok) return setState(read.reason);
    setState(read.cut || read.text.length > TEXT_LENGTH ? "cut" : "idle");
    onRead({
      fileName: storableStart(file.name, 200),
      text: storableStart(read.text, TEXT_LENGTH),
      title: read.title,
    });
  };
  const stop = () => {
    reading.current?.abort();
    setState("idle");
  };
  const problem = PROBLEMS.find((one) => one === state);
  return (
    <>
      <Field
        label={t("create.file")}
        hint={t("create.fileHint")}
        fault={problem ? t(`create.files.${problem}`) : null}
      >
        {(props) => (
          <FilePicker
            {...props}
            accept=".pdf,.docx,.txt,.md,text/plain"
            disabled={disabled}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) void take(file);
              currentTarget.value = "";
            }}
          />
        )}
      </Field>
      <p className={styles.note} role="status">
        {state === "reading" && t("create.reading")}
        {state === "cut" && t("create.cut")}
        {state === "idle" && fileName !== "" && t("view.file", { name: fileName })}
      </p>
      {state === "reading" && (
        <button type="button" className={styles.stop} onClick={stop}>
          {t("create.stopReading")}
        </button>
      )}
    </>
  );
}
