// What the tables of words may not hold: the same form with two owners, and an everyday word that
// opens a sheet by itself.
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { stems } from "#platform/search/normalise.ts";
import { FORMS } from "../register/register.ts";
import { STOP_WORDS } from "../stop-words.ts";
import { ENGLISH } from "./english.ts";
import { LAY_FRENCH } from "./lay-french.ts";
import { NOTES } from "./notes.ts";
import { ORDINARY_WORDS } from "./ordinary-words.ts";
import { PERSON_CLASSES } from "./person-classes.ts";
import { PLAIN_PHRASES } from "./plain-phrases.ts";
import { PLAIN_WORDS } from "./plain-words.ts";
import { PRESENTATIONS } from "./presentations.ts";
import { PRESENTED_PHRASES } from "./presented-phrases.ts";
import { PRESENTED_WITHOUT_SHEET } from "./presented-without-sheet.ts";
import { SHEET_SIGN_CLASSES } from "./sheet-sign-classes.ts";
import { SHORT_FORMS } from "./short-forms.ts";
import { SIGN_CLASSES } from "./sign-classes.ts";
import { SIGNS } from "./signs.ts";
import { SPANISH } from "./spanish.ts";

const rowsOf = (table: string) => table.trim().split("\n");
const formsOf = (table: string) =>
  rowsOf(table).flatMap((row) => (row.split(" > ")[0] ?? "").split(" | "));
const isEveryday = (word: string) => PLAIN_WORDS.has(word) || STOP_WORDS.has(word);

test("what is told of the later sheets is written in one table", () => {
  const others = [
    SHORT_FORMS,
    PLAIN_PHRASES,
    NOTES,
    LAY_FRENCH,
    ENGLISH,
    SPANISH,
    ORDINARY_WORDS,
  ].flatMap(formsOf);
  const known = new Set(others.map((form) => stems(form).join(" ")));
  expect(formsOf(PRESENTED_PHRASES).filter((form) => known.has(stems(form).join(" ")))).toEqual([]);
});

test("no everyday word alone is read as a clinical one", () => {
  const alone = formsOf(PRESENTED_PHRASES).filter((form) => {
    const [only = "", ...others] = stems(form);
    return others.length === 0 && isEveryday(only);
  });
  expect(alone).toEqual([]);
});

test("what is told of a disease without a sheet is told of one that the register names", () => {
  const ids = rowsOf(PRESENTED_WITHOUT_SHEET).map((row) => row.split(/ [@|]/u)[0] ?? "");
  const named = new Set(FORMS.map(({ entity }) => entity.id));
  const sheets = new Set(
    readdirSync(new URL("../../content/", import.meta.url)).map((name) =>
      name.replace(/\.yaml$/u, ""),
    ),
  );
  expect(ids.filter((id) => !named.has(id) || sheets.has(id))).toEqual([]);
});

test("no everyday word opens a sheet by itself", () => {
  const opening = [...rowsOf(PRESENTATIONS), ...rowsOf(SIGNS)].flatMap((row) => {
    const [sheet = "", ...cells] = row.split(" | ");
    return cells.flatMap((cell) => {
      const [, points = "0", words = ""] = /^(-?[\d.]+) (.+)$/u.exec(cell) ?? [];
      const own = stems(words);
      const [only = "", ...others] = own;
      return Number(points) >= 4 && others.length === 0 && isEveryday(only)
        ? [`${sheet}: ${words}`]
        : [];
    });
  });
  expect(opening).toEqual([]);
});

test("a class of signs has one owner, and a row reads no other", () => {
  const owners = [PERSON_CLASSES, SIGN_CLASSES, SHEET_SIGN_CLASSES].flatMap((table) =>
    rowsOf(table).map((row) => row.split(" > ")[0] ?? ""),
  );
  const read = [PRESENTATIONS, SIGNS, PRESENTED_WITHOUT_SHEET].flatMap(
    (table) => table.match(/(?<![a-zA-Z])[A-Z]{2,}(?![a-zA-Z])/gu) ?? [],
  );
  expect(owners.filter((one, at) => owners.indexOf(one) !== at)).toEqual([]);
  expect(read.filter((one) => !owners.includes(one))).toEqual([]);
  // Of weeks, `question.ts` reads whom it is about.
  expect(owners.filter((one) => !read.includes(one))).toEqual(["GESTATION"]);
});
