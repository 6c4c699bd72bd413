import { Button } from "@mantine/core";
import { IconCalculator, IconEye, IconEyeOff, IconLayoutGrid } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNetwork } from "#platform/network/web/network-state.ts";
import { useQueue } from "#platform/offline/web/queue-store.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { SaveIndicator } from "#platform/ui/saving/save-indicator.tsx";
import { isBlank } from "../../domain/attempt.ts";
import { Computation } from "./computation.tsx";
import { Correction } from "./correction.tsx";
import { markHere } from "./mark-here.ts";
import { languageOf } from "./question-language.ts";
import styles from "./room.module.css";
import type { OpenPaper } from "./stored-paper.ts";
import type { RunningPaper } from "./use-paper.ts";

/** Said where the answers are: on the device at once, on the server when it answers. */
export function SavedMark() {
  const { t } = useTranslation("study");
  const { pending, full, inMemory } = useQueue();
  const online = !useNetwork().offline;
  const state = stateOf({ lost: inMemory > 0, online, pending });
  return (
    <div className={styles.held}>
      <SaveIndicator state={state}>
        {t(full && inMemory === 0 ? "room.full" : SAID[state])}
      </SaveIndicator>
    </div>
  );
}

const SAID = {
  unkept: "room.unsaved",
  offline: "room.keptOffline",
  saving: "room.keptHere",
  saved: "room.sent",
} as const;

interface Stand {
  lost: boolean;
  online: boolean;
  pending: number;
}

function stateOf({ lost, online, pending }: Stand): keyof typeof SAID {
  if (lost) return "unkept";
  if (!online) return "offline";
  return pending > 0 ? "saving" : "saved";
}

/** In a tab of their own, without network too: the paper stays where it is. */
export function Calculators() {
  const { t } = useTranslation("study");
  return (
    <Button
      component="a"
      href="/calculator"
      target="_blank"
      rel="noopener"
      variant="subtle"
      color="gray"
      px={10}
      aria-label={t("room.calculators")}
      title={t("room.calculators")}
    >
      <IconCalculator size={20} aria-hidden />
    </Button>
  );
}

/** A question that did not come whole: the server has it. */
export function Missing({ onReload }: { onReload(): void }) {
  const { t } = useTranslation("study");
  return (
    <EmptyState
      title={t("room.missing")}
      body={t("room.missingBody")}
      action={<Button onClick={onReload}>{t("room.reload")}</Button>}
    />
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
  const given = running.entry?.fact.given ?? null;
  const online = !useNetwork().offline;
  const marked = markHere(paper, position, running.entry);
  if (!content || !marked) return null;
  const { score, steps } = marked;
  return (
    <>
      <p lang={languageOf(content)}>
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
