import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { importNomenclature } from "#features/nomenclatures/server/import-nomenclature.ts";
import { ACTS, CIM10, sent, TARIFFS } from "#features/nomenclatures/testing/sources.ts";
import { testData } from "#platform/testing/test-data.ts";
import { NEGATED_PHRASES } from "../testing/negated-phrases.ts";
import { codeCommand } from "./code-command.ts";

const app = await testApp();

interface Answer {
  billing: { code: string; sources: { title: string }[] }[];
  ngap: { code: string }[];
  cim10: { code: string; words: string[]; position: string }[];
  related: { rule: string; candidates: string[]; reason: string } | null;
  unchecked: string[];
  ccam: { code: string }[];
  valuation: {
    total: number | null;
    lines: { code: string; amount: number | null; from: string | null }[];
  };
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
      importNomenclature(app.services, { nomenclature, files: sent(...files), partial: true });
    await bring("cim10", [CIM10]);
    await bring("ccam", [ACTS, TARIFFS]);
  });

  test("a type that may not be principal is associated, and told", async () => {
    const { cim10 } = await one({ text: "Douleur thoracique. Choléra à Vibrio cholerae." });
    expect(cim10).toMatchObject([
      { code: "R074", position: "associated" },
      { code: "A000", position: "principal" },
    ]);
    expect(JSON.stringify(cim10)).toMatch(/Type MCO\s4/);
  });

  test("a past day replays the tariffs of that day, an act not open yet is refused", async () => {
    const at = (date: string) =>
      one({ text: "ECG réalisé, douleur thoracique.", context: "ville", date });
    expect((await at("2010-01-01")).valuation.lines[0]).toMatchObject({ from: "2005-03-01" });
    expect((await at("2025-01-01")).valuation.lines[0]).toMatchObject({ from: "2024-01-01" });
    expect(await at("2004-01-01")).toMatchObject({
      ccam: [],
      notCoded: [{ code: "DEQP003", reason: expect.stringContaining("2005-03-01") }],
    });
  });

  test("the same description in three contexts gives three answers with their texts and days", async () => {
    const text = "Douleur thoracique, ECG réalisé.";
    const at = (context: string, date = "2026-11-26") =>
      one({ text, context, date, time: "23:00", ccmu: "3" });
    const [public_, private_, town] = [
      await at("urgences-publiques"),
      await at("urgences-privees"),
      await at("ville"),
    ];
    const supplements = ["FUx", "SUN", "SU3"];
    expect(public_.billing.map(({ code }) => code)).toEqual(supplements);
    expect(public_.valuation.total).toBeNull();
    // Nobody said whether an admission followed: both are told, and no total.
    expect(private_).toMatchObject({ ngap: [{ code: "U03" }], valuation: { total: null } });
    expect(private_.billing.map(({ code }) => code)).toEqual([...supplements, "U"]);
    expect(town).toMatchObject({ ngap: [{ code: "G" }], billing: [{ code: "P" }] });
    expect(town.valuation).toMatchObject({
      total: 14.26,
      lines: [
        { code: "DEQP003", amount: 14.26, from: "2024-01-01", rate: 100 },
        { code: "G", amount: 30, from: "2024-12-22" },
      ],
    });
    for (const { billing } of [public_, private_, town])
      for (const { sources } of billing)
        for (const { title } of sources) expect(title).not.toBe("");
    const passage = { context: "urgences-privees", date: "2026-11-26", ccmu: "1" };
    const followed = (outcome: string) => one({ text, ...passage, specialty: "general", outcome });
    expect(await followed("home")).toMatchObject({
      ngap: [],
      billing: [{ code: "FUx" }],
      valuation: { total: null },
    });
    expect(await followed("admitted")).toMatchObject({ billing: [], valuation: { total: 14.26 } });
    // On a past day, the rules of that day: none that came later.
    expect(await at("urgences-publiques", "2020-01-01")).toMatchObject({ billing: [] });
    expect(await at("urgences-privees", "2018-01-02")).toMatchObject({
      ngap: [],
      billing: [{ code: "U" }],
    });
    expect((await at("ville", "2020-01-01")).valuation.lines).toMatchObject([
      { code: "DEQP003", from: "2005-03-01" },
      { code: "G", amount: null },
    ]);
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
        await importNomenclature(app.services, {
          nomenclature,
          files: sent({ name, text: content }),
        }),
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

  test("a disease alone gives no act, its treatment does", async () => {
    const diseases = ["Hernie inguinale", "Fracture du poignet", "Végétations"];
    const { answers } = await code(...diseases.map((text) => ({ text, context: "ville" })));
    expect(answers.map(({ cim10, ccam }) => [cim10.length, ccam.length])).toEqual([
      [1, 0],
      [1, 0],
      [expect.any(Number), 0],
    ]);
    expect((await one({ text: "Réduction d’une fracture du poignet" })).ccam).toMatchObject([
      { code: "MCEP001" },
    ]);
  });

  test("a stay for a repeated treatment has the treated disease as related diagnosis", async () => {
    const stay = (text: string, date = "2026-11-26") => one({ text, context: "sejour", date });
    const positions = ({ cim10 }: Answer) => cim10.map((line) => `${line.code} ${line.position}`);
    const text = "Séance de chimiothérapie pour tumeur. Cancer du sein. Diabète de type 2.";
    const treated = await stay(text);
    expect(positions(treated)).toEqual(["Z511 principal", "C509 related", "E1198 associated"]);
    expect(treated.related).toMatchObject({ rule: "asked", candidates: ["C509"] });
    expect(JSON.stringify(treated.cim10)).toContain("IV 1.2");
    // Before the edition that is held, nothing is proposed and the screen says so.
    const before = await stay(text, "2025-06-01");
    expect(positions(before)).toEqual(["Z511 principal", "C509 associated", "E1198 associated"]);
    expect(before.related).toBeNull();
    expect(before.unchecked.join(" ")).toContain("1er janvier 2026");
    const acute = await stay("Pneumopathie à pneumocoque. Diabète de type 2.");
    expect(acute.related).toMatchObject({ rule: "notZ", candidates: [] });
    expect(positions(acute)).not.toContain("E1198 related");
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
      for (const position of ["principal", "related"])
        expect(cim10.filter((line) => line.position === position).length).toBeLessThan(2);
      // Related to a code of chapter XXI, or none.
      if (cim10.some(({ position }) => position === "related"))
        expect(cim10.find(({ position }) => position === "principal")?.code).toMatch(/^Z/);
    }
    expect(answers.filter(({ cim10 }) => cim10.length > 0).length).toBeGreaterThan(80);
  });
});
