// Questions written whole, as on call, with what they say beside them; their author knew the readings,
// so that no rate is claimed from them. What is not of the patient is never counted.
import { expect, test } from "vitest";
import others from "../../testing/not-of-the-patient.json" with { type: "json" };
import own from "../../testing/own-prose.json" with { type: "json" };
import { findById } from "../catalogue.ts";
import { evaluate } from "../evaluate.ts";
import type { Given } from "../read-input.ts";
import { readScoreQuestion } from "./read-question.ts";

const SAME = 0.6;

/** "age=67;diabetes=y": the rest is absent. */
function outcomeOf(id: string, said: string) {
  const calculator = findById(id);
  if (!calculator) throw new Error(id);
  const absent = Object.entries(calculator.inputs).flatMap(([name, { kind, needed }]) =>
    kind === "yesno" && needed === undefined ? [[name, false]] : [],
  );
  const told = said.split(";").flatMap((one): [string, Given][] => {
    const [name = "", value = ""] = one.split("=");
    const kind = calculator.inputs[name]?.kind;
    if (kind === "number") return [[name, Number(value)]];
    return kind ? [[name, kind === "yesno" ? value === "y" : value]] : [];
  });
  return evaluate(calculator, { ...Object.fromEntries(absent), ...Object.fromEntries(told) });
}

function judge({ calculator, question, said }: (typeof own)[number]) {
  const { outcome: expected } = outcomeOf(calculator, said);
  const read = readScoreQuestion(question);
  const outcome = read?.ask.length === 0 ? read.evaluation.outcome : null;
  if (!outcome) return { question, verdict: "asked" };
  const shown = [outcome.value, outcome.also.find(({ id }) => id === read?.wanted)?.value];
  const near = shown.some((one) => Math.abs((one ?? 0) - (expected?.value ?? 0)) < SAME);
  // A rule is compared by its decision, whatever else was counted.
  const same =
    outcome.band === expected?.band && (near || (outcome.band !== null && read?.assumed.length));
  return { question, verdict: read?.calculator.id === calculator && same ? "right" : "wrong" };
}

test.each([...Map.groupBy(own, ({ calculator }) => calculator)])(
  "%s: questions of our own are answered right, or asked about",
  (_, questions) => {
    const judged = questions.map(judge);
    expect(judged.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
    expect(judged.filter(({ verdict }) => verdict === "asked").length).toBeLessThan(2);
  },
);

/** A conditional, a "but not he" and a visit: no rule tells them. */
const KNOWN = 3;

test("what is of a relative, feared, planned or given up is not counted present", () => {
  const counted = others.filter(
    ({ question, name }) => readScoreQuestion(question)?.inputs[name] === true,
  );
  expect(counted.length, JSON.stringify(counted)).toBeLessThanOrEqual(KNOWN);
});
