import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { ACTS, CIM10, DRUGS, sent } from "../testing/sources.ts";
import { importNomenclature } from "./import-nomenclature.ts";
import { searchCommand } from "./search-command.ts";

const app = await testApp();

async function search(what: string, ...given: string[]) {
  const said: string[] = [];
  const code = await searchCommand.run({
    args: [what],
    flags: { jsonl: true },
    lines: (async function* () {
      yield* given;
    })(),
    cwd: ".",
    print: (line) => void said.push(line),
    language: "fr",
    services: app.services,
  });
  return { code, lines: said.map((line) => JSON.parse(line) as Record<string, unknown>) };
}
const line = (query: string, limit = 1) => JSON.stringify({ id: "q", query, limit });

test("answers from the shipped lists, then from what was imported", async () => {
  const shipped = async (what: string, query: string) =>
    (await search(what, line(query))).lines[0]?.results;
  expect(await shipped("codes", "IDM")).toMatchObject([{ code: "I219" }]);
  expect(await shipped("acts", "radio de thorax")).toMatchObject([{ code: "ZBQK002" }]);
  expect(await shipped("drugs", "eliquis")).toMatchObject([
    { label: expect.stringContaining("ELIQUIS") },
  ]);
  for (const [nomenclature, files] of [
    ["cim10", [CIM10]],
    ["ccam", [ACTS]],
    ["bdpm", DRUGS],
  ] as const)
    await importNomenclature(app.services, {
      nomenclature,
      files: sent(...files),
      partial: true,
    });
  const found = async (what: string, query: string) =>
    (await search(what, line(query))).lines[0]?.results;
  expect(await found("codes", "vibrio cholerae")).toMatchObject([{ code: "A000" }]);
  expect(await found("acts", "ecg")).toMatchObject([{ code: "DEQP003" }]);
  expect(await found("drugs", "exempline generique")).toMatchObject([{ code: "60000002" }]);
});

test("a new version answers at once", async () => {
  const text = CIM10.text.replace("Choléra à Vibrio cholerae", "Fièvre de l’essai");
  const files = sent({ ...CIM10, text });
  await importNomenclature(app.services, { nomenclature: "cim10", files, partial: true });
  const { lines } = await search("codes", line("fièvre essai"));
  expect(lines).toMatchObject([{ id: "q", results: [{ code: "A000" }] }]);
});

test("each line has its answer, a wrong one its sentence", async () => {
  const { lines } = await search("codes", "{", '{"id":7}', "", line("infarctus"));
  expect(lines).toMatchObject([
    { id: null, error: expect.any(String) },
    { id: 7, error: expect.any(String) },
    { id: "q", results: [{ code: "I219" }] },
  ]);
});

test("an unknown table is refused with the usage", async () => {
  const usage = searchCommand.run({
    args: ["autre"],
    flags: { jsonl: true },
    lines: (async function* () {})(),
    cwd: ".",
    print: () => {},
    language: "fr",
    services: app.services,
  });
  expect(await usage).toBe(2);
});
