// The frozen sets of `answer-sets/`, and what an answer must say to count as right. Read by the
// test of the room and by `tools/measure-answers.ts`, which asks the real command line.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { laterSheet } from "#features/guidelines/testing/later-sheets.ts";
import { fold } from "#platform/search/normalise.ts";

export interface SetQuestion {
  set: string;
  conversation: string;
  language: "fr" | "en" | "es" | null;
  question: string;
  /** Null for the first turn of a conversation, which is only its context. */
  expected: string | null;
  point: boolean;
}

export interface Given {
  text: string;
  lead?: string;
  sources: { id: string }[];
  tools: { name: string; output?: unknown }[];
  absent?: string[];
}

const isLanguage = (text: string): text is "fr" | "en" | "es" => ["fr", "en", "es"].includes(text);

async function rows(file: string): Promise<string[][]> {
  const place = new URL(`answer-sets/${file}.txt`, import.meta.url);
  // The first sets have no scores.
  const text = existsSync(place) ? await readFile(place, "utf8") : "";
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => line.split("|"));
}

/** `name` is "first", "second"…: one set of each kind. */
export async function readSets(name: string): Promise<SetQuestion[]> {
  const asked: SetQuestion[] = [];
  const add = (set: string, row: number, turn: Omit<SetQuestion, "set" | "conversation">) =>
    asked.push({ set, conversation: `${set} ${row}`, ...turn });
  const language = (text = "") => (isLanguage(text) ? text : null);
  for (const [row, [sheet = "", kind, spoken, question = ""]] of (
    await rows(`${name}-with-sheet`)
  ).entries())
    add("with sheet", row, {
      language: language(spoken),
      question,
      expected: sheet,
      point: kind === "point",
    });
  for (const [row, [words = "", spoken, question = ""]] of (
    await rows(`${name}-without-sheet`)
  ).entries())
    add("without sheet", row, {
      language: language(spoken),
      question,
      expected: laterSheet(question) ?? `absent: ${words}`,
      point: true,
    });
  for (const [row, [spoken, question = ""]] of (await rows(`${name}-outside`)).entries())
    add("outside", row, { language: language(spoken), question, expected: "nothing", point: true });
  for (const [row, [expected = "", ...turns]] of (await rows(`${name}-follow-ups`)).entries())
    for (const [at, question] of turns.entries())
      add("follow-ups", row, {
        language: null,
        question,
        // The last turn is the one that is judged.
        expected: at < turns.length - 1 ? null : (laterSheet(question) ?? expected),
        point: true,
      });
  asked.push(...(await scoresOf(name)));
  return asked;
}

/** Scores with their values, in one message or completed by a second one. */
async function scoresOf(name: string): Promise<SetQuestion[]> {
  const lines = await rows(`${name}-scores`);
  return lines.flatMap(([id, result, spoken = "", question = "", second], row): SetQuestion[] => {
    const expected = `score: ${id} ${result}`;
    const turn = {
      set: second === undefined ? "scores" : "scores over two turns",
      conversation: `scores ${row}`,
      language: isLanguage(spoken) ? spoken : null,
      point: false,
    };
    if (second === undefined) return [{ ...turn, question, expected }];
    return [
      { ...turn, question, expected: null },
      { ...turn, question: second, expected },
    ];
  });
}

export const sheetOf = (id: string): string => id.split("#")[0] ?? "";

/** Words of a name any of which may be said: "péricardite/pericarditis". */
const saysAbsent = (absent: readonly string[], wanted: string): boolean => {
  const said = absent.map(fold);
  return fold(wanted)
    .split("/")
    .some((words) => said.some((name) => name.includes(words.trim())));
};

export type Verdict = "right" | "silent" | "other sheet";

/** "other sheet" is the dangerous one: something was cited that the question does not ask for. */
export function verdict(expected: string, given: Given): Verdict {
  if (expected.startsWith("score: ")) return scoreVerdict(expected.slice("score: ".length), given);
  const [first] = given.sources;
  const computed = given.tools.some(({ name }) => name === "compute_score");
  if (expected === "nothing" || expected === "thanks")
    return first || computed ? "other sheet" : "right";
  if (expected.startsWith("absent: ")) {
    if (first) return "other sheet";
    return saysAbsent(given.absent ?? [], expected.slice("absent: ".length)) ? "right" : "silent";
  }
  if (!first) return "silent";
  if (expected === "shorter") return "right";
  return expected.split("/").includes(sheetOf(first.id)) ? "right" : "other sheet";
}

const computedCard = z.object({
  calculator: z.string(),
  status: z.literal("computed"),
  shown: z.string(),
});

/** A score that was computed and is not the one expected is the dangerous one. */
function scoreVerdict(expected: string, { tools }: Given): Verdict {
  const [id, result = ""] = expected.split(" ");
  const cards = tools
    .filter(({ name }) => name === "compute_score")
    .flatMap(({ output }) => computedCard.safeParse(output).data ?? []);
  const [card] = cards;
  if (!card) return "silent";
  // Thousands are set apart by a space in French, a point in Spanish, a comma in English.
  const shown = card.shown
    .replace(/(?<=(?<![\d.,])[1-9]\d{0,2})[.,\s](?=\d{3}(?!\d))/gu, "")
    .replace(",", ".");
  const [figure = ""] = /-?[\d.]+/u.exec(shown) ?? [];
  return card.calculator === id && agrees(Number(figure), result) ? "right" : "other sheet";
}

/** A result is compared to the decimals that its author wrote. */
function agrees(figure: number, result: string): boolean {
  const decimals = result.split(".")[1]?.length ?? 0;
  return Math.abs(figure - Number(result)) <= 0.5 / 10 ** decimals + 1e-9;
}

export const wordCount = (text: string): number =>
  text.split(/\s+/u).filter((word) => /\p{L}|\d/u.test(word)).length;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
