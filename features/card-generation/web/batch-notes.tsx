import { Button, Loader } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formStyles } from "#features/flashcards/web/public.tsx";
import type { Batch } from "../domain/batch.ts";
import styles from "./generate.module.css";
import type { GenerationState } from "./use-generation.ts";

interface BatchNotesProps {
  batch: Batch;
  running: boolean;
  problem: GenerationState["problem"];
  onStop(): void;
}

const DROPPED = ["format", "passage", "figures"] as const;

/**
 * Who proposed the cards, what was left out, and what went wrong: said before the first card is
 * judged.
 */
export function BatchNotes({ batch, running, problem, onStop }: BatchNotesProps) {
  const { t } = useTranslation("flashcards");
  const { failed, replaced, dropped, proposals } = batch;
  const by = replaced ? "rules" : batch.by;
  return (
    <div className={styles.notes}>
      {running && (
        <div className={styles.running}>
          <Loader size="sm" aria-hidden />
          <p role="status">{t("generate.running")}</p>
          <Button variant="default" size="sm" onClick={onStop}>
            {t("generate.cancel")}
          </Button>
        </div>
      )}
      {problem === "stopped" && (
        <p role="status" className={styles.strong}>
          {t("generate.stopped")}
        </p>
      )}
      {problem !== null && problem !== "stopped" && (
        <p role="alert" className={formStyles.fault}>
          {t(`errors.${problem}`)}
        </p>
      )}
      {failed && (
        <p role="alert" className={styles.warning}>
          {t(`errors.${failed}`)} {replaced && proposals.length > 0 && t("generate.instead")}
        </p>
      )}
      {proposals.length > 0 && <p className={formStyles.hint}>{t(`generate.by.${by}`)}</p>}
      {DROPPED.filter((reason) => dropped[reason] > 0).map((reason) => (
        <p key={reason} className={formStyles.hint}>
          {t(`generate.dropped.${reason}`, { count: dropped[reason] })}
        </p>
      ))}
    </div>
  );
}
