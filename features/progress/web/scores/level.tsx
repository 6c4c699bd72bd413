import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import type { Overview } from "../../domain/wire-progress.ts";
import styles from "./scores.module.css";

const RADIUS = 26;

/** The level in its ring, with what is missing to the next one. */
export function Level({ overview: { level, xp, xpToNext } }: { overview: Overview }) {
  const { t } = useTranslation("progress");
  const share = ((xp - level.from) / (level.next - level.from)) * 100;
  return (
    <div className={styles.level}>
      <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden>
        <circle cx="32" cy="32" r={RADIUS} className={styles.track} />
        {share > 0 && (
          <circle
            cx="32"
            cy="32"
            r={RADIUS}
            pathLength={100}
            strokeDasharray={`${share} 100`}
            transform="rotate(-90 32 32)"
            className={styles.done}
          />
        )}
        <text x="32" y="32" textAnchor="middle" dominantBaseline="central">
          {level.number}
        </text>
      </svg>
      <p>
        <b>{t("level.number", { level: level.number })}</b>
        <span>
          {t("level.missing", {
            xp: formatNumber(xp),
            left: formatNumber(xpToNext),
            next: level.number + 1,
          })}
        </span>
      </p>
    </div>
  );
}
