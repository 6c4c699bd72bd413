import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { importNomenclature } from "#features/nomenclatures/server/import-nomenclature.ts";
import { ACTS, CIM10, TARIFFS } from "#features/nomenclatures/testing/sources.ts";
import { testData } from "#platform/testing/test-data.ts";
import { NEGATED_PHRASES } from "../testing/negated-phrases.ts";
import { codeCommand } from "./code-command.ts";

const app = await testApp();

interface Answer {
  cim10: { code: string; words: string[]; position: string }[];
  ccam: { code: string }[];
  valuation: { lines: { code: string; amount: number | null; from: string | null }[] };
  notCoded: { code: string; reason: string }[];
  error?: string;
}

async function code(...given: object[]) {
  const said: string[] = [];
  const exit = await codeCommand.run({
    args: [],
    flags: { jsonl: true },
    lines: (async function* () {
      for (const one of given) yield typeof one === "string" ? one : JSON.stringify(one);
    })(),
    cwd: ".",
    print: (line) => void said.push(line),
    language: "fr",
    services: app.services,
  });
  return { exit, answers: said.map((line) => JSON.parse(line) as Answer) };
}
const one = async (given: object) => (await code(given)).answers[0] as Answer;

describe("over a small extract", () => {
  beforeAll(async () => {
    expect(await one({ text: "choléra" })).toMatchObject({
      cim10: [{ code: "A009" }],
      sources: { cim10: expect.stringContaining("liste partielle") },
    });
    const bring = (nomenclature: "cim10" | "ccam", files: { name: string; text: string }[]) =>
      importNomenclature(app.services, { nomenclature, files, partial: true });
    await bring("cim10", [CIM10]);
    await bring("ccam", [ACTS, TARIFFS]);
  });

  test("a type that may not be principal is associated, and told", async () => {
    const { cim10 } = await one({ text: "Douleur thoracique. Choléra à Vibrio cholerae." });
    expect(cim10).toMatchObject([
      { code: "R074", position: "associated" },
      { code: "A000", position: "principal" },
    ]);
    expect(JSON.stringify(cim10)).toContain("Type MCO 4");
  });

  test("a past day replays the tariffs of that day, an act not open yet is refused", async () => {
    const at = (date: string) =>
      one({ text: "ECG réalisé, douleur thoracique.", context: "ville", date });
    expect((await at("2010-01-01")).valuation.lines).toMatchObject([{ from: "2005-03-01" }]);
    expect((await at("2025-01-01")).valuation.lines).toMatchObject([{ from: "2024-01-01" }]);
    expect(await at("2004-01-01")).toMatchObject({
      ccam: [],
      notCoded: [{ code: "DEQP003", reason: expect.stringContaining("2005-03-01") }],
    });
  });

  test("the same description in three contexts gives three answers", async () => {
    const text = "Douleur thoracique, ECG réalisé.";
    const answers = await Promise.all(
      ["urgences-publiques", "urgences-privees", "ville"].map((context) => one({ text, context })),
    );
    const notes = new Set(answers.map(({ valuation }) => JSON.stringify(valuation)));
    expect(notes.size).toBe(3);
  });

  test("what is no description is refused in a sentence, and the next line answers", async () => {
    const { answers, exit } = await code(
      { id: 1, text: " " },
      { id: 2, text: "choléra", date: "x" },
    );
    expect(exit).toBe(0);
    expect(answers).toMatchObject([
      { id: 1, error: expect.any(String) },
      { id: 2, error: expect.any(String) },
    ]);
  });
});

const file = testData("cim10/cim10_fr_atih.csv.gz");
const acts = testData("ccam-ghs/ccam_actes.json.gz");
const reports = testData("reports/parhaf_100.json.gz");

describe.skipIf(!file || !acts || !reports)("over the official files", { timeout: 180_000 }, () => {
  beforeAll(async () => {
    const text = (packed: Buffer | null) => gunzipSync(packed as Buffer).toString();
    for (const [nomenclature, name, content] of [
      ["cim10", "cim10_fr_atih.csv", text(file)],
      ["ccam", "ccam_actes.json", text(acts)],
    ] as const)
      expect(
        await importNomenclature(app.services, { nomenclature, files: [{ name, text: content }] }),
      ).toMatchObject({ ok: true });
  }, 180_000);

  test("nothing is coded from a phrase that denies, supposes, or speaks of others", async () => {
    const phrases = NEGATED_PHRASES.trim().split("\n");
    expect(phrases).toHaveLength(60);
    const { answers } = await code(...phrases.map((text) => ({ text })));
    const coded = phrases.filter((_, at) => (answers[at]?.cim10.length ?? 1) > 0);
    expect(coded).toEqual([]);
    // The same diseases are found where they are asserted, or the test could not fail.
    expect(answers.filter(({ notCoded }) => notCoded.length > 0).length).toBeGreaterThan(50);
  });

  test("a hundred hospital reports give codes of the tables only, none closed", async () => {
    const list = JSON.parse(gunzipSync(reports as Buffer).toString()) as { text: string }[];
    const { answers } = await code(...list.map(({ text }) => ({ text, context: "sejour" })));
    expect(answers).toHaveLength(100);
    const read = gunzipSync(file as Buffer).toString();
    const types = new Map(
      [...read.matchAll(/^([A-Z]\d{2}[^,]*),(\d),/gm)].map(([, key, type]) => [key, type]),
    );
    const closed = new Set(
      (JSON.parse(gunzipSync(acts as Buffer).toString()) as { code: string; date_fin?: string }[])
        .filter(({ date_fin }) => date_fin)
        .map((act) => act.code),
    );
    for (const { cim10, ccam } of answers) {
      for (const line of cim10) expect(["0", "1", "2", "4"]).toContain(types.get(line.code));
      for (const line of ccam) expect(closed.has(line.code)).toBe(false);
      expect(cim10.filter(({ position }) => position === "principal").length).toBeLessThan(2);
    }
    expect(answers.filter(({ cim10 }) => cim10.length > 0).length).toBeGreaterThan(80);
  });
});
