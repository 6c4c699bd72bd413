import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { sendFile } from "#platform/http/web/send-file.ts";
import { FilePicker } from "#platform/ui/file-picker/file-picker.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import styles from "./files.module.css";

const MOST = 256 * 1024 * 1024;
const FAILURE = {
  failed: "import.failed",
  tooLarge: "transfer.refused.tooLarge",
  tooMany: "errors.rateLimit",
} as const;

/** Sends a file; the server opens it and says what it holds. Nothing is imported yet. */
export function ImportForm({ onSent }: { onSent(id: string): void }) {
  const { t } = useTranslation("flashcards");
  const field = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController | null>(null);
  const [share, setShare] = useState(0);
  const [state, setState] = useState<"idle" | "sending" | keyof typeof FAILURE>("idle");

  async function send(file: File) {
    if (file.size > MOST) {
      setState("tooLarge");
      // The same file chosen again, made smaller, is a choice.
      if (field.current) field.current.value = "";
      return;
    }
    const id = crypto.randomUUID();
    const abort = new AbortController();
    sending.current = abort;
    setState("sending");
    setShare(0);
    try {
      const address = `/api/flashcards/imports?id=${id}&name=${encodeURIComponent(file.name)}`;
      const status = await sendFile(address, file, { signal: abort.signal, onProgress: setShare });
      if (status === 413) setState("tooLarge");
      else if (status === 429) setState("tooMany");
      else if (status !== 201) setState("failed");
      else {
        setState("idle");
        onSent(id);
      }
    } catch {
      setState(abort.signal.aborted ? "idle" : "failed");
    }
    if (field.current) field.current.value = "";
  }
  return (
    <section aria-labelledby="import-title">
      <h2 id="import-title">{t("import.title")}</h2>
      <p className={styles.lead}>{t("import.lead")}</p>
      <FilePicker
        ref={field}
        aria-label={t("import.file")}
        accept=".apkg,.colpkg,.csv,.tsv,.txt,.json"
        disabled={state === "sending"}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void send(file);
        }}
      />
      {state === "sending" && (
        <p className={styles.sending}>
          <span role="status">{t(share < 1 ? "import.sending" : "import.opening")}</span>
          <progress max={1} value={share} aria-label={t("import.sending")} />
          <span aria-hidden>{formatNumber(share, { style: "percent" })}</span>
          <Button size="sm" variant="default" onClick={() => sending.current?.abort()}>
            {t("cancel")}
          </Button>
        </p>
      )}
      {state !== "idle" && state !== "sending" && (
        <p role="alert" className={styles.fault}>
          {t(FAILURE[state])}
        </p>
      )}
    </section>
  );
}
