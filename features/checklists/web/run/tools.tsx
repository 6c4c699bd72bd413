import { IconActivity, IconBolt, IconMetronome, IconNote } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMetronome } from "./device.ts";
import styles from "./run.module.css";

interface Props {
  onNote(): void;
  onAdd(kind: "shock" | "rhythm"): unknown;
}

/** Of an arrest, under the thumb with the step: compressions are beaten, shocks and rhythms logged. */
export function HeartTools({ onNote, onAdd }: Props) {
  const { t } = useTranslation("checklists");
  const metronome = useMetronome();
  return (
    <div className={styles.heart}>
      <button
        type="button"
        aria-label={t("run.metronome")}
        aria-pressed={metronome.beating}
        onClick={metronome.toggle}
      >
        <IconMetronome size={20} aria-hidden />
        {t("run.beat")}
      </button>
      <button type="button" onClick={() => onAdd("shock")}>
        <IconBolt size={20} aria-hidden />
        {t("log.shock")}
      </button>
      <button type="button" aria-label={t("log.rhythm")} onClick={() => onAdd("rhythm")}>
        <IconActivity size={20} aria-hidden />
        {t("run.rhythm")}
      </button>
      <button type="button" onClick={onNote}>
        <IconNote size={20} aria-hidden />
        {t("log.note")}
      </button>
    </div>
  );
}
