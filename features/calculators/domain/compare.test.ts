import { expect, test } from "vitest";
import { textsOf } from "../server/texts.ts";
import { BUNDLES, findBundle, pairOf } from "./bundles.ts";
import type { Input } from "./calculator.ts";
import { CALCULATORS, findById } from "./catalogue.ts";
import { differences, told } from "./compare.ts";
import { evaluate } from "./evaluate.ts";
import { fromFragment } from "./fragment.ts";
import { evaluateBundle, mergeBundle, toPairFragment } from "./merge-bundle.ts";
import { showIn } from "./present.ts";

const show = showIn("fr");
const say = (key: string) => key;
const heart = findById("heart") as (typeof CALCULATORS)[number];
const CHEST = {
  history: "high",
  ecg: "normal",
  age: "60",
  riskFactors: "none",
  troponin: "normal",
};

test("two states say what changed, and what that makes of the result", () => {
  const texts = textsOf(heart, "fr");
  const before = evaluate(heart, CHEST);
  const after = evaluate(heart, { ...CHEST, age: "70", ecg: "stDeviation" });
  expect(differences(heart, texts, before, after, show, say).map(({ id }) => id)).toEqual([
    "ecg",
    "age",
  ]);
  expect(told(heart, texts, before, show, say)).toBe("3 · Risque faible");
  expect(told(heart, texts, after, show, say)).toBe("6 · Risque intermédiaire");
  expect(differences(heart, texts, after, after, show, say)).toEqual([]);
});

test("what is typed in one calculator goes along to the pair", () => {
  const bundle = findBundle(pairOf("heart", "timi"));
  if (!bundle) throw new Error("a pair is a bundle");
  const fragment = toPairFragment(bundle, heart, evaluate(heart, CHEST));
  const merged = mergeBundle(
    bundle,
    bundle.calculators.flatMap((one) => findById(one) ?? []),
  );
  const { each } = evaluateBundle(merged, fromFragment(merged, `#${fragment}`), show);
  expect(each[0]?.evaluation.outcome?.value).toBe(3);
  expect(each[1]?.evaluation.entries.age?.value).toBe(60);
});

test("no name but that of a bundle or of two calculators", () => {
  for (const id of ["heart", "heart+heart", "heart+", "+heart", "a+b+c", "../heart+timi", ""])
    expect(findBundle(id)).toBeNull();
  expect(BUNDLES.every(({ id }) => findBundle(id)?.id === id)).toBe(true);
});

test("any two calculators share a measure only where it means the same, in the same units", () => {
  for (const one of CALCULATORS)
    for (const other of CALCULATORS) {
      const bundle = findBundle(pairOf(one.id, other.id));
      if (!bundle) continue;
      const { inputs, keyOf } = mergeBundle(bundle, [one, other]);
      for (const calculator of [one, other])
        for (const [name, input] of Object.entries<Input>(calculator.inputs)) {
          const field = inputs[keyOf(calculator, name)];
          expect(field?.kind).toBe(input.kind);
          if (field?.kind === "number" && input.kind === "number")
            expect([one.id, other.id, name, ...field.units]).toEqual([
              one.id,
              other.id,
              name,
              ...input.units,
            ]);
        }
    }
});

test("the worst of a day is not the measure of now, nor is room air", () => {
  const pair = (one: string, other: string) => {
    const bundle = findBundle(pairOf(one, other));
    const both = [one, other].flatMap((id) => findById(id) ?? []);
    if (!bundle) throw new Error(one);
    return Object.keys(mergeBundle(bundle, both).inputs);
  };
  expect(pair("apache-ii", "news2")).toEqual(
    expect.arrayContaining(["apache-ii.heartRate", "heartRate"]),
  );
  expect(pair("perc", "news2")).toEqual(expect.arrayContaining(["perc.spo2", "spo2"]));
});
