// A score asked for in plain words, answered by the tools that a feature lends: `read_score` finds
// the values in the sentence, `compute_score` computes. Without them, or when no score is named,
// there is nothing to say.

import { sourceOf } from "../domain/answer-parts.ts";
import { countedTurns } from "../domain/case.ts";
import { cite, type Inline, plain, strong } from "../domain/inline.ts";
import type { Block } from "../domain/markup.ts";
import type { Source, ToolUse } from "../domain/message.ts";
import type { MindRequest } from "./mind.ts";
import { callTool } from "./tools-call.ts";

type SayScore = (key: string, values?: Record<string, unknown>) => string;

export interface ScoreAnswer {
  calculator: { id: string; name: string };
  /** Its name as it was typed. */
  words: string;
  /** Other scores which, named beside it, are values of it. */
  beside: readonly string[];
  uses: ToolUse[];
  blocks: Block[];
  sources: Source[];
  /**
   * The question gives values, or nothing but its name: the score is what it asks for, not one word
   * of it.
   */
  asked: boolean;
  /** A figure of it was given, or all of it is known. */
  figured: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const texts = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** The same, of another score named in the question: said after the first, under its own numbers. */
export function withSecond(first: ScoreAnswer, second: ScoreAnswer): ScoreAnswer {
  return {
    ...first,
    uses: [...first.uses, ...second.uses],
    blocks: [...first.blocks, ...second.blocks],
    sources: [...first.sources, ...second.sources],
  };
}

export async function scoreAnswer(request: MindRequest, before = 0): Promise<ScoreAnswer | null> {
  const read = await callTool(request, "read_score", {
    question: request.question.slice(0, 8000),
    before: earlierQuestions(request),
  });
  if (!read || !isRecord(read.data)) return null;
  const {
    calculator,
    inputs,
    words,
    assumed,
    supposed,
    asked,
    alone,
    wanted,
    name: typed,
    values,
  } = read.data;
  const computed = await callTool(request, "compute_score", {
    calculator,
    inputs,
    words,
    assumed,
    supposed,
    ...(typeof wanted === "string" ? { wanted } : {}),
  });
  if (!computed || !isRecord(computed.data)) return null;
  const card = computed.data;
  const say = (key: string, values?: Record<string, unknown>) =>
    request.services.texts.t(request.language, `chat:score.${key}`, values);
  const name = String(card.name);
  const own = { id: String(calculator), name };
  const beside = strings(values).filter((id) => id !== own.id);
  const said = { calculator: own, words: typeof typed === "string" ? typed : "", beside };
  const sources = computed.passages.map((passage, index) => sourceOf(passage, before + index + 1));

  const blocks: Block[] = [];
  if (texts(asked).length === 0 && card.status === "computed") {
    blocks.push({ kind: "paragraph", content: figure(name, card, say) });
    const meaning = computed.passages[0]?.text;
    if (meaning)
      blocks.push({ kind: "paragraph", content: [plain(`${meaning} `), cite(before + 1)] });
    // Another formula's figure of the same measure, computed rather than left to the reader.
    const also = typeof wanted === "string" ? [] : texts(card.also).filter(({ band }) => !band);
    blocks.push({
      kind: "list",
      items: [
        ...also.map(({ label, shown }) => [plain(`${String(label)}\u00a0: ${String(shown)}`)]),
        ...texts(card.inputs).map((input) => [plain(echo(input, say))]),
      ],
    });
    const notes = [...strings(card.notes), ...strings(card.limits)];
    if (notes.length > 0)
      blocks.push({
        kind: "alert",
        tone: "note",
        title: say("limits"),
        items: notes.map((one) => [plain(one)]),
      });
    return { ...said, uses: [computed.use], blocks, sources, asked: true, figured: true };
  }

  const items = texts(asked).map(({ label, accepted, sentence }) => {
    // A sentence names the units itself.
    if (typeof sentence === "string" && sentence !== "")
      return [strong(String(label)), plain(`. ${sentence}`)];
    return [strong(String(label)), ...(accepted === "" ? [] : [plain(` (${String(accepted)})`)])];
  });
  const certain = isRecord(card.certain) && computed.passages.length > 0 ? card.certain : null;
  if (certain)
    blocks.push({
      kind: "paragraph",
      content: [
        strong(`${name}\u00a0: ${String(certain.label)}`),
        plain(`, ${say("certain")} ${String(certain.meaning)} `),
        cite(before + 1),
      ],
    });
  blocks.push(
    { kind: "paragraph", content: [strong(`${name}.`), plain(` ${say("asking")}`)] },
    { kind: "list", items },
  );
  // An unread value must not be shown as a result.
  const use = {
    ...computed.use,
    output: {
      ...card,
      status: card.status === "computed" ? "incomplete" : card.status,
      shown: "",
      band: null,
    },
  };
  return {
    ...said,
    uses: [use],
    blocks,
    sources: certain ? sources : [],
    figured: isRecord(words) && Object.values(words).some((one) => /\d/u.test(String(one))),
    asked: alone === true || (isRecord(words) && Object.keys(words).length > 0),
  };
}

/** The result, and how it comes from the person's own figures when a formula says so. */
function figure(
  name: string,
  { shown, formula, wanted }: Record<string, unknown>,
  say: SayScore,
): Inline[] {
  const [computed = ""] = typeof formula === "string" ? formula.split(" = ") : [];
  const result = `${name}\u00a0: ${String(shown)}`;
  if (computed === "" || typeof wanted === "string") return [strong(`${result}.`)];
  return [strong(result), plain(say("from", { formula: computed }))];
}

const MOST_EARLIER = 8;
/**
 * What the person wrote before, in this branch: a value given now may complete the score named
 * there.
 */
const earlierQuestions = ({ history = [], previous }: MindRequest): string[] => {
  const said = history.filter(({ role }) => role === "person").map(({ text }) => text);
  return countedTurns(said, previous)
    .slice(-MOST_EARLIER)
    .map((text) => text.slice(0, 8000));
};

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Each value with the words it came from. */
function echo(input: Record<string, unknown>, say: SayScore): string {
  const { label, shown, words, from } = input;
  const units = texts(input.otherUnits).map(({ unit }) => String(unit));
  const supposed = units.length > 0 ? ` (${say("supposed", { units: units.join(", ") })})` : "";
  const said = typeof words === "string" && words !== "" ? ` («\u00a0${words}\u00a0»)` : "";
  return `${String(label)}\u00a0: ${String(shown)}${said}${supposed}${from === "said" ? "" : ` (${say(String(from))})`}`;
}
