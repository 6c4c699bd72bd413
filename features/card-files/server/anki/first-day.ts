// The day on which a collection begins: Anki counts the days of its cards from it.
import type { DatabaseSync } from "node:sqlite";
import { bytesOf } from "./setting-columns.ts";

/**
 * Key of Anki's settings: minutes west of Greenwich where the collection was made
 * (rslib/src/scheduler/timing.rs).
 */
const OFFSET = "creationOffset";
const LAST_LEGACY = 11;
const DAY = 86_400;
const FOUR_IN_THE_MORNING = 4 * 3600;
const MOST_WEST = 23 * 60;

const offsetOf = (value: unknown) =>
  typeof value === "number" && Math.abs(value) <= MOST_WEST ? Math.round(value) : null;

/** Null where the file does not say, as before Anki 2.1.28. */
function minutesWest(database: DatabaseSync, schema: number, conf: unknown): number | null {
  try {
    if (schema <= LAST_LEGACY) return offsetOf(JSON.parse(String(conf))[OFFSET]);
    const table = database
      .prepare("SELECT type, rootpage FROM sqlite_schema WHERE name = 'config'")
      .get();
    if (table?.type !== "table" || Number(table.rootpage) === 0) return null;
    const row = database.prepare("SELECT val FROM config WHERE key = ?").get(OFFSET);
    return row ? offsetOf(JSON.parse(Buffer.from(bytesOf(row.val)).toString("utf8"))) : null;
  } catch {
    // Nothing that is learnt hangs on it: a file without it is read as an old one.
    return null;
  }
}

/**
 * In days since 1 January 1970. A collection begins at four in the morning of its maker's clock:
 * where the offset is not said, it is the day whose four o'clock in UTC is nearest.
 */
export function firstDayOf(
  database: DatabaseSync,
  schema: number,
  col: Record<string, unknown>,
): number {
  const created = Number(col.crt);
  const west = minutesWest(database, schema, col.conf);
  const day =
    west === null
      ? Math.round((created - FOUR_IN_THE_MORNING) / DAY)
      : Math.floor((created - west * 60) / DAY);
  return Number.isSafeInteger(day) ? day : 0;
}
