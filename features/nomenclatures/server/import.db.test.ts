// A version replaces another whole or not at all.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { CIM10, sent } from "../testing/sources.ts";
import { importCommand } from "./import-command.ts";
import { importNomenclature } from "./import-nomenclature.ts";
import { sweepVersions } from "./jobs.ts";
import { abandonedVersions, currentVersion, rowsByKey, versionAt } from "./queries.ts";

const app = await testApp();
const { db } = app.services;
const folder = await mkdtemp(join(tmpdir(), "sclepios-import-"));
afterAll(() => rm(folder, { recursive: true }));

const bring = (text: string, partial = true, progress?: () => Promise<void> | void) =>
  importNomenclature(app.services, {
    nomenclature: "cim10",
    files: sent({ name: "LIBCIM10MULTI.TXT", text }),
    partial,
    ...(progress ? { progress } : {}),
  });
const labelOf = (key: string) =>
  db.asSystem("test", async (tx) => {
    const version = await currentVersion(tx, "cim10");
    const [row] = version ? await rowsByKey(tx, version.id, "codes", [key]) : [];
    return (row?.content as { label: string } | undefined)?.label ?? null;
  });
const renamed = CIM10.text.replace("Choléra à Vibrio", "Autre choléra à Vibrio");
const many = Array.from(
  { length: 2_500 },
  (_, at) => `Z${String(10 + (at % 80))}${at}|0|NOOO|0|X|Code fictif ${at}`,
).join("\n");

test("the same files twice are one version; other ones replace it, and a past date has the first", async () => {
  expect(await bring(CIM10.text)).toMatchObject({ ok: true, changed: true, counts: { codes: 4 } });
  const before = new Date();
  expect(await bring(CIM10.text)).toMatchObject({ ok: true, changed: false });
  expect(await bring(renamed)).toMatchObject({ ok: true, changed: true });
  expect(await labelOf("A000")).toMatch(/^Autre/);
  const [now, then] = await db.asSystem("test", async (tx) => [
    await currentVersion(tx, "cim10"),
    await versionAt(tx, "cim10", before),
  ]);
  expect(then?.id).not.toBe(now?.id);
  expect(then?.currentUntil).toEqual(now?.currentFrom);
});

test("a file that lost rows is refused and the version before it still answers", async () => {
  expect(await bring(CIM10.text.slice(0, 80), false)).toMatchObject({ ok: false });
  expect(await labelOf("A000")).toMatch(/^Autre/);
});

test("an import that dies half-way leaves the version before it, and is swept", async () => {
  const dies = bring(`${renamed}\n${many}`, true, () => {
    throw new Error("the server is killed");
  });
  await expect(dies).rejects.toThrow("killed");
  expect(await labelOf("A000")).toMatch(/^Autre/);
  const later = new Date(Date.now() + 2 * 3_600_000);
  const left = () => db.asSystem("test", (tx) => abandonedVersions(tx, later));
  expect(await left()).toHaveLength(1);
  await sweepVersions.handle({}, app.services);
  expect(await left()).toHaveLength(1);
  await sweepVersions.handle({}, { ...app.services, now: () => later });
  expect(await left()).toHaveLength(0);
  expect(await labelOf("A000")).toMatch(/^Autre/);
});

test("a row that is not what was given is refused, and the version before it still answers", async () => {
  const altered = (change: ReturnType<typeof sql>) =>
    bring(`${renamed}\n${many}`, true, () =>
      db.asSystem("test", async (tx) => {
        await tx.execute(sql`${change} where key = 'A000' and version_id =
          (select id from nomenclature_version where status = 'loading'
           order by started_at desc limit 1)`);
      }),
    );
  const faults = [
    sql`update nomenclature_row set content = content || '{"label": "Autre chose"}'`,
    sql`update nomenclature_row set key = 'A00X'`,
    sql`delete from nomenclature_row`,
  ];
  for (const fault of faults)
    expect(await altered(fault)).toEqual({ ok: false, reason: "written", what: "cim10" });
  expect(await labelOf("A000")).toMatch(/^Autre choléra/);
});

test("the same rows in another order replace nothing", async () => {
  const turned = renamed.split("\n").reverse().join("\n");
  expect(await bring(turned)).toMatchObject({ ok: true, changed: false, counts: { codes: 4 } });
});

test("somebody reads between two batches", async () => {
  const read: (string | null)[] = [];
  const waiting: Promise<unknown>[] = [];
  const result = await bring(`${CIM10.text}\n${many}`, true, () => {
    waiting.push(labelOf("A000").then((label) => read.push(label)));
  });
  await Promise.all(waiting);
  expect(result).toMatchObject({ ok: true, counts: { codes: 2_504 } });
  expect(read.length).toBeGreaterThan(2);
  expect(read[0]).toMatch(/^Autre/);
});

async function command(args: string[], flags: Record<string, true> = {}) {
  const said: string[] = [];
  const code = await importCommand.run({
    args,
    flags,
    lines: (async function* () {})(),
    cwd: folder,
    print: (line) => void said.push(line),
    language: "fr",
    services: app.services,
  });
  return { code, said: said.join("\n") };
}

test("the command finds the files of a folder by what they hold, packed or not", async () => {
  await writeFile(join(folder, "autre.txt"), "rien de tout cela");
  await writeFile(join(folder, "codes.txt.gz"), gzipSync(CIM10.text));
  expect(await command(["cim10", "."], { partial: true })).toMatchObject({ code: 0 });
  expect(await labelOf("A000")).toMatch(/^Choléra/);
});

test.each([
  [["cim10", "."], 1, "tronqué"],
  [["cim10", "absent.txt"], 1, "Il n’y a rien"],
  [["cim10", "autre.txt"], 1, "n’a pas la forme"],
  [["ccam", "."], 1, "aucun fichier"],
  [["inconnu", "."], 2, "QUOI est cim10"],
  [["cim10"], 2, "QUOI est cim10"],
])("%j ends with %i and a sentence", async (args, code, sentence) => {
  const ended = await command(args);
  expect(ended.code).toBe(code);
  expect(ended.said).toContain(sentence);
});

test("a packed file that stops in the middle is refused in a sentence", async () => {
  const packed = gzipSync(`${CIM10.text}\n${many}`);
  await writeFile(join(folder, "coupe.txt.gz"), packed.subarray(0, packed.length / 2));
  const { code, said } = await command(["cim10", "coupe.txt.gz"], { partial: true });
  expect([code, said]).toEqual([1, expect.stringContaining("tronqué")]);
  expect(await labelOf("A000")).toMatch(/^Choléra/);
});
