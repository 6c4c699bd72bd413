import { setImmediate } from "node:timers/promises";
import type { Tx } from "#platform/db/database.ts";
import { pageOf } from "./queries.ts";

const PAGE = 2_000;

/** Opens a transaction for one piece of work. */
export type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Every row of a part, read in pages: each its own transaction, others between them. */
export async function readPart<T, R>(
  run: Run,
  versionId: string,
  part: string,
  map: (key: string, content: T) => R,
): Promise<R[]> {
  const read: R[] = [];
  for (let after = ""; ; ) {
    const page = await run((tx) => pageOf(tx, versionId, part, after, PAGE));
    for (const { key, content } of page) read.push(map(key, content as T));
    if (page.length < PAGE) return read;
    after = page.at(-1)?.key ?? "";
    await setImmediate();
  }
}
