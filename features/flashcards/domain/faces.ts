// What a card shows: the two sides of its note, as HTML that is still to be made safe. Gaps are
// spans with `data-gap`.
import type { NoteContent } from "./wire-note.ts";

export interface Faces {
  question: string;
  answer: string;
  /** Gaps lie in gaps beyond `DEEPEST`: those are shown as they are written. */
  tooDeep: boolean;
}

/** Gaps in gaps that are read. Nobody asks more of a sentence, and a text may hold thousands. */
export const DEEPEST = 12;

interface Gap {
  from: number;
  to: number;
  numbers: number[];
  /** Parts may hold gaps of their own. */
  inside: string;
}

const OPENING = /\{\{c([\d,]{1,2000})::/y;

/**
 * Gaps that are in no other gap, in order, and how deep they go. One that is never closed is text.
 */
function readGaps(html: string): { gaps: Gap[]; depth: number } {
  let depth = 0;
  const gaps: Gap[] = [];
  const open: { from: number; start: number; numbers: number[] }[] = [];
  for (let at = 0; at < html.length; at += 1) {
    OPENING.lastIndex = at;
    const opening = html[at] === "{" ? OPENING.exec(html) : null;
    if (opening) {
      const start = at + opening[0].length;
      open.push({ from: at, start, numbers: (opening[1] ?? "").split(",").map(Number) });
      depth = Math.max(depth, open.length);
      at = start - 1;
    } else if (open.length > 0 && html.startsWith("}}", at)) {
      const gap = open.pop();
      at += 1;
      if (gap && open.length === 0)
        gaps.push({
          from: gap.from,
          to: at + 1,
          numbers: gap.numbers,
          inside: html.slice(gap.start, at - 1),
        });
    }
  }
  return { gaps, depth };
}
const outerGaps = (html: string): Gap[] => readGaps(html).gaps;

/** The hint stands after the last "::" that is in no inner gap. */
function splitHint(inside: string): { text: string; hint: string } {
  const inner = outerGaps(inside);
  const at = inside.lastIndexOf("::");
  if (at < 0 || inner.some(({ from, to }) => at >= from && at < to))
    return { text: inside, hint: "" };
  return { text: inside.slice(0, at), hint: inside.slice(at + 2) };
}

const FORMULA = /\\\(.*?\\\)|\\\[.*?\\\]/gs;

/**
 * `asked` is the gap of this card. The other gaps are read as text. A gap of a formula is in
 * brackets in it: markup would cut the formula in two.
 */
function fillGaps(
  html: string,
  asked: number,
  shown: boolean,
  inFormula = false,
  depth = 0,
): string {
  if (depth >= DEEPEST) return html;
  const formulas = [...html.matchAll(FORMULA)].map(
    ({ index, 0: all }) => [index, index + all.length] as const,
  );
  let filled = "";
  let last = 0;
  for (const { from, to, numbers, inside } of outerGaps(html)) {
    const { text, hint } = splitHint(inside);
    const framed = inFormula || formulas.some(([start, end]) => from > start && from < end);
    const inner = () => fillGaps(text, asked, shown, framed, depth + 1);
    filled += html.slice(last, from);
    last = to;
    if (!numbers.includes(asked)) filled += inner();
    else if (framed)
      filled += shown
        ? `\\left[${inner()}\\right]`
        : `\\left[\\text{${hint === "" ? "…" : hint}}\\right]`;
    else if (shown) filled += `<span data-gap="shown">${inner()}</span>`;
    else filled += `<span data-gap="asked">[${hint === "" ? "…" : hint}]</span>`;
  }
  return filled + html.slice(last);
}

/**
 * basic and typed: as written. reversed: the second card asks the answer. cloze: the gap of this
 * card, closed then open.
 */
export function faces(
  { kind, question, answer }: Pick<NoteContent, "kind" | "question" | "answer">,
  ordinal: number,
): Faces {
  if (kind === "reversed" && ordinal === 1)
    return { question: answer, answer: question, tooDeep: false };
  if (kind !== "cloze") return { question, answer, tooDeep: false };
  return {
    question: fillGaps(question, ordinal + 1, false),
    answer: fillGaps(question, ordinal + 1, true),
    tooDeep: readGaps(question).depth > DEEPEST,
  };
}
