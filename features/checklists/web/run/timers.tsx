import { IconRotateClockwise } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { clockText, phaseOf, type RunningTimer } from "../../domain/run.ts";
import { useAnnouncedPhase } from "./device.ts";
import styles from "./run.module.css";
import { useNow } from "./use-run.ts";

/** Time since the run began. */
export function Since({ from, to, offset }: { from: number; to: number | null; offset: number }) {
  const now = useNow(from, offset);
  return <b className={styles.clock}>{clockText((to ?? now) - from)}</b>;
}

interface TimersProps {
  timers: readonly RunningTimer[];
  /** Clock of the run minus that of this device. */
  offset: number;
  /** The voice is on: a timer says its name as its time comes. */
  speaking: boolean;
  onAgain(step: string): void;
}

/** The time that has passed since each timed step, and whether its window is open. */
export const Timers = ({ timers, onAgain, ...run }: TimersProps) =>
  timers.map((timer) => (
    <Timer key={timer.step} timer={timer} {...run} onAgain={() => onAgain(timer.step)} />
  ));

function Timer({
  timer,
  offset,
  speaking,
  onAgain,
}: Pick<TimersProps, "offset" | "speaking"> & { timer: RunningTimer; onAgain(): void }) {
  const { t } = useTranslation("checklists");
  const { label, seconds, until, from, count } = timer;
  const now = useNow(from, offset);
  const phase = phaseOf(timer, now);
  useAnnouncedPhase(phase, label, speaking);
  const whole = (until ?? seconds) * 1.2;
  const window =
    until === undefined
      ? clockText(seconds * 1000)
      : `${clockText(seconds * 1000)}–${clockText(until * 1000)}`;
  return (
    <div className={styles.timer} data-phase={phase}>
      <span>
        <span lang="fr">{label}</span> ({count})
      </span>
      <b className={styles.clock}>{clockText(now - from)}</b>
      <meter
        aria-label={label}
        min={0}
        max={whole}
        value={Math.min(whole, Math.max(0, (now - from) / 1000))}
      />
      <span role="status">{t(`timer.${phase}`, { window })}</span>
      <button type="button" onClick={onAgain}>
        <IconRotateClockwise size={22} aria-hidden />
        <span>{t("timer.again")}</span>
      </button>
    </div>
  );
}
