import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#platform/testing/runs.ts";
import { citationFilter, citedIn, withoutCitations } from "./citations.ts";

const known = (n: number) => n >= 1 && n <= 5;
/** Shown with the numbers that were given. */
const asGiven = { opens: known, show: (n: number) => n };
const filtered = (pieces: readonly string[]) => {
  const filter = citationFilter(asGiven);
  const text = pieces.map((piece) => filter.push(piece)).join("") + filter.end();
  return { text, cited: [...citedIn(text)] };
};

test.each([
  ["Adrénaline 0,5 mg IM [1].", "Adrénaline 0,5 mg IM [1].", [1]],
  ["Inventé [99].", "Inventé.", []],
  ["Un et deux [1][99][2].", "Un et deux [1][2].", [1, 2]],
  ["Groupe [1, 99; 3].", "Groupe [1][3].", [1, 3]],
  ["Suite [2-4].", "Suite [2][3][4].", [2, 3, 4]],
  ["Cible [60-80] mmHg.", "Cible (60-80) mmHg.", []],
  ["Échappé \\[99\\] et \\[2\\].", "Échappé et [2].", [2]],
  ["Note [^1] et 【3†source】.", "Note [1] et [3].", [1, 3]],
  ["Zéro [0], année [2021].", "Zéro, année.", []],
  ["Case [ ] et [x], puis [", "Case [ ] et [x], puis [", []],
  ["[1](https://exemple.test)", "[1](https://exemple.test)", [1]],
])("%s", (given, shown, cited) => {
  expect(filtered([given])).toEqual({ text: shown, cited });
  // Cut anywhere, the same text is shown.
  expect(filtered([...given])).toEqual({ text: shown, cited });
});

test("however it is cut, nothing unknown is ever shown and nothing else is lost", () => {
  const piece = fc.constantFrom(
    "[",
    "]",
    "1",
    "9",
    "99",
    " ",
    ",",
    "mg",
    "é",
    "[1]",
    "[42]",
    "\\[7\\]",
    "\n",
    "-",
    "^",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const filter = citationFilter(asGiven);
      let shown = "";
      for (const one of pieces) {
        shown += filter.push(one);
        for (const n of citedIn(shown)) expect(known(n)).toBe(true);
      }
      shown += filter.end();
      expect(shown).toBe(filtered([pieces.join("")]).text);
      for (const n of citedIn(shown)) expect(known(n)).toBe(true);
    }),
    { numRuns: runs(1_000) },
  );
});

test.each([
  ["[\\[7\\]99]", "(99]"],
  ["[1[42]9]", "(19]"],
  ["[[[42]1]", "[(1]"],
])("taking an unknown number out of %s forges no other", (given, shown) => {
  expect(filtered([given]).text).toBe(shown);
  expect(filtered([...given]).text).toBe(shown);
});

test("brackets that never close are let go, and forge nothing", () => {
  const filter = citationFilter(asGiven);
  let shown = "";
  for (let n = 0; n < 5_000; n++) shown += filter.push("[");
  shown += filter.push("99]") + filter.end();
  expect(shown.length).toBeGreaterThan(4_990);
  expect([...citedIn(shown)].filter((n) => !known(n))).toEqual([]);
});

test.each(["[", "\\", " ", "[1,", "\\[", "1", "【1†", "[1]", " \\", "[1-"])(
  "an endless %j is read to its end, the same in one piece or in many",
  (one) => {
    const text = one.repeat(60_000 / one.length);
    // Read again from each character, it would pass the limit of any test.
    const [whole, inPieces] = [[text], text.match(/.{1,500}/gsu) ?? []].map((pieces) => {
      const filter = citationFilter(asGiven);
      return pieces.map((piece) => filter.push(piece)).join("") + filter.end();
    });
    expect(inPieces).toBe(whole);
  },
);

test("text without citations waits for nothing", () => {
  const filter = citationFilter(asGiven);
  expect(filter.push("Bonjour")).toBe("Bonjour");
  expect(filter.push(" le")).toBe(" le");
});

test("an earlier answer loses its numbers", () => {
  expect(withoutCitations("Adrénaline [1][2], puis \\[3\\].")).toBe("Adrénaline, puis [3].");
});
