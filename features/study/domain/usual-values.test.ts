import { expect, test } from "vitest";
import { mentionedIn, USUAL_VALUES, VALUE_GROUPS, VALUE_SOURCES } from "./usual-values.ts";

test("each range has two sides in order or one, a group and a source that was opened", () => {
  for (const { id, low, high, group, source, digits } of USUAL_VALUES) {
    expect(low ?? high, id).not.toBeNull();
    if (low !== null && high !== null) expect(low, id).toBeLessThan(high);
    expect(VALUE_GROUPS).toContain(group);
    expect(VALUE_SOURCES[source].link).toMatch(/^https?:/);
    for (const side of [low, high])
      if (side !== null) expect(Number(side.toFixed(digits)), id).toBe(side);
  }
});

test("a test stands once for each of those it is given for", () => {
  const names = USUAL_VALUES.map(({ id, who }) => `${id} ${who ?? ""}`);
  expect(new Set(names).size).toBe(names.length);
});

test("what was converted is what its document says", () => {
  const of = (name: string) => USUAL_VALUES.find(({ id }) => id === name);
  expect([0.6 * 88.4, 1.2 * 88.4].map(Math.round)).toEqual([
    of("creatinine")?.low,
    of("creatinine")?.high,
  ]);
  expect([70, 110].map((value) => Number((value * 0.0555).toFixed(1)))).toEqual([
    of("glucose")?.low,
    of("glucose")?.high,
  ]);
});

test("the tests of a statement are found, whatever the accents", () => {
  expect([...mentionedIn("Kaliémie 7,2 mmol/L, créatininémie 312 µmol/L, pH 7,20.")]).toEqual([
    "potassium",
    "ph",
    "creatinine",
  ]);
  expect(mentionedIn("Calcium intraveineux, philosophie, inrocks").size).toBe(0);
});
