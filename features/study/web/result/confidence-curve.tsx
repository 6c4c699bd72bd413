import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import { type ConfidenceLevel, drawable, FAIR, LEVELS } from "../../domain/confidence.ts";
import styles from "./confidence-curve.module.css";

const [WIDTH, HEIGHT] = [360, 220];
const [TOP, BOTTOM, LEFT] = [20, 176, 36];
/** Under it, what is written below a point would meet the names of the axis. */
const LOW = 0.2;
const STEP = (WIDTH - LEFT) / LEVELS.length;

const across = (level: ConfidenceLevel["level"]) => LEFT + STEP * (LEVELS.indexOf(level) + 0.5);
const down = (mean: number) => BOTTOM - mean * (BOTTOM - TOP);
const pathOf = (levels: readonly ConfidenceLevel[]) =>
  drawable(levels)
    .map(({ level, mean }) => `${across(level)},${down(mean)}`)
    .join(" ");

interface CurveProps {
  levels: readonly ConfidenceLevel[];
  earlier: readonly ConfidenceLevel[];
}

/** Three points from doubt to sureness, what a fair confidence gives as rings, the gap filled. */
export function ConfidenceCurve({ levels, earlier }: CurveProps) {
  const { t } = useTranslation("study");
  const shown = drawable(levels);
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("confidence.curve")}>
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line className={styles.rule} x1={LEFT} x2={WIDTH} y1={down(share)} y2={down(share)} />
            <text className={styles.axis} x={0} y={down(share) + 4}>
              {formatNumber(share)}
            </text>
          </g>
        ))}
        <polyline className={styles.earlier} points={pathOf(earlier)} />
        <polyline className={styles.line} points={pathOf(levels)} />
        {LEVELS.map((level) => (
          <circle
            key={level ?? "none"}
            className={styles.ring}
            cx={across(level)}
            cy={down(FAIR[level ?? "none"])}
            r={7}
          />
        ))}
        {shown.map(({ level, mean }) => (
          <Point key={level ?? "none"} level={level} mean={mean} />
        ))}
        {levels.map(({ level, count }) => (
          <g key={level ?? "none"} className={styles.name}>
            <text x={across(level)} y={BOTTOM + 20}>
              {t(`confidence.names.${level ?? "none"}`)}
            </text>
            <text x={across(level)} y={BOTTOM + 37} className={styles.axis}>
              {t("confidence.answers", { count })}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        {earlier.length > 0 ? t("confidence.captionBefore") : t("confidence.caption")}
      </figcaption>
    </figure>
  );
}

function Point({ level, mean }: Pick<ConfidenceLevel, "level" | "mean">) {
  const [x, fair] = [across(level), FAIR[level ?? "none"]];
  const below = mean < fair;
  return (
    <g data-below={below || undefined} className={styles.point}>
      <line x1={x} x2={x} y1={down(fair)} y2={down(mean)} />
      <circle cx={x} cy={down(mean)} r={5} />
      <text x={x + 12} y={down(mean) + (below && mean > LOW ? 16 : -8)}>
        {formatNumber(mean, { maximumFractionDigits: 2 })}
      </text>
    </g>
  );
}
