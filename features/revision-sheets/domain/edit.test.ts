import { expect, test } from "vitest";
import { edited } from "./edit.ts";
import { type Evidence, givenPassage } from "./evidence.ts";
import { MOST_STATEMENTS, SHEET_LENGTH } from "./limits.ts";
import { bySection, SECTIONS } from "./sections.ts";
import { type WrittenSections, writtenSections } from "./wire.ts";

const statement = (text: string, sources: number[] = []) => ({ id: "a", text, sources });
const nothing = bySection(() => []);

test("a number that a cited source holds is no doubt; the same one without its source is", () => {
  const evidence: Evidence[] = [
    { n: 1, passage: givenPassage("Adrénaline 0,5 mg IM.", 1, "Choc", "fr") },
  ];
  const written: WrittenSections = {
    ...bySection(() => []),
    treatment: [statement("Adrénaline 0,5 mg IM", [1]), statement("Adrénaline 5 mg IM", [1])],
  };
  const [sound, doubtful] = edited(nothing, written, evidence).treatment;
  expect(sound?.doubts).toEqual([]);
  expect(doubtful?.doubts).toHaveLength(1);
  expect(doubtful?.id).not.toBe(sound?.id);
});

test("a whole sheet is no longer than a device can take along", () => {
  const long = "a".repeat(2_000);
  const count = Math.ceil(SHEET_LENGTH / long.length / SECTIONS.length);
  const filled = (more: number) =>
    bySection(() => Array.from({ length: count + more }, () => statement(long)));
  expect(writtenSections.safeParse(filled(-1)).success).toBe(true);
  expect(writtenSections.safeParse(filled(1)).success).toBe(false);
});

test("the longest edit, every statement citing twenty sources full of numbers, is audited whole", () => {
  const numbers = (length: number) => "5 ".repeat(length / 2).trim();
  const evidence = Array.from({ length: 20 }, (_, n) => ({
    ...{ n: n + 1, passage: givenPassage(numbers(1_400), n + 1, "Texte", "fr") },
  }));
  const sources = evidence.map(({ n }) => n);
  const length = SHEET_LENGTH / SECTIONS.length / MOST_STATEMENTS;
  const written = bySection(() =>
    Array.from({ length: MOST_STATEMENTS }, () =>
      statement(numbers(Math.floor(length) - 2), sources),
    ),
  );
  // Each statement against each source, word by word, would pass the limit of any test.
  const sections = edited(nothing, written, evidence);
  expect(Object.values(sections).flat()).toHaveLength(SECTIONS.length * MOST_STATEMENTS);
});
