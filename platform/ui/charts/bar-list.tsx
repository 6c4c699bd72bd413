import { formatNumber } from "#platform/ui/format.ts";
import { inPlace } from "../in-place.ts";
import type { Bar } from "./bar-chart.tsx";
import styles from "./charts.module.css";
import { Legend } from "./legend.tsx";

interface BarListProps {
  bars: readonly Bar[];
  /** Names the chart for who does not see it; its figures are in the table. */
  label: string;
  /** Words for the parts of a bar, in order; a legend is drawn for two or more. */
  parts?: readonly string[];
}

/**
 * Bars one under the other, each with its whole name: for names that no column is wide enough for.
 */
export function BarList({ bars, label, parts = [] }: BarListProps) {
  const sums = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const highest = Math.max(1, ...sums);
  return (
    <div className={styles.chart}>
      <div className={styles.list} role="img" aria-label={label}>
        {inPlace(bars, ({ label: name, values }, index) => {
          let before = 0;
          return (
            <div>
              <span>{name}</span>
              <svg>
                <title>{`${name} · ${values.map((value) => formatNumber(value)).join(" · ")}`}</title>
                {inPlace(values, (value, part) => {
                  const x = `${(before / highest) * 100}%`;
                  before += value;
                  return (
                    <rect
                      x={x}
                      y="0"
                      width={`${(value / highest) * 100}%`}
                      height="100%"
                      data-part={part}
                    />
                  );
                })}
              </svg>
              <b>{formatNumber(sums[index] ?? 0)}</b>
            </div>
          );
        })}
      </div>
      <Legend parts={parts} />
    </div>
  );
}
