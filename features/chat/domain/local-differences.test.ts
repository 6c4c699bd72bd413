import { expect, test } from "vitest";
import type { Dose, Passage, RankedPassage } from "#platform/ai/toolbox.ts";
import { localDifferences } from "./local-differences.ts";

const dose = (more: Partial<Dose> = {}): Dose => ({
  ...{ kind: "give", drug: "adrénaline", value: "0,5", unit: "mg", route: "IM", rhythm: "" },
  ...{ population: "adult" },
  ...more,
});
const sheet = (...doses: Dose[]): Passage => ({
  ...{ id: "anaphylaxie#f2", knowledge: "guidelines", documentId: "anaphylaxie" },
  ...{ title: "Anaphylaxie", section: "treatment", text: "Adrénaline.", language: "fr", doses },
  ...{ population: "adult", references: [], year: 2021, route: "/guidelines/anaphylaxie#f2" },
});
const local = (text: string, section = ""): RankedPassage => ({
  score: 1,
  passage: {
    ...sheet(),
    ...{ id: "x#p1", title: "Anaphylaxie au bloc", section, text, population: "all" },
  },
});
const said = (text: string, doses: Dose[] = [dose()], section = "") =>
  localDifferences([local(text, section)], [sheet(...doses)]).map((one) => [one.said, ...one.rows]);

test("another amount of the same drug by the same route is shown with the row", () => {
  expect(said("Adrénaline 0,3 mg IM, à répéter.")).toEqual([
    ["adrénaline 0,3 mg", "adrénaline 0,5\u00a0mg IM"],
  ]);
  expect(said("Adrénaline : 5 mg en intramusculaire.")).toHaveLength(1);
});

test.each<[string, string, Dose[]?]>([
  ["the same amount", "Adrénaline 0,5 mg IM."],
  ["the same amount in another unit", "Adrénaline 500 µg IM."],
  ["inside the interval", "Adrénaline 0,4 mg IM.", [dose({ value: "0,3-0,5" })]],
  ["another route", "Adrénaline 1 mg IV dans l’arrêt."],
  ["per kilogram beside a fixed dose", "Adrénaline 0,01 mg/kg IM."],
  ["another drug", "Noradrénaline 0,3 mg IM."],
  ["what is refused", "Jamais 1 mg d’adrénaline IM."],
  ["a limit of the library", "Adrénaline 0,3 mg IM.", [dose({ kind: "maximum" })]],
  ["a child beside an adult", "Chez l’enfant : adrénaline 0,3 mg IM."],
])("%s is no difference", (_, text, doses) => {
  expect(said(text, doses)).toEqual([]);
});

test("a drug and patients that only the title names count", () => {
  const child = [dose({ population: "child", value: "0,15" })];
  expect(said("0,3 mg IM.", child, "Adrénaline chez l’enfant")).toHaveLength(1);
  expect(said("0,3 mg IM.", [dose()], "Adrénaline chez l’enfant")).toEqual([]);
});
