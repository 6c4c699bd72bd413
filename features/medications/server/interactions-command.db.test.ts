import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { importNomenclature } from "#features/nomenclatures/server/import-nomenclature.ts";
import { DRUGS, sent, THESAURUS } from "#features/nomenclatures/testing/sources.ts";
import { interactionsCommand } from "./interactions-command.ts";

const app = await testApp();

async function ask(...given: string[]) {
  const said: string[] = [];
  const code = await interactionsCommand.run({
    args: [],
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

test("answers from the shipped pairs, then from what was imported", async () => {
  const before = await ask('{"id":1,"drugs":["Lasilix","lithium"]}');
  expect(before.lines).toMatchObject([
    { pairs: [{ level: "AD", source: expect.stringContaining("liste partielle") }] },
  ]);
  for (const [nomenclature, files] of [
    ["interactions", THESAURUS],
    ["bdpm", DRUGS],
  ] as const)
    await importNomenclature(app.services, {
      nomenclature,
      files: sent(...files),
      partial: true,
    });
  const { code, lines } = await ask(
    '{"id":1,"drugs":["Exempline générique 10 mg","aténolol","inconnol"],"profile":{"age":80}}',
    '{"id":2,"drugs":"exempline"}',
    "{",
  );
  expect(code).toBe(0);
  expect(lines).toMatchObject([
    {
      id: 1,
      pairs: [
        {
          a: "Exempline générique 10 mg",
          b: "aténolol",
          level: "CI",
          source: expect.stringMatching(/ANSM, 2020-10-20.*EXEMPLINE/),
        },
      ],
      unverified: ["inconnol"],
    },
    { id: 2, error: expect.any(String) },
    { id: null, error: expect.any(String) },
  ]);
});
