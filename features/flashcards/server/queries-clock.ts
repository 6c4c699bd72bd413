// Moments and hours of a place as SQL: the database needs to know no time zone.
import { type SQL, sql } from "drizzle-orm";
import type { Clock } from "../domain/local-day.ts";
import { fact } from "./tables.ts";

const list = (values: readonly (Date | number)[], type: "timestamptz" | "float8") =>
  sql`array(select value::${sql.raw(type)} from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) with ordinality as t(value, n) order by n)`;

export const instants = (dates: readonly Date[]) => list(dates, "timestamptz");
export const numbers = (values: readonly number[]) => list(values, "float8");

/** The hour of the clock, 0 to 23, at which a review was made. */
export function hourOf(clocks: readonly Clock[]): SQL {
  const place = sql`greatest(1, width_bucket(${fact.at}, ${instants(clocks.map(({ from }) => from))}))`;
  const ahead = sql`(${numbers(clocks.map(({ ahead }) => ahead))})[${place}]`;
  return sql`extract(hour from (${fact.at} at time zone 'UTC') + make_interval(secs => ${ahead}))::int`;
}
