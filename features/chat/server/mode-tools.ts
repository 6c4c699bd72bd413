// What the tools of coding and of drugs say of a question in the modes that are theirs, written before
// what the library says. Without those tools, or when they find nothing to read, there is nothing.
import { z } from "zod";
import type { RecognisedEntity } from "#platform/ai/toolbox.ts";
import { type Inline, plain, strong } from "../domain/inline.ts";
import type { Block } from "../domain/markup.ts";
import type { ToolUse } from "../domain/message.ts";
import type { Topic } from "../domain/topic.ts";
import type { MindRequest } from "./mind.ts";
import { callTool } from "./tools-call.ts";

export interface ModeTools {
  uses: ToolUse[];
  blocks: Block[];
  /** The drugs of the question were compared with each other. */
  compared: boolean;
}

type Say = (key: string, values?: Record<string, unknown>) => string;
const NOTHING: ModeTools = { uses: [], blocks: [], compared: false };
const MOST_LINES = 12;
const MOST_DRUGS = 40;
const LONGEST_TEXT = 20_000;

const heading = (title: string): Block => ({ kind: "heading", content: [plain(title)] });
const line = (text: string): Block => ({ kind: "paragraph", content: [plain(text)] });

const codedLine = z.object({
  code: z.string(),
  label: z.string(),
  words: z.array(z.string()),
  position: z.enum(["principal", "related", "associated"]).nullable(),
});
const coded = z.object({
  cim10: z.array(codedLine),
  ccam: z.array(codedLine),
  notCoded: z.array(z.object({ words: z.string() })),
  partial: z.array(z.string()),
});
const checkedCodes = z.object({
  codes: z.array(z.object({ code: z.string(), status: z.string() })),
});

/** As the classification prints it: I26.9. */
const printed = (code: string): string =>
  /^[A-Z]\d{2}[0-9+]/.test(code) ? `${code.slice(0, 3)}.${code.slice(3)}` : code;

function codeLines(found: z.output<typeof coded>, say: Say): Block[] {
  const lines = [...found.cim10, ...found.ccam].slice(0, MOST_LINES);
  if (lines.length === 0) return [];
  const items = lines.map(({ code, label, words, position }): Inline[] => [
    strong(printed(code)),
    plain(` ${label}${position ? `, ${say(`answer.mode.position.${position}`)}` : ""}`),
    plain(` (${words.join(", ")})`),
  ]);
  const left = [...new Set(found.notCoded.map(({ words }) => words))].slice(0, MOST_LINES);
  return [
    heading(say("answer.mode.codedTitle")),
    { kind: "list", items },
    ...(left.length > 0 ? [line(say("answer.mode.notCoded", { words: left.join(", ") }))] : []),
    line(say(found.partial.length > 0 ? "answer.mode.codedPartial" : "answer.mode.coded")),
  ];
}

async function codes(request: MindRequest, topics: readonly Topic[], say: Say): Promise<ModeTools> {
  const text = request.question.trim().slice(0, LONGEST_TEXT);
  const called = await callTool(request, "code_description", { text, context: "sejour" });
  const found = coded.safeParse(called?.data);
  if (!called || !found.success) return NOTHING;
  const carried = [...new Set(topics.flatMap((topic) => topic.codes ?? []))];
  const checked =
    carried.length > 0 ? await callTool(request, "check_codes", { codes: carried }) : null;
  const refused = checkedCodes
    .safeParse(checked?.data)
    .data?.codes.filter(({ status }) => status !== "ok");
  const doubts = (refused ?? []).map(({ code, status }) =>
    line(say("answer.mode.sheetCode", { code, why: say(`answer.mode.codeStatus.${status}`) })),
  );
  const blocks = [...codeLines(found.data, say), ...doubts];
  return { uses: blocks.length > 0 ? [called.use] : [], blocks, compared: false };
}

const LEVELS = ["CI", "AD", "PE", "APEC"] as const;
const interactions = z.object({
  source: z.object({ edition: z.string(), pairs: z.number(), partial: z.boolean() }),
  interactions: z.array(
    z.object({
      a: z.string(),
      b: z.string(),
      level: z.enum(LEVELS),
      levels: z.array(z.enum(LEVELS)),
      details: z.array(z.object({ detail: z.string(), mechanism: z.string() })),
    }),
  ),
  duplicates: z.array(z.object({ a: z.string(), b: z.string(), substance: z.string() })),
  unverified: z.array(z.string()),
});
type Interactions = z.output<typeof interactions>;
const GRAVE: readonly string[] = ["CI", "AD"];

function pairLine(
  { a, b, level, levels, details }: Interactions["interactions"][number],
  say: Say,
): Inline[] {
  const [first] = details;
  const depends = levels.length > 1 ? say("answer.mode.levelDepends") : "";
  const said = [first?.mechanism, first?.detail].filter(Boolean).join(" ");
  const told = say("answer.mode.pair", { level: say(`answer.mode.level.${level}`) });
  return [strong(`${a} + ${b}`), plain([told, depends, said].filter(Boolean).join(" "))];
}

