import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { ToolContext } from "#platform/ai/toolbox.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { SearchAnswer, SheetSummary, SheetView } from "../contract.ts";
import { InvalidSheet, readContent } from "./content.ts";
import { library } from "./knowledge.ts";
import { loadLibrary } from "./load-library.ts";
import { openPassage, searchLibrary } from "./public.ts";
import { editionHash, listSheets } from "./queries.ts";
import { openSheetTool, searchLibraryTool } from "./tools.ts";

const app = await testApp();
const { db } = app.services;
const content = await readContent();
const asSystem = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.asSystem("test", work);
await asSystem((tx) => loadLibrary(tx, content));
const { cookie, person } = await app.signUp();
const context: ToolContext<Services> = {
  services: app.services,
  personId: person.id,
  language: "fr",
  now: new Date("2026-11-21T10:00:00Z"),
};

describe("loading the shipped library", () => {
  test("again changes nothing", async () => {
    expect(await asSystem((tx) => loadLibrary(tx, content))).toBe("unchanged");
  });

  test("a new edition replaces the old one whole", async () => {
    const [first, ...others] = content.files;
    if (!first) throw new Error("no sheet");
    await expect(
      asSystem(async (tx) => {
        expect(await loadLibrary(tx, { hash: "smaller", files: [first] })).toBe("loaded");
        expect(await listSheets(tx)).toHaveLength(1);
        expect(others.length).toBeGreaterThan(0);
        throw new Error("roll back");
      }),
    ).rejects.toThrow("roll back");
    expect(await asSystem(listSheets)).toHaveLength(content.files.length);
  });

  test("a faulty sheet leaves the library as it was", async () => {
    const broken = { hash: "broken", files: [{ name: "casse.yaml", text: "id: casse" }] };
    await expect(asSystem((tx) => loadLibrary(tx, broken))).rejects.toThrow(InvalidSheet);
    expect(await asSystem(editionHash)).toBe(content.hash);
  });

  test("two servers at once load it once", async () => {
    await asSystem((tx) => loadLibrary(tx, { hash: "empty", files: [] }));
    const done = await Promise.all([0, 1, 2].map(() => asSystem((tx) => loadLibrary(tx, content))));
    expect(done.filter((result) => result === "loaded")).toHaveLength(1);
    expect(await asSystem(listSheets)).toHaveLength(content.files.length);
  });

  test("a person reads it and cannot write it", async () => {
    expect(await db.asPerson(person.id, listSheets)).toHaveLength(content.files.length);
    await expect(
      db.asPerson(person.id, (tx) => loadLibrary(tx, { hash: "mine", files: [] })),
    ).rejects.toThrow();
  });
});

