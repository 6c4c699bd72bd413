import { describe, expect, test } from "vitest";
import { namedChecklists, writtenPassages } from "#features/guidelines/server/public.ts";
import { checklistErrors } from "../domain/errors.ts";
import { ownDose } from "../domain/own-dose.ts";
import { InvalidChecklist, parseChecklist, readChecklistFiles } from "./content.ts";

const files = await readChecklistFiles();
const library = await writtenPassages();

describe.each(files)("$name", ({ name, text }) => {
  test("has its shape, its sources and its review; its doses are rows of the library", () => {
    expect(checklistErrors(parseChecklist(name, text), library)).toEqual([]);
  });
});

test("a sheet names the checklists that stand on it, and no other", async () => {
  const written = files.map(({ name, text }) => parseChecklist(name, text));
  for (const [sheet, named] of await namedChecklists())
    expect(named, sheet).toEqual(
      written.filter(({ sheets }) => sheets.includes(sheet)).map(({ id }) => id),
    );
});

const good = files.find(({ name }) => name === "anaphylaxie.yaml") ?? { name: "", text: "" };

test("what a reading compared may take 400 characters, and no more", () => {
  const withReading = (length: number) =>
    good.text.replaceAll(/compared: ".*"/gu, `compared: "${"a".repeat(length)}"`);
  expect(parseChecklist(good.name, withReading(400)).secondReading?.compared).toHaveLength(400);
  expect(() => parseChecklist(good.name, withReading(401))).toThrow(/compared/);
});

describe("a checklist that does not fit its shape is refused with its name", () => {
  test.each([
    ["no review", /\nreview:\n(?: .*\n)+/, "\n", /review/],
    ["no source", /\nsources:\n(?: .*\n)+/, "\nsources: []\n", /sources/],
    ["a step on nothing", /\n {4}sources: \[rcuk2021\]/, "", /stands on/],
    ["an unknown source", /\n {4}sources: \[\w+\]/, "\n    sources: [inconnue]", /unknown source/],
    ["an unknown key", /\nsteps:/, '\nnote: "x"\nsteps:', /note/],
    ["an unknown specialty", /specialty: \w+/, "specialty: urgences", /specialty/],
  ])("%s", (_what, find, put, message) => {
    const spoiled = good.text.replace(find, put);
    expect(spoiled).not.toBe(good.text);
    expect(() => parseChecklist(good.name, spoiled)).toThrow(InvalidChecklist);
    expect(() => parseChecklist(good.name, spoiled)).toThrow(message);
    expect(() => parseChecklist(good.name, spoiled)).toThrow(good.name);
  });

  test("another file name", () => {
    expect(() => parseChecklist("autre.yaml", good.text)).toThrow(/must agree/);
  });
});

describe("what the library does not say is a fault", () => {
  const faults = (text: string, passages = library) => {
    expect(text === good.text && passages === library).toBe(false);
    return checklistErrors(parseChecklist(good.name, text), passages).join("\n");
  };

  test.each([
    ["a dose of its own", /title: "Adrénaline[^"]*"/, 'title: "Adrénaline 0,5\u00a0mg IM"', /own/],
    [
      "a drug that the passage does not dose",
      /drug: "adrénaline"/,
      'drug: "noradrénaline"',
      /no row/,
    ],
    ["an unknown passage", /anaphylaxie#f2/g, "anaphylaxie#f12", /no passage/],
    [
      "a version that was not read",
      /"anaphylaxie#f2": "[0-9a-f]+"/,
      `"anaphylaxie#f2": "${"0".repeat(16)}"`,
      /changed/,
    ],
    ["a passage without its version", / {2}"anaphylaxie#f2": "[0-9a-f]+"\n/, "", /has no version/],
    [
      "a copy that somebody uploaded",
      /opened: "[^"]*"/,
      'opened: "https://fr.scribd.com/document/1"',
      /nothing can be a source/,
    ],
    [
      "the home of a section",
      /opened: "[^"]*"/,
      'opened: "https://www.resus.org.uk/library/guidelines"',
      /not the document/,
    ],
    ["an unknown sheet", "sheets: [anaphylaxie]", "sheets: [anaphylaxie, absente]", /no sheet/],
  ])("%s", (_what, find, put, message) => {
    expect(faults(good.text.replace(find, put))).toMatch(message);
  });

  test("a dose whose limiting passage no step names", () => {
    const without = good.text
      .replace(/ {4}passage: "anaphylaxie#p2"\n/, '    passage: "anaphylaxie#d1"\n')
      .replace(/ {2}"anaphylaxie#p2": "[0-9a-f]+"\n/, "");
    expect(faults(without)).toMatch(/anaphylaxie#p2 limits the doses of anaphylaxie#f2/);
  });

  test("a dose row that changed since it was read", () => {
    const row = library.get("anaphylaxie#f2");
    const changed = new Map(library);
    changed.set("anaphylaxie#f2", { ...(row ?? expect.fail()), version: "0123456789abcdef" });
    expect(faults(good.text, changed)).toMatch(/anaphylaxie#f2 changed since it was read/);
  });

  test.each([
    "1\u00a0mg",
    "0,5mL",
    "10\u00a0µg/kg",
    "500 UI",
    "une ampoule",
    "10 à 15\u00a0L/min",
    "4\u00a0J/kg",
    "deux bouffées",
    "20 mL/kg",
    "1 gramme",
    "150 joules",
  ])("« %s » is a dose", (text) => {
    expect(ownDose(`Donner ${text} sans attendre.`)).not.toBeNull();
  });

  test.each([
    "toutes les 3 à 5\u00a0min",
    "5 insufflations",
    "30 compressions pour 2 insufflations",
    "3 personnes",
    "SpO₂ sous 94\u00a0%",
    "2 voies veineuses",
    "une unité de soins",
  ])("« %s » is none", (text) => {
    expect(ownDose(text)).toBeNull();
  });
});
