import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figuresOf, foreignFigures, locator, numbersIn, quantitiesIn } from "./passage.ts";

const at = (text: string, quote: string) => {
  const found = locator(text)(quote);
  return found && text.slice(found.from, found.to);
};

describe("a quoted passage", () => {
  const text = "Le choc\u00a0:\n  l’adrénaline « pure » se\tdonne\u202fIM.\nFin.";
  test.each([
    ["l’adrénaline « pure » se\tdonne\u202fIM.", "l’adrénaline « pure » se\tdonne\u202fIM."],
    ['l\'adrénaline " pure " se donne IM.', "l’adrénaline « pure » se\tdonne\u202fIM."],
    ["  choc :  l'adrénaline ", "choc\u00a0:\n  l’adrénaline"],
    ["Fin.", "Fin."],
  ])("%j is found where it stands", (quote, found) => expect(at(text, quote)).toBe(found));
  test.each(["l’adrénaline IM", "L’adrénaline", "", "   ", "l’adrenaline"])(
    "%j is not in the text",
    (quote) => expect(at(text, quote)).toBeNull(),
  );
  test("every slice of any text is found, with the same words", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 80 }),
        fc.nat(80),
        fc.nat(80),
        (whole, from, length) => {
          const quote = whole.slice(from, from + length);
          fc.pre(quote.trim() !== "");
          const bare = (words: string | null) =>
            words
              ?.replace(/\s+/gu, "")
              .replace(/[’ʼ‘]/gu, "'")
              .replace(/[“”«»]/gu, '"');
          expect(bare(at(whole, quote))?.replace(/[‐‑–]/gu, "-")).toBe(
            bare(quote)?.replace(/[‐‑–]/gu, "-"),
          );
        },
      ),
    );
  });
});

describe("figures", () => {
  test("numbers are the same however they are written", () => {
    expect([...numbersIn("1 000 mg, 1000 mg, 0,5 et 0.5, {{c2::007}}, SpO₂")]).toEqual([
      "1000",
      "0.5",
      "7",
      "2",
    ]);
    expect([...quantitiesIn("0,5\u00a0mg ; 5-10 mL/kg ; 65 mmHg ; 20 ml")]).toEqual([
      "0.5 mg",
      "5 mL/kg",
      "10 mL/kg",
      "65 mmHg",
      "20 mL",
    ]);
  });
  test.each([
    ["0,5 mg IM", "adrénaline 0,5\u00a0mg IM", []],
    ["0,5 mg IM", "adrénaline 0,05 mg IM", ["0.5"]],
    // The number is there, the unit is another: a thousand times the dose.
    ["50 mg", "bolus de 50 µg", ["50 mg"]],
    ["10 mg", "10 mg/kg", ["10 mg"]],
    ["10 mg", "de 5 à 10 mg", []],
    ["{{c1::5 min}}", "toutes les 5 min", []],
    ["SpO2 > 94 %", "SpO₂ > 94\u00a0%", []],
    ["en 2 fois", "en deux fois", ["2"]],
  ])("%j from %j", (card, passage, foreign) =>
    expect(foreignFigures(card, passage)).toEqual(foreign),
  );
  test("doses, thresholds and durations are found where they stand", () => {
    const sentence =
      "PAM ≥ 65 mmHg, GCS ≤ 8, FC > 110/min, 20 à 30 mL/kg en 15 min, en 2019, 3 patients.";
    expect(figuresOf(sentence).map(({ from, to }) => sentence.slice(from, to))).toEqual([
      "≥ 65 mmHg",
      "≤ 8",
      "> 110/min",
      "20 à 30 mL/kg",
      "15 min",
    ]);
  });
});

test("a long run of figures is read once", () => {
  const figures = "1".repeat(20_000);
  expect(quantitiesIn(figures).size).toBe(0);
  expect(figuresOf(`${figures} mg`)).toEqual([{ from: 0, to: 20_003 }]);
  expect(numbersIn(figures).size).toBe(1);
});
