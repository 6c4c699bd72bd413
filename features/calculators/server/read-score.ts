import { z } from "zod";
import { defineTool, type ToolContext } from "#platform/ai/toolbox.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { CALCULATORS } from "../domain/catalogue.ts";
import { showIn } from "../domain/present.ts";
import { nameTyped } from "../domain/prose/find-calculator.ts";
import { readScoreTurns } from "../domain/prose/read-question.ts";
import type { UnreadValue } from "../domain/prose/read-value.ts";
import type { Given, Problem } from "../domain/read-input.ts";
import { readingOf } from "../domain/readings.ts";
import { acceptedUnits, problemSentence } from "../domain/sentences.ts";
import { UNITS } from "../domain/units.ts";
import { namedAlone } from "./named-alone.ts";
import { quotesTotal } from "./quoted-total.ts";
import { sayIn, textsOf } from "./texts.ts";

export interface ReadScore {
  calculator: string;
  /** Ready for compute_score, with `words` and `assumed`. */
  inputs: Record<string, Given>;
  words: Record<string, string>;
  assumed: readonly string[];
  /**
   * Units that were not written, by input: the one supposed first, then those it may be changed to.
   */
  supposed: Record<string, readonly string[]>;
  /** Inputs to ask for before any result is shown. */
  ask: readonly string[];
  /** Its name as it was typed; empty when its values alone told it. */
  name: string;
  /** Scores that are also values of others: named beside this one, they are values of it. */
  values: readonly string[];
  /** The figure of the result that is asked for, when it is not the result itself. */
  wanted?: string;
  /** The question is the score itself, not a clinical question that quotes it. */
  alone: boolean;
  /** The same, with what to tell the person. */
  asked: readonly {
    name: string;
    label: string;
    accepted: string;
    sentence: string;
    words: string;
  }[];
}

export const readScoreTool = defineTool({
  name: "read_score",
  titleKey: "calculators:tools.read",
  description:
    "Find the score or formula that a clinician's question in French, English or Spanish names, and the values it gives, each " +
    "with the words it came from. `before` holds the clinician's earlier messages, oldest first: a value given now completes " +
    "the score they named. Pass inputs, words, assumed and wanted to compute_score. `ask` names what must be asked for first: show no result " +
    "while it is not empty. Returns null when no known score is named.",
  input: z.strictObject({
    question: z.string().max(8000),
    before: z.array(z.string().max(8000)).max(12).optional(),
  }),
  run: async ({ question, before = [] }, { services, language }: ToolContext<Services>) => {
    const read = readScoreTurns([...before, question]);
    const quoted =
      read && before.length === 0 && quotesTotal(question, Object.keys(read.inputs).length);
    if (!read || (quoted && !namedAlone(question, read.calculator.id)))
      return { card: "score-question" as const, data: null, passages: [] };
    const { calculator, inputs, words, assumed, ask, unread, evaluation } = read;
    const [texts, say, show] = [
      textsOf(calculator, language),
      sayIn(services, language),
      showIn(language),
    ];
    const why = (problem: Problem | undefined, found: UnreadValue | undefined): string | null => {
      if (problem) return problemSentence(problem, calculator, texts, show, say);
      if (!found) return null;
      const { name, code, words: told } = found;
      if (code === "conflict") return say("problems.conflict", { words: told });
      return problemSentence({ field: name, code }, calculator, texts, show, say);
    };
    const asked = ask.map((name) => {
      const input = calculator.inputs[name];
      const found = unread.find((one) => one.name === name);
      const problem = evaluation.problems.find(({ field }) => field === name);
      const sentence = why(problem, found) ?? texts.inputs[name]?.asked ?? "";
      const accepted =
        input?.kind === "number"
          ? acceptedUnits(input, say)
          : Object.values(texts.inputs[name]?.options ?? {}).join(", ");
      return {
        name,
        label: texts.inputs[name]?.label ?? name,
        accepted,
        sentence,
        words: found?.words ?? words[name] ?? "",
      };
    });
    const data: ReadScore = {
      calculator: calculator.id,
      inputs,
      words,
      assumed,
      supposed: Object.fromEntries(
        Object.entries(read.supposed).map(([name, units]) => [
          name,
          units.map((unit) => UNITS[unit].symbol),
        ]),
      ),
      ask,
      asked,
      name: nameTyped(question, calculator),
      values: CALCULATORS.filter((one) => readingOf(one).value).map(({ id }) => id),
      ...(read.wanted === null ? {} : { wanted: read.wanted }),
      alone: namedAlone(question, calculator.id),
    };
    return { card: "score-question" as const, data, passages: [] };
  },
});
