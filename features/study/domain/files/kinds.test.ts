import { expect, test } from "vitest";
import { CONCORDANCE, READING, ZONES } from "../../testing/kinds.ts";
import { readQuestions, writeQuestions } from "./formats.ts";
import { FORMATS } from "./read-file.ts";

const ALL = [ZONES, CONCORDANCE, READING];

test("JSON says every kind, and reads it again as it was", () => {
  const { text, left } = writeQuestions(ALL, "json");
  expect(left).toBe(0);
  expect(readQuestions(text, "json")).toEqual({ questions: ALL, refused: [] });
});

test("CSV says a script concordance with its panel", () => {
  const { text, left } = writeQuestions(ALL, "csv");
  expect(left).toBe(2);
  expect(text).toContain("-1:1 0:4 1:8 2:2");
  expect(readQuestions(text, "csv")).toEqual({ questions: [CONCORDANCE], refused: [] });
});

test("a panel typed in a spreadsheet, in French", () => {
  const text =
    "type;énoncé;réponse;hypothèse;information;panel\nTCS;Cas;-1:3, 0:7;Une embolie;Un signe;Dix médecins\ntcs;Cas;beaucoup;Une embolie;Un signe;\n";
  const { questions, refused } = readQuestions(text, "csv");
  expect(questions).toMatchObject([
    { type: "tcs", ask: "diagnosis", panelOf: "Dix médecins", panel: { "-1": 3, "0": 7, "1": 0 } },
  ]);
  expect(refused).toEqual([{ at: 3, reason: "shape" }]);
});

test.each(FORMATS.filter((format) => format !== "json" && format !== "csv"))(
  "%s says none of them, and tells how many it left",
  (format) => {
    expect(writeQuestions(ALL, format).left).toBe(ALL.length);
  },
);

test("a progressive case has three questions at least, one of key features two", () => {
  const part = { type: "qroc", statement: "Combien ?", accepted: ["deux"] };
  const read = (type: string, count: number) =>
    readQuestions(
      JSON.stringify([
        {
          type,
          statement: "Une personne fictive.",
          questions: Array.from({ length: count }, () => part),
        },
      ]),
      "json",
    ).questions.length;
  expect([read("mini-case", 2), read("mini-case", 3), read("mini-case", 9)]).toEqual([0, 1, 0]);
  expect(read("kfp", 2)).toBe(1);
});
