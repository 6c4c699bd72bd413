// In a process of its own: the official files into a new embedded database, with somebody reading
// meanwhile; then searches, codings and prescriptions over all of it. Prints what it measured.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { features } from "#app/server/features.ts";
import { openEngine } from "#app/server/open-engine.ts";
import { assemble } from "#app/server/services.ts";
import { codeDescription } from "#features/coding/server/code-description.ts";
import { readContent } from "#features/guidelines/server/content.ts";
import { loadLibrary } from "#features/guidelines/server/load-library.ts";
import { analysePrescription } from "#features/medications/server/analyse-prescription.ts";
import type {
  Nomenclature,
  SentFile,
  SourceFile,
} from "#features/nomenclatures/domain/official.ts";
import { thesaurusKey } from "#features/nomenclatures/domain/public.ts";
import { READERS } from "#features/nomenclatures/domain/readers.ts";
import { searchOf } from "#features/nomenclatures/server/catalogue.ts";
import { importNomenclature } from "#features/nomenclatures/server/import-nomenclature.ts";
import { currentVersion, rowsByKey } from "#features/nomenclatures/server/queries.ts";
import { sourceFiles, tablesAt } from "#features/nomenclatures/server/source-files.ts";
import { LABEL_PAIRS } from "#features/nomenclatures/testing/label-pairs.ts";
import { CIM10, sent } from "#features/nomenclatures/testing/sources.ts";
import { readConfig } from "#platform/config/config.ts";
import { makeLog } from "#platform/log/log.ts";
import { median } from "./figure.ts";

const folder = process.argv[2] ?? "";
const read = readConfig(process.env);
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const { config } = read;
const log = makeLog("error");
const engine = await openEngine(config, log);
const { services } = await assemble({ config, log, engine, features });
const { db } = services;

const IMPORTED: readonly Nomenclature[] = ["cim10", "ccam", "bdpm", "interactions"];
const FOLDERS: Partial<Record<Nomenclature, string>> = {
  cim10: "cim10",
  ccam: "ccam-ghs",
  bdpm: "bdpm",
  interactions: "interactions",
  abbreviations: "cim10",
};
const folderOf = (nomenclature: Nomenclature) => join(folder, FOLDERS[nomenclature] ?? "");
const found = <T>(files: T[] | object | null): T[] => {
  if (!Array.isArray(files)) throw new Error(`no official file in ${folder}`);
  return files as T[];
};
async function bring(nomenclature: Nomenclature): Promise<void> {
  const files = found<SentFile>(await sourceFiles(nomenclature, folderOf(nomenclature)));
  const result = await importNomenclature(services, { nomenclature, files });
  if (!result.ok) throw new Error(`${nomenclature}: ${result.reason} ${result.what}`);
}

const timed = async (work: () => unknown): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};
/** What a person reads of a table: the version in use, then a row of it. */
const readRow = () =>
  db.asSystem("bench", async (tx) => {
    const version = await currentVersion(tx, "cim10");
    if (version) await rowsByKey(tx, version.id, "codes", ["A000"]);
  });
const BETWEEN_READS_MS = 25;

async function imports() {
  // Somebody has a table to read from the beginning.
  await importNomenclature(services, { nomenclature: "cim10", files: sent(CIM10), partial: true });
  const idle: number[] = [];
  for (let at = 0; at < 40; at += 1) idle.push(await timed(readRow));
  const reads: number[] = [];
  // How long nobody else had their turn in this thread.
  const turns = monitorEventLoopDelay({ resolution: 5 });
  turns.enable();
  let busy = true;
  const reading = (async () => {
    while (busy) {
      reads.push(await timed(readRow));
      await pause(BETWEEN_READS_MS);
    }
  })();
  const seconds =
    (await timed(async () => {
      for (const nomenclature of IMPORTED) await bring(nomenclature);
    })) / 1000;
  busy = false;
  turns.disable();
  await reading;
  // Kilobytes, the most this process ever held.
  const megabytes = process.resourceUsage().maxRSS / 1024;
  const longest = turns.max / 1_000_000;
  return { seconds, megabytes, read: median(reads), readIdle: median(idle), longest };
}

const ROWS = 1_000;

/** The same rows by bare insertions: no version, no count, no switch, nobody let in between. */
async function bareImport(): Promise<number> {
  await engine.drizzle.execute(
    sql`create table bench_bare (id text, part text, key text, content jsonb)`,
  );
  const seconds =
    (await timed(async () => {
      for (const nomenclature of IMPORTED) {
        const reading = READERS[nomenclature].read(
          found<SourceFile>(await tablesAt(nomenclature, folderOf(nomenclature))),
        );
        if (!reading.ok) throw new Error(reading.reason);
        const id = randomUUID();
        for (let at = 0; at < reading.rows.length; at += ROWS) {
          const rows = JSON.stringify(reading.rows.slice(at, at + ROWS));
          await engine.drizzle.execute(sql`
            insert into bench_bare select ${id}, one->>'part', one->>'key', one->'content'
            from jsonb_array_elements(${rows}::jsonb) as one`);
        }
      }
    })) / 1000;
  await engine.drizzle.execute(sql`drop table bench_bare`);
  return seconds;
}

const PAIRS = LABEL_PAIRS.trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([label = "", code = ""]) => ({ label, code }));
const DRUGS = [
  "doliprane",
  "eliquis",
  "amoxicilline 1 g",
  "kardégic 75",
  "3400930000120",
  "lasilix",
];
const ACTS = ["ecg", "radio de thorax", "scanner cérébral", "DEQP003", "ponction lombaire"];
const LIMIT = 10;

