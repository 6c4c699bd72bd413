import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { readContent } from "#features/guidelines/server/content.ts";
import { loadLibrary } from "#features/guidelines/server/load-library.ts";
import { importNomenclature } from "#features/nomenclatures/server/import-nomenclature.ts";
import { DRUGS, sent, THESAURUS } from "#features/nomenclatures/testing/sources.ts";
import { rcpPage } from "../testing/rcp-page.ts";
import { keepRcp } from "./rcp/keep-rcp.ts";
import { readPage } from "./rcp/read-page.ts";
import { checkInteractionsTool, readDrugTool, whichDrugsTool } from "./tools.ts";

const app = await testApp();
const library = await readContent();
await app.services.db.asSystem("test", (tx) => loadLibrary(tx, library));
const { cookie } = await app.signUp();
interface Told {
  asked: string[];
  kidney: { used: { value: number } } | null;
  allergies: { found: object[]; unverified: string[] };
  drugs: {
    drug: string;
    sources: { kind: string }[];
    told: { subject: string; lines: { text: string; holds: boolean | null; source: number }[] }[];
    contraindications: { text: string }[];
  }[];
}
async function analyse(drugs: string[], profile?: object): Promise<Told> {
  const { status, body } = await app.call("medications/analyse", { drugs, profile }, cookie);
  expect(status).toBe(200);
  return (body as { patient: Told }).patient;
}

test("before any import, the library says for whom it bounds a drug, and where", async () => {
  const profile = { age: 80, sex: "female", weight: 50, creatinine: "180 µmol/L" };
  const { asked, kidney, drugs } = await analyse(["Eliquis", "Doliprane"], profile);
  expect(asked).toEqual(["kidney", "elderly"]);
  expect(kidney?.used.value).toBeCloseTo(17.4, 1);
  const [eliquis] = drugs;
  const lines = eliquis?.told.find(({ subject }) => subject === "kidney")?.lines ?? [];
  expect(lines.some(({ text, holds }) => /15\smL\/min/.test(text) && holds === true)).toBe(true);
  expect(eliquis?.sources[lines[0]?.source ?? -1]).toMatchObject({
    ...{ kind: "library", route: expect.stringMatching(/^\/guidelines\/[a-z-]+#t\d+$/) },
  });
  expect(eliquis?.contraindications.length).toBeGreaterThan(0);
});

test("nothing told of the patient asks nothing; a wrong profile is refused", async () => {
  const { asked, kidney, allergies } = await analyse(["Eliquis"]);
  expect({ asked, kidney, allergies }).toEqual({
    ...{ asked: [], kidney: null, allergies: { found: [], unverified: [] } },
  });
  const call = (profile: object) =>
    app.call("medications/analyse", { drugs: ["Eliquis"], profile }, cookie);
  expect((await call({ age: -1 })).status).toBe(422);
  expect((await call({ poids: 70 })).status).toBe(422);
});

test("with an RCP that is held, its lines and their section; without, nothing is invented", async () => {
  for (const [nomenclature, files] of [
    ["interactions", THESAURUS],
    ["bdpm", DRUGS],
  ] as const)
    await importNomenclature(app.services, {
      nomenclature,
      files: sent(...files),
      partial: true,
    });
  expect(await keepRcp(app.services, "60000001", readPage(rcpPage()), null)).toBeNull();
  const profile = { gfr: 20, sex: "female", pregnant: true, allergies: ["exempline", "x"] };
  const { drugs, allergies } = await analyse(["EXEMPLINE 10 mg, comprimé", "aténolol"], profile);
  expect(drugs[0]?.sources).toMatchObject([
    { kind: "rcp", cis: "60000001", updated: "2024-01-26" },
  ]);
  expect(drugs[0]?.told[1]).toMatchObject({
    ...{ subject: "pregnancy", lines: [{ text: "Grossesse.", place: "4.3", source: 0 }] },
  });
  expect(drugs[0]?.contraindications).toHaveLength(2);
  expect(allergies).toMatchObject({ found: [{ by: "substance" }], unverified: ["x"] });
  expect(drugs[1]?.sources.some(({ kind }) => kind === "rcp")).toBe(false);
});

test("reverse questions say what was searched, and mark those of the prescription", async () => {
  const ask = async (question: object, among: string[] = []) =>
    (await app.call("medications/ask", { question, among }, cookie)).body;
  expect(await ask({ kind: "contraindicated", condition: "grossesse" })).toMatchObject({
    rcpRead: 1,
    forbidden: expect.arrayContaining([
      expect.objectContaining({ cis: "60000001", text: "Grossesse." }),
      expect.objectContaining({ cis: null, route: expect.stringContaining("/guidelines/") }),
    ]),
  });
  expect(
    await ask({ kind: "interacting", drug: "aténolol" }, ["60000002", "inconnol"]),
  ).toMatchObject({
    ...{ known: true, thesaurus: { pairs: 1 }, unverified: ["inconnol"] },
    interacting: [{ other: "exempline", level: "CI", among: ["60000002"] }],
  });
  expect(await ask({ kind: "interacting", drug: "inconnol" })).toMatchObject({ known: false });
  expect(await ask({ kind: "effect", effect: "qt" })).toMatchObject({ effect: [] });
});

test("the assistant's tools quote what is held, and say what is not", async () => {
  const context = { services: app.services, personId: null, language: "fr" } as const;
  const now = new Date();
  const read = await readDrugTool.run({ cis: "60000001", sections: ["4.3"] }, { ...context, now });
  expect(read.data).toMatchObject({
    drug: { name: "EXEMPLINE 10 mg, comprimé" },
    related: [{ relation: "same" }],
    rcp: { updated: "2024-01-26", sections: [{ number: "4.3", cut: false }] },
  });
  const other = await readDrugTool.run({ cis: "60000002", sections: [] }, { ...context, now });
  expect(other.data).toMatchObject({ rcp: null });
  const absent = await readDrugTool.run({ cis: "69999999", sections: [] }, { ...context, now });
  expect(absent.data).toMatchObject({ drug: null, rcp: null });
  const patient = { gfr: 20 };
  const checked = await checkInteractionsTool.run(
    { drugs: ["EXEMPLINE 10 mg, comprimé"], profile: patient },
    { ...context, now },
  );
  expect(checked.data).toMatchObject({ patient: { asked: ["kidney"] } });
  const question = { kind: "contraindicated", condition: "grossesse" } as const;
  const which = await whichDrugsTool.run({ question, among: [] }, { ...context, now });
  expect(which.data).toMatchObject({ rcpRead: 1 });
});
