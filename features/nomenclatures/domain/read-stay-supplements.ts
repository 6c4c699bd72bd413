// Daily supplements of a stay by year of tariffs ("tarifs_mco_supplements"). The file has no day: a
// year holds from the day on which most of its GHS do.
import { grouped, type OfficialRow, type SourceFile } from "./official.ts";
import { dayIn, type FlatRecord, numberIn, textIn } from "./read-json.ts";

/** Supplements of a day in a unit, with the column of each. */
const COLUMNS = {
  REA: "trea",
  SI: "tsi",
  SRC: "tsc",
  REP: "trep",
  NN1: "tnn1",
  NN2: "tnn2",
  NN3: "tnn3",
  ANT: "tant",
} as const;
export type StaySupplement = keyof typeof COLUMNS;
export const STAY_SUPPLEMENTS = Object.keys(COLUMNS) as [StaySupplement, ...StaySupplement[]];

export interface YearOfSupplements {
  /** Null: no tariff of a GHS says it. */
  from: string | null;
  /** Euros a day; one that the year does not have is absent. */
  daily: Partial<Record<StaySupplement, number>>;
}

export const isSupplements = ({ text }: SourceFile): boolean =>
  text.slice(0, 4_000).includes('"trea"');

function commonest(days: readonly (string | null)[]): string | null {
  const [first] = [...grouped(days, (day) => day ?? "")].sort((a, b) => b[1].length - a[1].length);
  return first?.[0] || null;
}

function dailyOf(record: FlatRecord): YearOfSupplements["daily"] {
  const held = STAY_SUPPLEMENTS.flatMap((code) => {
    const amount = numberIn(record, COLUMNS[code]);
    return amount === null || amount <= 0 ? [] : [[code, amount] as const];
  });
  return Object.fromEntries(held);
}

/** One row a year; `tariffs` are those of the GHS. */
export function supplementRows(
  records: readonly FlatRecord[],
  tariffs: readonly FlatRecord[],
): OfficialRow[] {
  const days = grouped(tariffs, (one) => textIn(one, "anseqta"));
  return records.flatMap((record) => {
    const year = textIn(record, "anseqta");
    const daily = dailyOf(record);
    const from = commonest((days.get(year) ?? []).map((one) => dayIn(one, "date_effet")));
    const content: YearOfSupplements = { from, daily };
    const isYear = /^\d{4}$/.test(year) && Object.keys(daily).length > 0;
    return isYear ? [{ part: "supplements", key: year, content }] : [];
  });
}