async function searches() {
  await bring("abbreviations");
  const [codes, acts, drugs] = [
    await searchOf(services, "codes"),
    await searchOf(services, "acts"),
    await searchOf(services, "drugs"),
  ];
  const asked = [
    ...PAIRS.map(
      ({ label }) =>
        () =>
          codes(label, LIMIT),
    ),
    ...ACTS.map((query) => () => acts(query, LIMIT)),
    ...DRUGS.map((query) => () => drugs(query, LIMIT)),
  ];
  for (const ask of asked.slice(0, 30)) ask();
  const took: number[] = [];
  for (const ask of asked) took.push(await timed(ask));
  took.sort((a, b) => a - b);
  const found = PAIRS.map(({ label, code }) =>
    codes(label, LIMIT).findIndex((one) => one.code === code),
  );
  const share = (within: number) =>
    (100 * found.filter((rank) => rank >= 0 && rank < within).length) / PAIRS.length;
  const total = took.reduce((sum, one) => sum + one, 0);
  return {
    median: median(took),
    p95: took[Math.floor(took.length * 0.95)] ?? Number.NaN,
    perSecond: (1000 * took.length) / total,
    first: share(1),
    firstTen: share(LIMIT),
    ...(await bareSearches()),
  };
}

/** The same words by SQL alone: labels that hold them. */
async function bareSearches(): Promise<{ barePerSecond: number; bareMedian: number }> {
  const version = await db.asSystem("bench", (tx) => currentVersion(tx, "cim10"));
  const took: number[] = [];
  for (const { label } of PAIRS.slice(0, 60))
    took.push(
      await timed(() =>
        engine.drizzle.execute(sql`
          select key, content->>'label' from nomenclature_row
          where version_id = ${version?.id ?? ""} and part = 'codes'
            and content->>'label' ilike ${`%${label}%`} limit ${LIMIT}`),
      ),
    );
  const total = took.reduce((sum, one) => sum + one, 0);
  return { barePerSecond: (1000 * took.length) / total, bareMedian: median(took) };
}

const CHARACTERS = 3_000;
const PRESCRIPTION =
  "warfarine, aspirine, amiodarone, bisoprolol, furosémide, spironolactone, ramipril, atorvastatine, clarithromycine, oméprazole, metformine, sertraline, tramadol, allopurinol, lévothyroxine".split(
    ", ",
  );

async function clinic() {
  const packed = readFileSync(join(folder, "reports/parhaf_100.json.gz"));
  const list = JSON.parse(gunzipSync(packed).toString()) as { text: string }[];
  const texts = list
    .map(({ text }) => text.slice(0, CHARACTERS))
    .filter(({ length }) => length === CHARACTERS);
  const description = {
    ...({ context: "ville", date: "2025-06-01", time: "21:00", age: 60, sex: null } as const),
    ...({ specialty: null, surgery: "usual", ccmu: null, outcome: null } as const),
  };
  const code = (text: string) => codeDescription(services, { ...description, text });
  await code(texts[0] ?? "");
  const coding: number[] = [];
  for (const text of texts.slice(0, 30)) coding.push(await timed(() => code(text)));
  coding.sort((a, b) => a - b);
  // Its doses are told beside the interactions.
  const library = await readContent();
  await db.asSystem("bench", (tx) => loadLibrary(tx, library));
  const profile = { age: 78, sex: "female", weight: 61, creatinine: "98 µmol/L" } as const;
  const analyse = () =>
    analysePrescription(services, PRESCRIPTION, { ...profile, allergies: ["amoxicilline"] });
  const analysis: number[] = [];
  for (let at = 0; at < 60; at += 1) analysis.push(await timed(analyse));
  return {
    coding: median(coding),
    codingP95: coding[Math.floor(coding.length * 0.95)] ?? Number.NaN,
    bareCoding: await bareCoding(texts.slice(0, 5)),
    analysis: median(analysis.slice(10)),
    bareAnalysis: await bareAnalysis(),
  };
}

/** Labels that stand in a text as they are, by SQL alone. */
async function bareCoding(texts: readonly string[]): Promise<number> {
  const version = await db.asSystem("bench", (tx) => currentVersion(tx, "cim10"));
  const took: number[] = [];
  for (const text of texts)
    took.push(
      await timed(() =>
        engine.drizzle.execute(sql`
          select key from nomenclature_row
          where version_id = ${version?.id ?? ""} and part = 'codes'
            and strpos(lower(${text}), lower(content->>'label')) > 0`),
      ),
    );
  return median(took);
}

/** The pairs of fifteen substances by their keys, by SQL alone: no brand, no salt, no class. */
async function bareAnalysis(): Promise<number> {
  const version = await db.asSystem("bench", (tx) => currentVersion(tx, "interactions"));
  const names = PRESCRIPTION.map(thesaurusKey).sort();
  const keys = names.flatMap((a, at) => names.slice(at + 1).map((b) => `${a} + ${b}`));
  const took: number[] = [];
  for (let at = 0; at < 60; at += 1)
    took.push(
      await timed(() =>
        engine.drizzle.execute(sql`
          select key, content from nomenclature_row
          where version_id = ${version?.id ?? ""} and part = 'pairs'
            and key in ${keys}`),
      ),
    );
  return median(took.slice(10));
}

const measured = {
  ...(await imports()),
  bareSeconds: await bareImport(),
  ...(await searches()),
  ...(await clinic()),
};
await engine.close();
process.stdout.write(`${JSON.stringify(measured)}\n`, () => process.exit(0));
