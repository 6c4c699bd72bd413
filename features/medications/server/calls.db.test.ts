import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { importNomenclature } from "#features/nomenclatures/server/import-nomenclature.ts";
import { DRUGS, THESAURUS } from "#features/nomenclatures/testing/sources.ts";

const app = await testApp();

test("without the official files nothing is found and everything is unverified", async () => {
  const { cookie } = await app.signUp();
  const found = await app.call("medications/search", { query: "exempline" }, cookie);
  expect(found.body).toEqual({ imported: false, results: [] });
  const read = await app.call("medications/analyse", { drugs: ["exempline"] }, cookie);
  expect(read.body).toMatchObject({ source: null, unverified: ["exempline"] });
  expect((await app.call("medications/sheet", { cis: "60000001" }, cookie)).status).toBe(404);
});

test("with them, a drug has its sheet with what each file says, and its equivalents", async () => {
  for (const [nomenclature, files] of [
    ["interactions", THESAURUS],
    ["bdpm", DRUGS],
  ] as const)
    await importNomenclature(app.services, { nomenclature, files, partial: true });
  const { cookie } = await app.signUp();
  const sheet = await app.call("medications/sheet", { cis: "60000001" }, cookie);
  expect(sheet.body).toMatchObject({
    drug: { name: "EXEMPLINE 10 mg, comprimé", packages: [{ price: 1224.34 }] },
    equivalents: [{ cis: "60000002" }],
  });
  const found = await app.call("medications/search", { query: "exempline" }, cookie);
  expect(found.body).toMatchObject({ imported: true, results: [{}, {}] });
  const drugs = ["aténolol", "60000002"];
  const read = await app.call("medications/analyse", { drugs }, cookie);
  expect(read.body).toMatchObject({ source: { pairs: 1 }, interactions: [{ level: "CI" }] });
  expect((await app.call("medications/search", { query: " " }, cookie)).status).toBe(422);
});
