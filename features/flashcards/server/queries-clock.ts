// Moments and hours of a place as SQL: the database needs to know no time zone.
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Clock, DAY_STARTS_AT_HOUR } from "#features/memory/domain/public.ts";
import { fact } from "./tables.ts";

const list = (values: readonly (Date | number)[], type: "timestamptz" | "float8") =>
  sql`array(select value::${sql.raw(type)} from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) with ordinality as t(value, n) order by n)`;

export const instants = (dates: readonly Date[]) => list(dates, "timestamptz");
export const numbers = (values: readonly number[]) => list(values, "float8");

/** Seconds that the clock is ahead of UTC at a moment. */
function aheadAt(moment: SQLWrapper, clocks: readonly Clock[]): SQL {
  const place = sql`greatest(1, width_bucket(${moment}, ${instants(clocks.map(({ from }) => from))}))`;
  return sql`(${numbers(clocks.map(({ ahead }) => ahead))})[${place}]`;
}

/** The hour of the clock, 0 to 23, at which a review was made. */
export const hourOf = (clocks: readonly Clock[]): SQL =>
  sql`extract(hour from (${fact.at} at time zone 'UTC') + make_interval(secs => ${aheadAt(fact.at, clocks)}))::int`;

/** The number of the study day of a moment, as `dayNumber` of domain/local-day.ts counts it. */
export const dayNumberOf = (moment: SQLWrapper, clocks: readonly Clock[]): SQL =>
  sql`floor((extract(epoch from ${moment})::float8 + ${aheadAt(moment, clocks)} - ${DAY_STARTS_AT_HOUR * 3600}::int) / 86400)`;
