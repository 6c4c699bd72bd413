import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Services } from "#platform/feature/server/context.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { CONTENT, checkContent, readRegisters } from "./check-content.ts";
import { contentCommand } from "./content-command.ts";

const texts = await loadServerTexts();
const folder = mkdtempSync(join(tmpdir(), "sclepios-content-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(flags: Record<string, string | true>, args: string[] = []) {
  const printed: string[] = [];
  const code = await contentCommand.run({
    args,
    flags,
    lines: (async function* () {})(),
    print: (line) => printed.push(line),
    language: "fr",
    cwd: folder,
    services: { texts } as Services,
  });
  return { code, printed };
}

test("the shipped sheets pass, but for the exceptions that say why", {
  timeout: 300_000,
}, async () => {
  const { sheets, findings, doses, read } = await checkContent(CONTENT);
  expect(findings).toEqual([]);
  expect(sheets).toBeGreaterThan(30);
  // Three doses in five stand on a source of which the text, an extract or the abstract was read.
  expect(read / doses).toBeGreaterThan(0.6);
});

test("the register follows the editions that are newer than what sheets were first written on", async () => {
  const { editions } = await readRegisters();
  const followed = Object.fromEntries(editions.map(({ id, current }) => [id, current.year]));
  expect(followed).toMatchObject({
    "ssc-adult": 2026,
    "erc-als": 2025,
    "erc-pls": 2025,
    "erc-nls": 2025,
    "erc-special-circumstances": 2025,
    "has-eabpco": 2024,
    gold: 2026,
    "srlf-poisonings": 2020,
    "esc-acs": 2023,
    "esc-pericarditis": 2025,
    "ada-standards": 2026,
    gina: 2026,
    "figo-pph": 2025,
    sofa: 2025,
  });
});

describe("content --check on a folder", () => {
  test("names the planted fault and ends with 1", async () => {
    const sheet = readFileSync(join(CONTENT, "exacerbation-bpco.yaml"), "utf8");
    const planted = sheet
      .replace(/route: "nébulisation"/, 'route: "rectale"')
      .replace(/ +renal: .*\n/, "");
    expect(planted).not.toBe(sheet);
    writeFileSync(join(folder, "exacerbation-bpco.yaml"), planted);
    const { code, printed } = await run({ check: "." });
    expect(code).toBe(1);
    expect(printed.at(-2)).toBe(
      "Passages qui donnent une dose : 0. Source lue (texte, extrait ou résumé) : 0.",
    );
    expect(printed.join("\n")).toMatch(/^shape: exacerbation-bpco\.yaml: .*renal/ms);
    writeFileSync(
      join(folder, "exacerbation-bpco.yaml"),
      sheet.replaceAll('route: "nébulisation"', 'route: "rectale"'),
    );
    const again = await run({ check: true }, ["."]);
    expect(again.printed.join("\n")).toMatch(
      /^route: exacerbation-bpco#f2 salbutamol: is not marketed/m,
    );
  });
  test("a folder without a sheet, or no folder, is a sentence", async () => {
    const bare = mkdtempSync(join(folder, "bare-"));
    for (const check of ["absent", bare]) {
      const { code, printed } = await run({ check });
      expect([code, printed.join()]).toEqual([
        1,
        expect.stringContaining("n’est pas un dossier de fiches"),
      ]);
    }
  });
});

test("content --json gives every passage with its grade, its edition and whole doses", async () => {
  const { code, printed } = await run({ json: true });
  expect(code).toBe(0);
  const passages = JSON.parse(printed.join("\n")) as Record<string, unknown>[];
  const calcium = passages.find(({ id }) => id === "hyperkaliemie#f2");
  expect(Object.keys(calcium ?? {})).toEqual([
    "id",
    "sheet",
    "section",
    "text",
    "grade",
    "edition",
    "doses",
  ]);
  expect(calcium?.["doses"]).toMatchObject([
    {
      kind: "give",
      drug: "gluconate de calcium",
      value: "30",
      unit: "mL",
      route: "IV",
      renal: expect.anything(),
    },
    { kind: "alternative", drug: "chlorure de calcium", value: "10" },
  ]);
});

test("neither or both of its flags is a usage", async () => {
  expect((await run({})).code).toBe(2);
  expect((await run({ json: true, check: true })).code).toBe(2);
});
