import { describe, expect, test } from "vitest";
import { BUNDLES, findBundle } from "./bundles.ts";
import type { Input } from "./calculator.ts";
import { CALCULATORS, findById } from "./catalogue.ts";
import { evaluateBundle, type Merged, mergeBundle } from "./merge-bundle.ts";
import { showIn } from "./present.ts";
import type { Given } from "./read-input.ts";

const merged = (id: string): Merged => {
  const bundle = findBundle(id);
  if (!bundle) throw new Error(id);
  return mergeBundle(
    bundle,
    bundle.calculators.flatMap((one) => findById(one) ?? []),
  );
};
const results = (id: string, given: Record<string, Given>) =>
  Object.fromEntries(
    evaluateBundle(merged(id), given, showIn("fr")).each.map(({ calculator, evaluation }) => [
      calculator.id,
      evaluation,
    ]),
  );

describe.each(BUNDLES.map((bundle) => [bundle.id, bundle] as const))("%s", (id, bundle) => {
  test("it names calculators and inputs that exist", () => {
    const known = new Set(
      CALCULATORS.filter((one) => bundle.calculators.includes(one.id)).flatMap((one) =>
        Object.keys(one.inputs).map((name) => `${one.id}.${name}`),
      ),
    );
    const named = [
      ...(bundle.same ?? []).flat(),
      ...(bundle.apart ?? []),
      ...Object.keys(bundle.answered ?? {}),
    ];
    expect(bundle.calculators.filter((one) => findById(one) === null)).toEqual([]);
    expect(named.filter((place) => !known.has(place))).toEqual([]);
  });

  test("what is typed once is the same thing everywhere: kind, units, list or judgement", () => {
    const { calculators, inputs, keyOf } = merged(id);
    for (const one of calculators)
      for (const [name, input] of Object.entries(one.inputs)) {
        const threshold = bundle.answered?.[`${one.id}.${name}`];
        const field = inputs[keyOf(one, name)] as Input;
        if (threshold) {
          expect([field.kind, input.kind]).toEqual(["number", "yesno"]);
          continue;
        }
        expect(field.kind).toBe(input.kind);
        if (field.kind === "number" && input.kind === "number")
          expect(field.units).toEqual(input.units);
        if (field.kind === "yesno" && input.kind === "yesno")
          expect(field.listed).toBe(input.listed);
        if (field.kind === "choice" && input.kind === "choice")
          expect(field.options).toEqual(input.options);
      }
  });
});

test("an age and a heart rate typed once reach every score that asks for them", () => {
  const {
    heart,
    perc,
    grace,
    "wells-pe": wells,
  } = results("chestPain", {
    age: "71",
    heartRate: "112",
    "timi.raisedMarkers": true,
  });
  for (const one of [heart, perc, grace]) expect(one?.entries.age?.value).toBe(71);
  expect(wells?.entries.heartRateOver100?.value).toBe(true);
  expect(grace?.entries.raisedMarkers?.value).toBe(true);
});

test.each([
  ["100", false],
  ["101", true],
])("a heart rate of %s answers the criterion of Wells: %s", (heartRate, expected) => {
  const { "wells-pe": wells } = results("dyspnoea", { heartRate });
  expect(wells?.entries.heartRateOver100?.value).toBe(expected);
});

test.each([
  ["15", false],
  ["14", true],
])("a Glasgow score of %s answers qSOFA: %s", (gcs, expected) => {
  const { qsofa } = results("sepsis", { gcs });
  expect(qsofa?.entries.alteredMentation?.value).toBe(expected);
});

test("a threshold whose measure is not there is missing, never supposed", () => {
  const { qsofa } = results("sepsis", { systolic: "95", respiratoryRate: "24" });
  expect(qsofa?.outcome).toBeNull();
  expect(qsofa?.missing).toEqual(["alteredMentation"]);
});

test("saturation on room air and as it is are two fields", () => {
  const { news2, perc } = results("dyspnoea", { spo2: "91" });
  expect(news2?.entries.spo2?.value).toBe(91);
  expect(perc?.entries.spo2).toBeUndefined();
});

test("a value that one score refuses is still read by those that accept it", () => {
  const all = evaluateBundle(merged("chestPain"), { age: "16" }, showIn("fr"));
  const accepting = all.each.filter(({ evaluation }) => evaluation.entries.age);
  expect(all.problems.map(({ field }) => field)).toEqual(
    accepting.length === all.each.length ? [] : ["age"],
  );
  const typed = evaluateBundle(merged("chestPain"), { age: "1000" }, showIn("fr"));
  expect(typed.problems.map(({ field }) => field)).toEqual(["age"]);
  expect(typed.each.every(({ evaluation }) => evaluation.outcome === null)).toBe(true);
});

test("creatinine typed once in mg/dL gives the four clearances of each formula alone", () => {
  const creatinine = { value: "1.2", unit: "mg/dL" };
  const given = { age: "68", sex: "female", creatinine, weight: { value: "61", unit: "kg" } };
  const together = results("kidney", given);
  expect(together["cockcroft-gault"]?.outcome?.value).toBeCloseTo(
    ((140 - 68) * 61 * 0.85) / (72 * 1.2),
    1,
  );
  for (const id of ["ckd-epi-2009", "ckd-epi-2021", "ekfc"])
    expect(together[id]?.outcome?.value).toBeGreaterThan(30);
});