describe("procedures", () => {
  test("the list counts what was checked", async () => {
    const { status, body } = await app.call("guidelines/list", {}, cookie);
    expect(status).toBe(200);
    const sheets = body as SheetSummary[];
    expect(sheets.map((sheet) => sheet.id)).toContain("embolie-pulmonaire");
    for (const sheet of sheets) expect(sheet.confirmed).toBeLessThanOrEqual(sheet.passages);
    const { body: opened } = await app.call("guidelines/sheet", { id: "hyperkaliemie" }, cookie);
    const listed = sheets.find(({ id }) => id === "hyperkaliemie");
    expect(listed?.doses).toBeGreaterThan(5);
    expect((opened as SheetView).doses).toBe(listed?.doses);
  });

  test("a sheet comes in reading order, every passage with a source of the list", async () => {
    const { body } = await app.call("guidelines/sheet", { id: "embolie-pulmonaire" }, cookie);
    const sheet = body as SheetView;
    expect(sheet.content[0]?.anchor).toBe("f1");
    expect(sheet.content.at(-1)?.section).toBe("definition");
    const sources = new Set(sheet.sources.map((source) => source.id));
    for (const passage of sheet.content)
      for (const id of passage.sources) expect(sources).toContain(id);
    expect(sheet.confirmed).toBe(sheet.content.filter((passage) => passage.checked).length);
    expect(sheet).not.toHaveProperty("misspellings");
  });

  test("the whole library is taken along as it is read, then only what a device lacks", async () => {
    interface Carried {
      held: { id: string; mark: string }[];
      sheets: SheetView[];
    }
    const carry = async (known: Record<string, string>) =>
      (await app.call("guidelines/carry", { known }, cookie)).body as Carried;
    const { held, sheets } = await carry({});
    const { body: list } = await app.call("guidelines/list", {}, cookie);
    expect(held.map(({ id }) => id)).toEqual((list as SheetSummary[]).map(({ id }) => id));
    expect(sheets).toHaveLength(held.length);
    const { body: read } = await app.call("guidelines/sheet", { id: "anaphylaxie" }, cookie);
    expect(sheets.find(({ id }) => id === "anaphylaxie")).toEqual(read);

    const known = Object.fromEntries(held.map(({ id, mark }) => [id, mark]));
    expect((await carry(known)).sheets).toEqual([]);
    const lacking = await carry({ ...known, anaphylaxie: "older", "sheet-that-left": "any" });
    expect(lacking.sheets.map(({ id }) => id)).toEqual(["anaphylaxie"]);
    expect(lacking.held).toEqual(held);
  });

  test.each(["inconnue", "../secret", "%", "'; drop table library_sheet; --"])(
    "no sheet %s",
    async (id) => {
      expect((await app.call("guidelines/sheet", { id }, cookie)).status).toBe(404);
    },
  );

  test("search finds the sheet, its passages and the section asked for", async () => {
    const { body } = await app.call("guidelines/search", { query: "EP traitement" }, cookie);
    const answer = body as SearchAnswer;
    expect(answer.sheets[0]).toMatchObject({ id: "embolie-pulmonaire" });
    expect(answer.sections).toEqual(["treatment"]);
    expect(answer.passages[0]).toMatchObject({
      sheetId: "embolie-pulmonaire",
      section: "treatment",
    });
  });

  test.each([
    ["embol", "embolie-pulmonaire"],
    ["anaphy", "anaphylaxie"],
    ["hyperka", "hyperkaliemie"],
    ["état de m", "etat-de-mal-epileptique"],
  ])("typing %s suggests %s", async (query, id) => {
    const { body } = await app.call("guidelines/search", { query }, cookie);
    const { sheets, suggestions } = body as SearchAnswer;
    expect([...sheets, ...suggestions].map((sheet) => sheet.id)).toContain(id);
  });

  test.each(["hypokaliémie", "recette de la tarte aux pommes", "appendicite", "pyélonéphrite"])(
    "nothing on %s, not even a suggestion",
    async (query) => {
      const { body } = await app.call("guidelines/search", { query }, cookie);
      expect(body).toMatchObject({ sheets: [], suggestions: [], passages: [] });
    },
  );

  test("signs and quotes are only text", async () => {
    for (const query of ["%", "_", "\\", "' or 1=1 --", "a:* & b", "!!", "🫁", "  ", ""])
      expect((await app.call("guidelines/search", { query }, cookie)).status, query).toBe(200);
  });

  test("a visitor reads nothing", async () => {
    for (const [path, input] of [
      ["list", {}],
      ["sheet", { id: "anaphylaxie" }],
      ["search", { query: "ep" }],
    ] as const)
      expect((await app.call(`guidelines/${path}`, input)).status).toBe(401);
  });
});

describe("for the assistant", () => {
  test("an answer carries whole, citable passages", async () => {
    const answer = await db.asPerson(person.id, (tx) =>
      searchLibrary(tx, "anaphylaxie adrénaline dose", { limit: 3 }),
    );
    expect(answer.passages).toHaveLength(3);
    const passage = answer.passages[0]?.passage;
    expect(passage).toMatchObject({
      knowledge: "guidelines",
      documentId: "anaphylaxie",
      language: "fr",
    });
    expect(passage?.doses.map((dose) => dose.drug)).toContain("adrénaline");
    expect(passage?.references.length).toBeGreaterThan(0);
    expect(passage?.route).toMatch(/^\/guidelines\/anaphylaxie#[drfetop]\d+$/);
    expect(await asSystem((tx) => openPassage(tx, passage?.id ?? ""))).toEqual(passage);
  });

  test("a follow-up stays on its sheet", async () => {
    const answer = await asSystem((tx) =>
      searchLibrary(tx, "et les pièges ?", { sheetId: "anaphylaxie" }),
    );
    expect(answer.sheets.map((sheet) => sheet.id)).toEqual(["anaphylaxie"]);
    expect(answer.passages[0]?.passage.section).toBe("pitfalls");
  });

  test("the tools give the same passages", async () => {
    const found = await searchLibraryTool.run({ query: "hyperkaliémie traitement" }, context);
    expect(found.card).toBe("library-search");
    expect(found.passages[0]).toMatchObject({ documentId: "hyperkaliemie", section: "treatment" });
    const opened = await openSheetTool.run(
      { id: "hyperkaliemie", sections: ["redFlags"] },
      { ...context, personId: null },
    );
    expect(opened.passages.length).toBeGreaterThan(0);
    expect(new Set(opened.passages.map((passage) => passage.section))).toEqual(
      new Set(["redFlags"]),
    );
    expect((await openSheetTool.run({ id: "inconnue" }, context)).data).toBeNull();
    await expect(searchLibraryTool.run({ query: 3 }, context)).rejects.toThrow();
  });

  test("the knowledge source says what it lacks", async () => {
    const answer = await library.search({ text: "appendicite aiguë traitement" }, context);
    expect(answer.passages).toEqual([]);
    expect(answer.missing.join()).toContain("appendicite");
    expect(await library.open("anaphylaxie#t99", context)).toBeNull();
  });
});