function interactionBlocks(found: Interactions, say: Say): Block[] {
  const { source, duplicates, unverified } = found;
  const of = (grave: boolean) =>
    found.interactions
      .filter(({ level }) => GRAVE.includes(level) === grave)
      .map((pair) => pairLine(pair, say));
  const [grave, other] = [of(true), of(false)];
  const title = say("answer.mode.interactionsTitle");
  const twice = duplicates.map(({ a, b, substance }): Inline[] => [
    plain(say("answer.mode.duplicate", { a, b, substance })),
  ]);
  const key = found.interactions.length === 0 ? "noInteraction" : "interactionSource";
  return [
    grave.length > 0
      ? { kind: "alert" as const, tone: "danger" as const, title, items: grave }
      : heading(title),
    ...([...other, ...twice].length > 0
      ? [{ kind: "list" as const, items: [...other, ...twice] }]
      : []),
    line(say(`answer.mode.${key}`, { edition: source.edition, count: source.pairs })),
    ...(source.partial ? [line(say("answer.mode.interactionPartial"))] : []),
    ...(unverified.length > 0
      ? [line(say("answer.mode.unverified", { names: unverified.join(", ") }))]
      : []),
  ];
}

const BETWEEN = /[,;\n+•]|\s(?:et|avec|and|with|y|con)\s/iu;
const MOST_WORDS = 4;

/**
 * The drugs of a prescription: those that the library knows, and whatever stands in a list where a
 * drug would. The tool says which of them it knows; none is dropped in silence.
 */
export function drugsIn(question: string, entities: readonly RecognisedEntity[]): string[] {
  const [list = question] = question.split(":").reverse();
  const others = new Set(
    entities.filter(({ kind }) => kind !== "drug").map(({ words }) => words.toLowerCase()),
  );
  const items = list
    .split(BETWEEN)
    // The dose is not the name.
    .map((piece) => (piece.split(/\d/u)[0] ?? "").replace(/^[\s\-*]+|[\s.?!]+$/gu, ""))
    .filter((name) => name !== "" && !others.has(name.toLowerCase()))
    .filter((name) => name.split(/\s+/u).length <= MOST_WORDS);
  const named = entities.filter(({ kind }) => kind === "drug").map(({ words }) => words);
  const held = (words: string) =>
    items.some((item) => item.toLowerCase().includes(words.toLowerCase()));
  return [...new Set([...items, ...named.filter((words) => !held(words))])].slice(0, MOST_DRUGS);
}

async function prescription(
  request: MindRequest,
  entities: readonly RecognisedEntity[],
  say: Say,
): Promise<ModeTools> {
  const given = drugsIn(request.question, entities);
  if (given.length < 2) return NOTHING;
  const called = await callTool(request, "check_interactions", { drugs: given });
  const found = interactions.safeParse(called?.data);
  // A sentence in which the tool knows fewer than two drugs is no prescription.
  if (!called || !found.success || given.length - found.data.unverified.length < 2) return NOTHING;
  return { uses: [called.use], blocks: interactionBlocks(found.data, say), compared: true };
}

export async function modeTools(
  request: MindRequest,
  entities: readonly RecognisedEntity[],
  topics: readonly Topic[],
): Promise<ModeTools> {
  const { services, language } = request;
  const say: Say = (key, values) => services.texts.t(language, `chat:${key}`, values);
  if (request.mode === "pmsi") return codes(request, topics, say);
  return request.mode === "analysePrescriptions" ? prescription(request, entities, say) : NOTHING;
}

const DOTTED = /\b[A-Z]\d{2}\.\d{1,3}\b/g;
const ACTS = /\b[A-Z]{4}\d{3}\b/g;
/** Without its point a code looks like other things: only where codes are what is asked for. */
const BARE = /\b[A-Z]\d{3,5}\b/g;
const MOST_CODES = 60;

/**
 * Codes of an answer that the tables do not have, have closed, or never code as such, each with why.
 */
export async function doubtedCodes(request: MindRequest, text: string): Promise<string[]> {
  const patterns = request.mode === "pmsi" ? [DOTTED, ACTS, BARE] : [DOTTED, ACTS];
  const written = [...new Set(patterns.flatMap((pattern) => text.match(pattern) ?? []))];
  if (written.length === 0) return [];
  const codes = written.slice(0, MOST_CODES);
  const checked = await callTool(request, "check_codes", { codes });
  const { services, language } = request;
  const found = checkedCodes.safeParse(checked?.data).data?.codes ?? [];
  return found
    .filter(({ status }) => status !== "ok")
    .map(({ code, status }) => {
      const why = services.texts.t(language, `chat:answer.mode.codeStatus.${status}`);
      return `${code} (${why})`;
    });
}
