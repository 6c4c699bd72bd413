// A session keeps the plan of a statement from its sixth time on: one that was made on a nearly empty
// table would read all of what an import brings.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { Tx } from "#platform/db/database.ts";
import { CIM10, sent } from "../testing/sources.ts";
import { importNomenclature } from "./import-nomenclature.ts";
import { currentVersion, rowsByKey } from "./queries.ts";

const app = await testApp();
const { db } = app.services;
const many = Array.from(
  { length: 2_500 },
  (_, at) => `Z${String(10 + (at % 80))}${at}|0|NOOO|0|X|Code fictif ${at}`,
).join("\n");
const bring = (text: string, progress?: () => void) =>
  importNomenclature(app.services, {
    nomenclature: "cim10",
    files: sent({ name: "LIBCIM10MULTI.TXT", text }),
    partial: true,
    ...(progress ? { progress } : {}),
  });

async function wholeReadsOf(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select seq_scan::int as count from pg_stat_xact_user_tables
    where relname = 'nomenclature_row'`);
  return rows[0]?.count ?? Number.NaN;
}
/** How often the whole table is read for one row of it. */
const wholeReads = () =>
  db.asSystem("test", async (tx) => {
    const version = await currentVersion(tx, "cim10");
    const before = await wholeReadsOf(tx);
    await rowsByKey(tx, version?.id ?? "", "codes", ["A000"]);
    return (await wholeReadsOf(tx)) - before;
  });

test("a row is found by its key during a large import and after it", async () => {
  await bring(CIM10.text);
  for (let at = 0; at < 12; at += 1) await wholeReads();
  const during: number[] = [];
  const waiting: Promise<unknown>[] = [];
  await bring(`${CIM10.text}\n${many}`, () => {
    waiting.push(wholeReads().then((count) => during.push(count)));
  });
  await Promise.all(waiting);
  expect(during.length).toBeGreaterThan(2);
  expect([...during, await wholeReads()].filter((count) => count !== 0)).toEqual([]);
});
