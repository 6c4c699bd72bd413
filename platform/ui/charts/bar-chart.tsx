import { formatNumber } from "#platform/ui/format.ts";
import { inPlace } from "../in-place.ts";
import styles from "./charts.module.css";
import { Legend } from "./legend.tsx";
import { niceMaximum } from "./scale.ts";
import { useWidth } from "./use-width.ts";

export interface Bar {
  label: string;
  /** What stands under the bar, when the label is longer than a bar is wide. */
  short?: string;
  /** Stacked, from the bottom. */
  values: readonly number[];
}

interface BarChartProps {
  bars: readonly Bar[];
  /** Names the chart for who does not see it; its figures are in the table. */
  label: string;
  /** Words for the parts of a bar, in order; a legend is drawn for two or more. */
  parts?: readonly string[];
}

const HEIGHT = 190;
const LEFT = 40;
const BOTTOM = 24;
const TOP = 10;
/** Pixels of a letter of a label, and between two labels. */
const LETTER = 7;
const BETWEEN = 12;
export function BarChart({ bars, label, parts = [] }: BarChartProps) {
  const [place, width] = useWidth<HTMLDivElement>();
  const highest = niceMaximum(
    Math.max(0, ...bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0))),
  );
  const inner = { width: width - LEFT, height: HEIGHT - TOP - BOTTOM };
  const step = inner.width / Math.max(1, bars.length);
  const thick = Math.max(1, Math.min(48, step * 0.72));
  const longest = Math.max(1, ...bars.map(({ label: name, short = name }) => short.length));
  const every = Math.max(1, Math.ceil((longest * LETTER + BETWEEN) / step));
  // The last name is not cut by the edge; one that would be pushed against its neighbour is left
  // out.
  const furthest = width - (longest * LETTER) / 2;
  const named = (index: number, middle: number) =>
    index % every === 0 && middle - furthest < BETWEEN;
  const y = (value: number) => TOP + inner.height * (1 - value / highest);
  return (
    <div ref={place} className={styles.chart}>
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={label}
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line
              x1={LEFT}
              x2={width}
              y1={y(highest * share)}
              y2={y(highest * share)}
              className={styles.rule}
            />
            <text x={LEFT - 8} y={y(highest * share) + 4} textAnchor="end">
              {formatNumber(highest * share, { notation: "compact", maximumFractionDigits: 1 })}
            </text>
          </g>
        ))}
        {inPlace(bars, ({ label: name, short = name, values }, index) => {
          const x = LEFT + step * index + (step - thick) / 2;
          let below = 0;
          return (
            <g>
              <title>{`${name} · ${values.map((value) => formatNumber(value)).join(" · ")}`}</title>
              {inPlace(values, (value, part) => {
                const top = y(below + value);
                const height = y(below) - top;
                below += value;
                return <rect x={x} y={top} width={thick} height={height} data-part={part} />;
              })}
              {named(index, x + thick / 2) && (
                <text x={Math.min(x + thick / 2, furthest)} y={HEIGHT - 7} textAnchor="middle">
                  {short}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <Legend parts={parts} />
    </div>
  );
}
