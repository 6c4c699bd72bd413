import { z } from "zod";
import { defineTool, type Passage, type ToolContext } from "#platform/ai/toolbox.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Calculator } from "../domain/calculator.ts";
import { CALCULATORS, findById } from "../domain/catalogue.ts";
import { evaluate } from "../domain/evaluate.ts";
import { routeOf } from "../domain/fragment.ts";
import { evaluateNamed } from "../domain/named-inputs.ts";
import { showIn } from "../domain/present.ts";
import type { Given } from "../domain/read-input.ts";
import { type ScoreCard, scoreCard } from "../domain/score-card.ts";
import { meaningPassage } from "./passages.ts";
import { everyLanguage, sayIn, textsOf } from "./texts.ts";

const [first, ...others] = CALCULATORS.map(({ id }) => id);
const scalar = z.union([z.string().max(60), z.number(), z.boolean()]);
const given = z.union([
  scalar,
  z.null(),
  z.strictObject({
    value: z.union([z.string().max(60), z.number()]),
    unit: z.string().max(30).optional(),
  }),
]);
const name = z.string().max(200);

/** Names of the inputs, for a model that cannot see the catalogue. */
const inputsOf = CALCULATORS.map(({ id, inputs }) => {
  const list = Object.entries(inputs).map(([key, input]) =>
    input.kind === "choice"
      ? `${key}=${input.options.join("|")}`
      : input.kind === "yesno"
        ? `${key}=true|false`
        : key,
  );
  return `${id}(${list.join(", ")})`;
}).join("; ");

/**
 * Where the same values are computed with one of them in another unit; nothing when it cannot be in
 * that one.
 */
function inAnotherUnit(
  calculator: Calculator,
  inputs: Readonly<Record<string, Given>>,
  name: string,
  unit: string,
) {
  const said = inputs[name];
  if (typeof said !== "object" || said === null) return [];
  const evaluation = evaluate(calculator, { ...inputs, [name]: { value: said.value, unit } });
  return evaluation.entries[name] ? [{ unit, route: routeOf(calculator, evaluation) }] : [];
}

export const computeScoreTool = defineTool({
  name: "compute_score",
  titleKey: "calculators:tools.compute",
  description:
    "Compute a clinical score or formula. Never compute one yourself. Give each value with its unit as the clinician wrote it " +
    '({"value": 12, "unit": "mg/L"}), never a unit that was not written: a number without its unit is refused when ' +
    "it may be of another. Inputs and choices are named by identifier, or by their label on screen. Leave out what was not said. The answer names what is missing and what is refused: ask the clinician for it. " +
    `Calculators and inputs: ${inputsOf}.`,
  input: z.strictObject({
    calculator: z.enum([first ?? "", ...others]),
    inputs: z.record(name, given),
    /** Words each value came from, echoed on the card. */
    words: z.record(name, z.string().max(200)).optional(),
    /** Criteria nobody spoke of, given as false and shown as such. */
    assumed: z.array(name).max(40).optional(),
    /**
     * Units that were not written, by input: the one supposed, then the others it may be changed
     * to.
     */
    supposed: z.record(name, z.array(z.string().max(30)).max(8)).optional(),
    /** The figure of the result that was asked for, by identifier. */
    wanted: name.optional(),
  }),
  run: async (
    input,
    { services, language }: ToolContext<Services>,
  ): Promise<{ card: "score"; data: ScoreCard | null; passages: Passage[] }> => {
    const calculator = findById(input.calculator);
    if (!calculator) return { card: "score", data: null, passages: [] };
    const languages = everyLanguage(calculator);
    const show = showIn(language);
    const { evaluation, fieldOf } = evaluateNamed(
      calculator,
      languages,
      input.inputs,
      "plain",
      show,
    );
    const data = scoreCard(
      calculator,
      evaluation,
      textsOf(calculator, language),
      language,
      sayIn(services, language),
      {
        words: Object.fromEntries(
          Object.entries(input.words ?? {}).map(([key, said]) => [fieldOf(key), said]),
        ),
        wanted: input.wanted,
        assumed: (input.assumed ?? []).map(fieldOf),
        otherUnits: Object.fromEntries(
          Object.entries(input.supposed ?? {}).map(([key, [, ...units]]) => [
            fieldOf(key),
            units.flatMap((unit) => inAnotherUnit(calculator, input.inputs, key, unit)),
          ]),
        ),
      },
    );
    const band = evaluation.outcome ? evaluation.outcome.band : evaluation.certain;
    const passage = meaningPassage(calculator, band, language);
    return { card: "score", data, passages: passage ? [passage] : [] };
  },
});
