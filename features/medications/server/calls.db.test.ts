import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { importNomenclature } from "#features/nomenclatures/server/import-nomenclature.ts";
import { DRUGS, sent, THESAURUS } from "#features/nomenclatures/testing/sources.ts";
import { checkInteractionsTool, findDrugTool } from "./tools.ts";

const app = await testApp();

test("without the official files the shipped lists answer, and say that they are partial", async () => {
  const { cookie } = await app.signUp();
  const found = await app.call("medications/search", { query: "doliprane" }, cookie);
  expect(found.body).toMatchObject({
    partial: true,
    results: [{ label: expect.stringContaining("DOLIPRANE") }],
  });
  const drugs = ["Eliquis", "Kardegic", "exempline"];
  const read = await app.call("medications/analyse", { drugs }, cookie);
  expect(read.body).toMatchObject({
    source: { edition: "2020-10-20", partial: true },
    interactions: [{ a: "Eliquis", b: "Kardegic", level: "CI" }],
    unverified: ["exempline"],
  });
  expect((await app.call("medications/sheet", { cis: "60000001" }, cookie)).status).toBe(404);
});

test("the assistant's tools give drugs and pairs of the list, and refuse nothing in silence", async () => {
  const context = {
    services: app.services,
    personId: null,
    language: "fr",
    now: new Date(),
  } as const;
  const checked = await checkInteractionsTool.run({ drugs: ["Previscan", "Advil", "x"] }, context);
  expect(checked.data).toMatchObject({
    source: { partial: true },
    interactions: [{ a: "Previscan", b: "Advil", level: "AD" }],
    unverified: ["x"],
  });
  const found = await findDrugTool.run({ query: "lasilix" }, context);
  expect(found.data.results[0]?.label).toContain("LASILIX");
  await expect(checkInteractionsTool.run({ drugs: [] }, context)).rejects.toThrow();
});

test("with them, a drug has its sheet with what each file says, and its equivalents", async () => {
  for (const [nomenclature, files] of [
    ["interactions", THESAURUS],
    ["bdpm", DRUGS],
  ] as const)
    await importNomenclature(app.services, {
      nomenclature,
      files: sent(...files),
      partial: true,
    });
  const { cookie } = await app.signUp();
  const sheet = await app.call("medications/sheet", { cis: "60000001" }, cookie);
  expect(sheet.body).toMatchObject({
    drug: { name: "EXEMPLINE 10 mg, comprimé", packages: [{ price: 1224.34 }] },
    // One group and strength: the second is given by its base, the first by its salt and its base.
    equivalents: [{ cis: "60000002", relation: "same", shortage: null }],
  });
  const found = await app.call("medications/search", { query: "exempline" }, cookie);
  expect(found.body).toMatchObject({ partial: false, results: [{}, {}] });
  const drugs = ["aténolol", "60000002"];
  const read = await app.call("medications/analyse", { drugs }, cookie);
  expect(read.body).toMatchObject({ source: { pairs: 1 }, interactions: [{ level: "CI" }] });
  expect((await app.call("medications/search", { query: " " }, cookie)).status).toBe(422);
});
