// Official tables are read beside the server, which answers meanwhile; what no memory holds ends its
// thread alone.
import { setImmediate as nextTurn } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { SentFile } from "../domain/official.ts";
import { CIM10 } from "../testing/sources.ts";
import { withTables } from "./read-tables.ts";

const many = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `Z${String(10 + (at % 80))}${at}|0|NOOO|0|X|Code fictif ${at}`,
  ).join("\n");
const work = (bytes: Uint8Array) => {
  const files: SentFile[] = [{ name: CIM10.name, bytes }];
  return { nomenclature: "cim10", files, partial: true } as const;
};
const encoded = (count: number) => Buffer.from(`${CIM10.text}\n${many(count)}`);

async function readAll(bytes: Uint8Array, limits: Parameters<typeof withTables>[2] = {}) {
  const result = await withTables(
    work(bytes),
    async ({ head, read, batches }) => {
      const found = await read();
      const written: { key: string }[] = [];
      for await (const { rows, count } of batches()) {
        const given = JSON.parse(rows) as { key: string }[];
        expect(given).toHaveLength(count);
        written.push(...given);
      }
      return { head, found, keys: written.map(({ key }) => key) };
    },
    limits,
  );
  if ("ok" in result) throw new Error(result.reason);
  return result;
}

test("a long table leaves others their turn while it is read", { timeout: 60_000 }, async () => {
  let [turns, over] = [0, false];
  const reading = readAll(encoded(60_000)).finally(() => {
    over = true;
  });
  // The same reading in this thread: a handful of turns until its first batch.
  while (!over) {
    await nextTurn();
    turns += 1;
  }
  const { found } = await reading;
  expect(found).toMatchObject({ ok: true, total: 60_004 });
  expect(turns).toBeGreaterThan(500);
});

describe("in a thread or not", () => {
  test("the same files are the same rows under the same digest", async () => {
    const bytes = encoded(2_500);
    const here = await readAll(bytes);
    expect(here.keys).toHaveLength(2_504);
    expect(await readAll(bytes, { inline: 0 })).toEqual(here);
    // Packed, it is longer than it looks: never read here.
    expect(await readAll(gzipSync(bytes))).toEqual(here);
  });

  test.each([
    ["another file", Buffer.from("rien de tout cela"), "format"],
    ["an empty one", Buffer.from(" \n"), "empty"],
    ["half of a packed one", gzipSync(encoded(2_500)).subarray(0, 4_000), "truncated"],
  ])("%s is refused with the same word", async (_name, bytes, reason) => {
    const use = () => Promise.reject(new Error("nothing was opened"));
    expect(await withTables(work(bytes), use)).toMatchObject({ ok: false, reason });
    expect(await withTables(work(bytes), use, { inline: 0 })).toMatchObject({ ok: false, reason });
  });
});

test("what no memory holds ends its thread, and is refused", { timeout: 60_000 }, async () => {
  const result = await withTables(work(encoded(400_000)), async ({ read }) => read(), {
    memoryMb: 24,
  });
  expect(result).toMatchObject({ ok: false, reason: "archive" });
});
