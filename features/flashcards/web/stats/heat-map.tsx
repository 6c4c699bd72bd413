import { shade } from "#platform/ui/charts/scale.ts";
import { addDays } from "../../domain/local-day.ts";
import styles from "./charts.module.css";

interface HeatMapProps {
  /** Days with at least one review. */
  days: readonly { day: string; reviews: number }[];
  today: string;
  /** How many days back. */
  span: number;
  label: string;
  /** The part that scrolls: "30 days". */
  extent: string;
  /** The name of a day and what was done, for the pointer. */
  describe(day: string, reviews: number): string;
}

const SIDE = 14;
const GAP = 3;

/** Weeks as columns, Monday first. */
export function HeatMap({ days, today, span, label, extent, describe }: HeatMapProps) {
  const done = new Map(days.map(({ day, reviews }) => [day, reviews]));
  const busiest = Math.max(0, ...done.values());
  const first = addDays(today, 1 - span);
  const weekday = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  const lead = weekday(first);
  const weeks = Math.ceil((lead + span) / 7);
  const [width, height] = [weeks * (SIDE + GAP), 7 * (SIDE + GAP)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a year is wider than a phone; the keyboard scrolls it too.
    <section className={styles.scroll} aria-label={extent} tabIndex={0}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {Array.from({ length: span }, (_, index) => {
          const day = addDays(first, index);
          const reviews = done.get(day) ?? 0;
          const place = lead + index;
          return (
            <rect
              key={day}
              x={Math.floor(place / 7) * (SIDE + GAP)}
              y={(place % 7) * (SIDE + GAP)}
              width={SIDE}
              height={SIDE}
              rx={3}
              data-shade={shade(reviews, busiest)}
            >
              <title>{describe(day, reviews)}</title>
            </rect>
          );
        })}
      </svg>
    </section>
  );
}
