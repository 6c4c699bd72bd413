// Every drug that two sheets dose for an adult: its dose, asked without saying what for, is that of
// each of them.
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { passagesOf } from "../domain/sheet.ts";
import { parseContent, readContent } from "./content.ts";
import { searchLibrary } from "./public.ts";

const app = await testApp();
await app.start();

const GIVEN: ReadonlySet<string> = new Set(["give", "alternative", "component"]);
/** Sheets by drug, of the rows to be given to an adult. */
const dosed = new Map<string, Set<string>>();
for (const sheet of parseContent(await readContent()))
  for (const { passage } of passagesOf(sheet))
    for (const dose of passage.doses ?? [])
      if (GIVEN.has(dose.kind) && ["adult", "all"].includes(passage.population ?? sheet.population))
        dosed.set(dose.drug, (dosed.get(dose.drug) ?? new Set()).add(sheet.id));
const several = [...dosed].filter(([, sheets]) => sheets.size > 1);

test("there are drugs with several indications", () => {
  expect(several.length).toBeGreaterThan(25);
});

test.each(several)("%s", async (drug, sheets) => {
  const { indications } = await app.services.db.asSystem("test", (tx) =>
    searchLibrary(tx, `quelle dose de ${drug} ?`),
  );
  expect(indications.map(({ id }) => id)).toEqual(expect.arrayContaining([...sheets]));
});
