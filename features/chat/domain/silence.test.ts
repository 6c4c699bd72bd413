// How an absence is said: its usual name, and the words of the person when they are others.
import { expect, test } from "vitest";
import { nameSaid } from "./silence.ts";

test.each([
  [
    "l’artérite à cellules géantes",
    "maladie de Horton",
    "l’artérite à cellules géantes (maladie de Horton)",
  ],
  ["la sclérose latérale amyotrophique", "SLA", "la sclérose latérale amyotrophique (SLA)"],
  ["la péricardite", "Péricardite", "la péricardite"],
  ["les brûlures", "brûlure", "les brûlures"],
  ["l’hémophilie", "Hémophilie A", "l’hémophilie A"],
  ["chronic myeloid leukaemia", "CML", "chronic myeloid leukaemia (CML)"],
  ["la miastenia gravis", "miastenia ocular", "la miastenia gravis (miastenia ocular)"],
  ["le syndrome de Marfan", "", "le syndrome de Marfan"],
  ["adenosine", "adénosine", "adénosine"],
  ["adenosine", "adenosine", "adenosine"],
])("%s, said %s", (title, words, expected) =>
  expect(nameSaid({ title, words, corrected: false })).toBe(expected),
);

test("a slip is not repeated", () =>
  expect(nameSaid({ title: "la myasthénie", words: "miastenie", corrected: true })).toBe(
    "la myasthénie",
  ));
