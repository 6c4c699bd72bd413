// What a language model proposes, read with suspicion: a card is kept when it has the expected
// shape, when the passage it says it comes from stands in the text word for word, and when every
// figure it holds is in that passage.
import { z } from "zod";
import { clozeNumbers } from "#features/flashcards/domain/public.ts";
import { foreignFigures, type locator, type Range } from "./passage.ts";
import type { CardText } from "./quality.ts";

const LONGEST_OBJECT = 8_000;
const SHORTEST_PASSAGE = 12;
const LONGEST_PASSAGE = 2_000;
const MOST_GAPS = 10;

/**
 * Objects of a text as they close, the innermost only: lines of JSON, a list, or both inside an
 * object or a code fence.
 */
export function objectReader(): (piece: string) => string[] {
  let current: string | null = null;
  let quoted = false;
  let escaped = false;
  return (piece) => {
    const closed: string[] = [];
    for (const unit of piece) {
      if (current !== null) current += unit;
      if (escaped) escaped = false;
      else if (quoted && unit === "\\") escaped = true;
      else if (current !== null && unit === '"') quoted = !quoted;
      else if (!quoted && unit === "{") current = "{";
      else if (!quoted && unit === "}" && current !== null) {
        closed.push(current);
        current = null;
      }
      if (current !== null && current.length > LONGEST_OBJECT) [current, quoted] = [null, false];
    }
    return closed;
  };
}

/** Without what steers a screen or a text: controls, marks of direction, halves of characters. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/gu, "\n")
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, (sign) => (sign === "\n" ? "\n" : ""))
    .trim();

const written = z.object({
  kind: z.enum(["basic", "cloze"]).optional(),
  question: z.string().max(2_000).transform(plain).pipe(z.string().min(3).max(600)),
  answer: z.string().max(6_000).default("").transform(plain).pipe(z.string().max(1_500)),
  passage: z.string().min(SHORTEST_PASSAGE).max(LONGEST_PASSAGE),
});

export type Dropped = "format" | "passage" | "figures";
export type Read = { ok: true; card: CardText & Range } | { ok: false; reason: Dropped };

/** One object of the model as a card of the text. */
export function readProposal(json: string, locate: ReturnType<typeof locator>, text: string): Read {
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    return { ok: false, reason: "format" };
  }
  const parsed = written.safeParse(raw);
  if (!parsed.success) return { ok: false, reason: "format" };
  const { question, answer, passage } = parsed.data;
  const gaps = clozeNumbers(question).length;
  const kind = parsed.data.kind ?? (gaps > 0 ? "cloze" : "basic");
  if (kind === "cloze" ? gaps === 0 || gaps > MOST_GAPS : gaps > 0 || answer === "")
    return { ok: false, reason: "format" };
  const range = locate(passage);
  if (!range) return { ok: false, reason: "passage" };
  const card = { kind, question, answer: kind === "cloze" ? "" : answer };
  const figures = foreignFigures(
    `${card.question} ${card.answer}`,
    text.slice(range.from, range.to),
  );
  return figures.length > 0
    ? { ok: false, reason: "figures" }
    : { ok: true, card: { ...card, ...range } };
}
