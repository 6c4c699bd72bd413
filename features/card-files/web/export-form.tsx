import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { timeZone, useDecks } from "#features/flashcards/web/public.tsx";
import { client } from "./api.ts";
import styles from "./files.module.css";

const KINDS = ["apkg", "csv", "json"] as const;

export function ExportForm({ onStarted }: { onStarted(id: string): void }) {
  const { t } = useTranslation("flashcards");
  const { data } = useDecks();
  const [kind, setKind] = useState<(typeof KINDS)[number]>("apkg");
  const [deckId, setDeckId] = useState("");
  const [scheduling, setScheduling] = useState(true);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const start = async () => {
    setState("busy");
    const id = crypto.randomUUID();
    try {
      const deckIds = deckId === "" ? [] : [deckId];
      await client.startExport({ id, kind, deckIds, scheduling, timeZone: timeZone() });
      setState("idle");
      onStarted(id);
    } catch {
      setState("failed");
    }
  };
  return (
    <section aria-labelledby="export-title">
      <h2 id="export-title">{t("export.title")}</h2>
      <p className={styles.lead}>{t("export.lead")}</p>
      <label className={styles.choice}>
        <span>{t("export.kind")}</span>
        <select
          value={kind}
          onChange={({ currentTarget }) =>
            setKind(KINDS.find((one) => one === currentTarget.value) ?? "apkg")
          }
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`export.kinds.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        <span>{t("decks.deck")}</span>
        <select value={deckId} onChange={({ currentTarget }) => setDeckId(currentTarget.value)}>
          <option value="">{t("decks.all")}</option>
          {(data?.decks ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={scheduling}
          onChange={({ currentTarget }) => setScheduling(currentTarget.checked)}
        />
        {t("export.scheduling")}
      </label>
      <Button loading={state === "busy"} onClick={() => void start()}>
        {t("export.start")}
      </Button>
      {state === "failed" && (
        <p role="alert" className={styles.fault}>
          {t("export.failed")}
        </p>
      )}
    </section>
  );
}
