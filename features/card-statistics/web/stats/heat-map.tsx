import { useEffect, useRef } from "react";
import { addDays } from "#features/memory/domain/public.ts";
import { shade } from "#platform/ui/charts/scale.ts";
import { formatDate } from "#platform/ui/format.ts";
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
const STEP = SIDE + 3;
/** Room for the days of the week, and for the months. */
const LEFT = 44;
const TOP = 20;
/** Columns that the name of a month needs. */
const MONTH_COLUMNS = 3;
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const weekday = (day: string) => (noon(day).getUTCDay() + 6) % 7;

/**
 * Months over the column of their first day; the one the map begins in where there is room before
 * the next.
 */
function monthsOf(days: readonly string[], lead: number) {
  const firsts = days.flatMap((day, index) =>
    index === 0 || day.endsWith("-01") ? [{ day, column: Math.floor((lead + index) / 7) }] : [],
  );
  return firsts.filter(
    ({ column }, n) =>
      n > 0 || (firsts[1]?.column ?? column + MONTH_COLUMNS) - column >= MONTH_COLUMNS,
  );
}

/** Weeks as columns, Monday first. */
export function HeatMap({ days, today, span, label, extent, describe }: HeatMapProps) {
  const place = useRef<HTMLElement>(null);
  // A year is wider than a phone: what was done last is seen first.
  useEffect(() => {
    if (place.current) place.current.scrollLeft = place.current.scrollWidth;
  });
  const done = new Map(days.map(({ day, reviews }) => [day, reviews]));
  const busiest = Math.max(0, ...done.values());
  const all = Array.from({ length: span }, (_, index) => addDays(today, index + 1 - span));
  const lead = weekday(all[0] ?? today);
  const weeks = Math.ceil((lead + span) / 7);
  const [width, height] = [LEFT + Math.max(weeks, MONTH_COLUMNS) * STEP, TOP + 7 * STEP];
  const monday = addDays(today, -weekday(today));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a year is wider than a phone; the keyboard scrolls it too.
    <section ref={place} className={styles.scroll} aria-label={extent} tabIndex={0}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
      >
        {monthsOf(all, lead).map(({ day, column }) => (
          <text key={day} x={LEFT + column * STEP} y={TOP - 8}>
            {formatDate(noon(day), { month: "short", timeZone: "UTC" })}
          </text>
        ))}
        {[0, 2, 4, 6].map((row) => (
          <text key={row} x={0} y={TOP + row * STEP + SIDE - 3}>
            {formatDate(noon(addDays(monday, row)), { weekday: "short", timeZone: "UTC" })}
          </text>
        ))}
        {all.map((day, index) => {
          const reviews = done.get(day) ?? 0;
          const cell = lead + index;
          return (
            <rect
              key={day}
              x={LEFT + Math.floor(cell / 7) * STEP}
              y={TOP + (cell % 7) * STEP}
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
