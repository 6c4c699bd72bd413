import { useTranslation } from "react-i18next";
import { clockText, phaseOf, type RunningTimer } from "../../domain/run.ts";
import styles from "./run.module.css";
import { useNow } from "./use-run.ts";

/** Time since the run began. */
export function Since({ from, to, offset }: { from: number; to: number | null; offset: number }) {
  const now = useNow(offset);
  return <b className={styles.clock}>{clockText((to ?? now) - from)}</b>;
}

/** The time that has passed since each timed step, and whether its window is open. */
export function Timers({
  timers,
  offset,
  onAgain,
}: {
  timers: readonly RunningTimer[];
  /** Clock of the run minus that of this device. */
  offset: number;
  onAgain(step: string): void;
}) {
  const { t } = useTranslation("checklists");
  const now = useNow(offset);
  return timers.map((timer) => {
    const { step, label, seconds, until, from, count } = timer;
    const phase = phaseOf(timer, now);
    const whole = (until ?? seconds) * 1.2;
    const window =
      until === undefined
        ? clockText(seconds * 1000)
        : `${clockText(seconds * 1000)}–${clockText(until * 1000)}`;
    return (
      <div key={step} className={styles.timer} data-phase={phase}>
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
        <button type="button" onClick={() => onAgain(step)}>
          {t("timer.again")}
        </button>
      </div>
    );
  });
}
