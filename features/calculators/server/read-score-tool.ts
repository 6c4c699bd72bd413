import { z } from "zod";
import { defineTool, type ToolContext } from "#platform/ai/toolbox.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { readScoreQuestion } from "../domain/prose/read-question.ts";

/** What `compute_score` takes, and what is left to ask for. */
export interface ScoreReading {
  calculator: string;
  inputs: Record<string, unknown>;
  words: Record<string, string>;
  assumed: string[];
  ask: string[];
}

export const readScoreTool = defineTool({
  name: "read_score",
  titleKey: "calculators:tools.read",
  description:
    "Read in a clinician's sentence which score it asks for and the values it gives, with the words each came from. " +
    "Returns what compute_score takes and the names of the inputs to ask for; nothing when no score is named.",
  input: z.strictObject({ question: z.string().min(1).max(8000) }),
  run: async (
    input,
    _context: ToolContext<Services>,
  ): Promise<{ card: "score-reading"; data: ScoreReading | null; passages: [] }> => {
    const read = readScoreQuestion(input.question);
    if (!read) return { card: "score-reading", data: null, passages: [] };
    const { calculator, inputs, words, assumed, ask } = read;
    const data = { calculator: calculator.id, inputs, words, assumed: [...assumed], ask: [...ask] };
    return { card: "score-reading", data, passages: [] };
  },
});
