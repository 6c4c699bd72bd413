// What a model proposes: a code and the words that give it. The engine disposes: words that the text
// does not have, or a code that the tables do not have, are nothing; the rest is read like any word.
import { z } from "zod";
import { locator } from "#features/card-generation/domain/public.ts";
import type { Mentioned } from "./code-report.ts";

export const PROPOSED_TABLES = ["cim10", "ccam"] as const;
export const MOST_PROPOSALS = 40;
const LONGEST_CODE = 20;
const LONGEST_WORDS = 300;

export const proposal = z.strictObject({
  table: z.enum(PROPOSED_TABLES),
  code: z.string().trim().min(1).max(LONGEST_CODE),
  words: z.string().trim().min(1).max(LONGEST_WORDS),
});
export type Proposal = z.output<typeof proposal>;

/** "I26.9" and "I269" are one code. */
const keyOf = (code: string) => code.toUpperCase().replace(/[.\s]/g, "");

interface Held {
  text: string;
  isHeld(table: Proposal["table"], code: string): boolean;
}

/** An object that the model wrote, with the words as the text has them; null: nothing to be shown. */
export function readProposal(json: string, { text, isHeld }: Held): Proposal | null {
  const read = proposal.safeParse(parsed(json)).data;
  if (!read) return null;
  const code = keyOf(read.code);
  const place = locator(text)(read.words);
  if (!place || !isHeld(read.table, code)) return null;
  return { table: read.table, code, words: text.slice(place.from, place.to) };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The proposals of a table as words of the text, but for the codes that the rules already read. */
export function proposedMentions(
  proposals: readonly Proposal[],
  table: Proposal["table"],
  text: string,
  read: readonly Mentioned[],
): Mentioned[] {
  const known = new Set(read.map(({ code }) => code));
  const find = locator(text);
  return proposals.flatMap(({ table: of, code, words }) => {
    const place = of === table && !known.has(code) ? find(words) : null;
    if (!place) return [];
    known.add(code);
    return [{ start: place.from, end: place.to, code, exact: false, byModel: true }];
  });
}
