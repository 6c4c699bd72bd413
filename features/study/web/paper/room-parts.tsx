import { Button } from "@mantine/core";
import { IconEye, IconEyeOff, IconLayoutGrid } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNetwork } from "#platform/network/web/network-state.ts";
import { useQueue } from "#platform/offline/web/queue-store.ts";
import { isBlank } from "../../domain/attempt.ts";
import { mark } from "../../domain/marking.ts";
import { findProfile } from "../../domain/profiles.ts";
import { Computation, Correction } from "./correction.tsx";
import type { OpenPaper } from "./held-paper.ts";
import styles from "./room.module.css";
import type { RunningPaper } from "./use-paper.ts";

/** Said where the answers are: on the device at once, on the server when it answers. */
export function Kept() {
  const { t } = useTranslation("study");
  const { pending, full } = useQueue();
  const online = !useNetwork().offline;
  const waiting = online ? "room.keptHere" : "room.keptOffline";
  const key = pending > 0 || !online ? waiting : "room.sent";
  return (
    <p className={styles.held} role="status">
      {t(full ? "room.full" : key)}
    </p>
  );
}

export function TimeLeft({ left }: { left: number }) {
  const { t } = useTranslation("study");
  const [hidden, setHidden] = useState(false);
  const seconds = Math.ceil(left / 1_000);
  const two = (value: number) => String(value).padStart(2, "0");
  return (
    <>
      {!hidden && (
        <p className={styles.time} role="timer" aria-label={t("room.timeLeft")}>
          {Math.floor(seconds / 60)}:{two(seconds % 60)}
        </p>
      )}
      <Button
        variant="subtle"
        color="gray"
        aria-pressed={hidden}
        aria-label={t("room.hideTime")}
        onClick={() => setHidden(!hidden)}
      >
        {hidden ? <IconEye size={18} aria-hidden /> : <IconEyeOff size={18} aria-hidden />}
      </Button>
    </>
  );
}

export function Trust({
  running,
  disabled,
  onOverview,
}: {
  running: RunningPaper;
  disabled: boolean;
  onOverview(): void;
}) {
  const { t } = useTranslation("study");
  const fact = running.entry?.fact;
  return (
    <fieldset className={styles.trust}>
      <legend className={styles.keys}>{t("trust.legend")}</legend>
      {(["sure", "unsure"] as const).map((confidence) => (
        <button
          key={confidence}
          type="button"
          className={styles.toggle}
          disabled={disabled}
          aria-pressed={fact?.confidence === confidence}
          onClick={() => running.trust(confidence)}
        >
          {t(`trust.${confidence}`)}
        </button>
      ))}
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={fact?.flagged ?? false}
        onClick={running.flag}
      >
        {t("trust.flag")}
      </button>
      <button
        type="button"
        className={`${styles.toggle} ${styles.phone}`}
        aria-label={t("overview.title")}
        onClick={onOverview}
      >
        <IconLayoutGrid size={20} aria-hidden />
      </button>
    </fieldset>
  );
}

/** Corrected on this device at once; the server's marks, at the end, are those that count. */
export function Corrected({ open, running }: { open: OpenPaper; running: RunningPaper }) {
  const { t } = useTranslation("study");
  const { paper } = open;
  const { position } = running.journal;
  const content = paper.keys?.[position];
  const profile = findProfile(paper.profile);
  const given = running.entry?.fact.given ?? null;
  const online = !useNetwork().offline;
  if (!content || !profile) return null;
  // Without the library, no typing error is forgiven here: the server forgives it at the end.
  const { score, steps } = mark(content, given ?? [], profile, () => true);
  return (
    <>
      <p lang="fr">
        <b>{content.statement}</b>
      </p>
      <Correction
        attemptId={paper.id}
        position={position}
        content={content}
        given={given}
        cards={online}
      />
      <Computation content={content} score={score} steps={steps} profile={paper.profile} />
      <p>{t(isBlank(given) ? "correction.left" : "correction.here")}</p>
    </>
  );
}
