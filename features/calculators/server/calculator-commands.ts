// `sclepios calculators` and `sclepios compute`: the engine without a server, a database or a
// person.
import { z } from "zod";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import type { CommandInvocation } from "#platform/feature/server/server-feature.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { CALCULATORS, findById } from "../domain/catalogue.ts";
import { describe } from "../domain/describe.ts";
import { evaluateNamed } from "../domain/named-inputs.ts";
import { missingLabel, recordLine, type Say, showIn } from "../domain/present.ts";
import { settled } from "../domain/score.ts";
import { problemSentence } from "../domain/sentences.ts";
import { everyLanguage, sayIn, textsOf } from "./texts.ts";

const id = z.union([z.string(), z.number()]);
const request = z.object({ id: id.optional(), calculator: z.unknown(), inputs: z.unknown() });
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const inputs = z.record(
  z.string(),
  z.union([
    scalar,
    z.object({ value: z.union([z.string(), z.number()]), unit: z.string().optional() }),
  ]),
);

function computeLine(line: string, language: Language, say: Say): object {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return { id: null, error: say("command.json"), field: null };
  }
  const asked = request.safeParse(read);
  if (!asked.success) return { id: null, error: say("command.json"), field: null };
  const answer = asked.data.id ?? null;
  const calculator =
    typeof asked.data.calculator === "string" ? findById(asked.data.calculator) : null;
  if (!calculator)
    return {
      id: answer,
      error: say("command.unknown", { known: CALCULATORS.map((one) => one.id).join(", ") }),
      field: "calculator",
    };
  const given = inputs.safeParse(asked.data.inputs ?? {});
  if (!given.success)
    return {
      id: answer,
      error: say("command.inputs"),
      field: String(given.error.issues[0]?.path[0] ?? "inputs"),
    };
  const [texts, show] = [textsOf(calculator, language), showIn(language)];
  const { evaluation } = evaluateNamed(
    calculator,
    everyLanguage(calculator),
    given.data,
    "refused",
    show,
  );
  const { outcome, problems, missing } = evaluation;
  const [problem] = problems;
  if (problem)
    return {
      id: answer,
      error: problemSentence(problem, calculator, texts, show, say),
      field: problem.field,
    };
  const [absent] = missing;
  if (!outcome)
    return {
      id: answer,
      error: say("command.missing", { label: missingLabel(texts, absent ?? "") }),
      field: absent ?? null,
    };
  return {
    id: answer,
    value: outcome.value === null ? null : settled(outcome.value),
    unit: calculator.result.unit,
    band: outcome.band,
    line: recordLine(calculator, evaluation, texts, show, say),
  };
}

export const calculatorsCommand: CommandCode = {
  async run({ flags, print, language }: CommandInvocation) {
    if (flags.json !== undefined)
      print(
        JSON.stringify(
          CALCULATORS.map((one) => describe(one, textsOf(one, language))),
          null,
          2,
        ),
      );
    else
      for (const one of CALCULATORS) print(`${one.id.padEnd(18)} ${textsOf(one, language).name}`);
    return 0;
  },
};

export const computeCommand: CommandCode = {
  async run({ flags, lines, print, language, services }: CommandInvocation) {
    const say = sayIn(services, language);
    if (flags.jsonl === undefined) {
      print(say("command.usage"));
      return 2;
    }
    for await (const line of lines)
      if (line.trim() !== "") print(JSON.stringify(computeLine(line, language, say)));
    return 0;
  },
};
