import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { generatedNotes, packageOf, writeGeneratedPackage } from "../../testing/apkg.ts";
import { openAnkiPackage } from "./read-package.ts";

describe("a large package", { timeout: 30_000 }, () => {
  test("stops when it is asked to, and leaves nothing behind", async () => {
    const bytes = await packageOf({ notes: generatedNotes(1000) });
    const stop = new AbortController();
    const opened = await openAnkiPackage({ bytes }, { signal: stop.signal });
    if (!opened.ok) throw new Error(opened.reason);
    const seen: number[] = [];
    await expect(
      (async () => {
        for await (const batch of opened.package.notes()) {
          seen.push(batch.length);
          stop.abort(new Error("stopped"));
        }
      })(),
    ).rejects.toThrow("stopped");
    expect(seen).toEqual([250]);
    await opened.package.close();
    await expect(openAnkiPackage({ bytes }, { signal: stop.signal })).rejects.toThrow("stopped");
  });

  test("reads from a file, and leaves others their turn between two batches", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sclepios-large-"));
    const path = join(folder, "large.apkg");
    await writeGeneratedPackage(path, 3000);
    const opened = await openAnkiPackage({ path }, { temporary: folder });
    if (!opened.ok) throw new Error(opened.reason);
    let turns = 0;
    let isReading = true;
    const other = (async () => {
      for (; isReading; turns++) await nextTurn();
    })();
    const batches: number[] = [];
    for await (const batch of opened.package.notes()) batches.push(batch.length);
    isReading = false;
    await other;
    expect(batches).toEqual(Array.from({ length: 12 }, () => 250));
    expect(turns).toBeGreaterThanOrEqual(12);
    await opened.package.close();
    expect(await readdir(folder)).toEqual(["large.apkg"]);
    await rm(folder, { recursive: true });
  });

  test("tells how far it is", async () => {
    const bytes = await packageOf({ notes: generatedNotes(600) });
    const told: string[] = [];
    const opened = await openAnkiPackage(
      { bytes },
      { onProgress: ({ phase, done, total }) => told.push(`${phase} ${done}/${total}`) },
    );
    if (!opened.ok) throw new Error(opened.reason);
    for await (const _ of opened.package.notes());
    expect(told.filter((line) => line.startsWith("notes"))).toEqual([
      "notes 250/600",
      "notes 500/600",
      "notes 600/600",
      "notes 600/600",
    ]);
    expect(told[0]).toMatch(/^unpacking/);
    await opened.package.close();
  });
});
