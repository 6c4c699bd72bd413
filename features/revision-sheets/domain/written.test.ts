import fc from "fast-check";
import { expect, test } from "vitest";
import { linesOf, statementsIn } from "./written.ts";

let made = 0;
const newId = () => `new-${++made}`;
const BEFORE = [
  { id: "a", text: "Adrénaline 0,5 mg IM chez l’adulte", sources: [1, 2] },
  { id: "b", text: "Allonger le patient, jambes surélevées", sources: [] },
  { id: "c", text: "Oxygène à haut débit", sources: [3] },
];
const KNOWN = new Set([1, 2, 3]);
const read = (typed: string) => statementsIn(typed, BEFORE, KNOWN, newId);

test("a section typed back unchanged is the same statements", () => {
  const text = fc.stringMatching(/^[a-zé0-9][a-zé0-9 ]{0,30}[a-zé]$/);
  fc.assert(
    fc.property(
      fc.uniqueArray(text, { maxLength: 8, selector: (one) => one.replaceAll(/\s+/gu, " ") }),
      fc.subarray([1, 2, 3]),
      (texts, sources) => {
        const before = texts.map((one, n) => ({
          id: `s${n}`,
          text: one.replaceAll(/\s+/gu, " "),
          sources,
        }));
        expect(statementsIn(linesOf(before), before, KNOWN, newId)).toEqual(before);
      },
    ),
  );
});

test("a changed line keeps its id, a moved one too, and a new one gets its own", () => {
  const [oxygen, dose, own] = read(
    "Oxygène à haut débit [3]\n\n  Adrénaline 0,5 mg IM chez l’adulte, à répéter [1]\nAppeler le réanimateur",
  );
  expect(oxygen).toEqual(BEFORE[2]);
  expect(dose).toEqual({
    id: "a",
    text: "Adrénaline 0,5 mg IM chez l’adulte, à répéter",
    sources: [1],
  });
  expect(own?.id).toMatch(/^new-/);
});

test("a number that opens nothing is dropped; brackets inside a sentence stay", () => {
  expect(read("Intervalle [60] mmHg visé [9][2]")[0]).toMatchObject({
    text: "Intervalle [60] mmHg visé",
    sources: [2],
  });
});
