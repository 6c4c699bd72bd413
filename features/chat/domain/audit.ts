// Reads a model's answer against what it cites (product.md §2). A dose holds only as a whole: drug,
// amount, unit, route, rhythm and population in one cited passage or tool result. Anything else is
// marked, never corrected.
import type { Passage, Population } from "#platform/ai/toolbox.ts";
import type { Annotation } from "./annotations.ts";
import { claimsIn, isDoseUnit } from "./audit-claims.ts";
import { rhythmsIn } from "./audit-context.ts";
import { drugKey, drugsIn } from "./audit-drugs.ts";
import { doseHolds, isClaim, measureHolds } from "./audit-holds.ts";
import { linkDoubts, uncitedDoubts, withoutLinks } from "./audit-links.ts";
import { type Quantity, quantitiesIn, sameQuantity } from "./audit-quantities.ts";
import { scoreNames, scoreValues, toolGives } from "./audit-scores.ts";
import { type Read, readPassage } from "./audit-source.ts";
import { tableReader } from "./audit-tables.ts";
import { citedIn } from "./citations.ts";

export interface ToolEvidence {
  name: string;
  input: unknown;
  output: unknown;
}

export interface Evidence {
  question: string;
  /** Whom the question is about, when it says so. */
  asked: Population | null;
  /** Passages by the number that cites them in the text. */
  passages: ReadonlyMap<number, Passage>;
  /**
   * Passages that were given and are not cited: drugs that the library doses are known by their
   * names.
   */
  given?: Iterable<Passage>;
  /** Results of tools that compute; a search is read through its passages. */
  tools: readonly ToolEvidence[];
  /** Where a citation that opened nothing was taken out of the text. */
  uncited?: readonly number[];
  /** What was read of the passages, when several texts are audited against the same ones. */
  kept?: ReadSources;
}

/** Opaque: filled by `audit`, for the same passages only. */
export type ReadSources = Map<number, Read>;

/** Doubts about `text`, in order. Ranges never overlap. */
export function audit(text: string, evidence: Evidence): Annotation[] {
  const passages = [...evidence.passages.values(), ...(evidence.given ?? [])];
  const known = new Set(passages.flatMap(({ doses }) => doses.map(({ drug }) => drugKey(drug))));
  const reader: ReadSources = evidence.kept ?? new Map();
  const read = (n: number): Read | null => {
    const passage = evidence.passages.get(n);
    if (!passage) return null;
    const ready = reader.get(n) ?? readPassage(passage, known);
    reader.set(n, ready);
    return ready;
  };
  const all = [...citedIn(text)].flatMap((n) => read(n) ?? []);
  const question = claimsIn(evidence.question, known);
  const tools = evidence.tools.map((tool) => JSON.stringify([tool.name, tool.input, tool.output]));
  const drugs = new Set([
    ...all.flatMap((one) => [...one.drugs]),
    ...tools.flatMap((one) => drugsIn(one, known).map(({ key }) => key)),
  ]);

  const doubts: Annotation[] = linkDoubts(text, evidence);
  let heading = "";
  const table = tableReader();
  for (const { line, from } of linesOf(text)) {
    const own = [...citedIn(line)].flatMap((n) => read(n) ?? []);
    const sources = own.length > 0 ? own : all;
    const bare = withoutLinks(line).replace(/(?<!\\)\[\d{1,3}\]|^\s*\d{1,2}[.)]\s/gu, (mark) =>
      " ".repeat(mark.length),
    );
    const add = (start: number, end: number, kind: Annotation["kind"]) =>
      doubts.push({ from: from + start, to: from + end, kind });

    for (const { key, from: at, to } of drugsIn(bare, known))
      if (!drugs.has(key)) add(at, to, "drug");
    for (const { value, at, to, bound } of scoreValues(bare)) {
      const said = `${value.name} ${value.number}`;
      const holds =
        sources.some(({ scores }) => scores.has(said)) ||
        scoreNames(evidence.question).has(said) ||
        tools.some((tool) => toolGives(tool, value.name, value.number));
      if (!holds) add(at, to, bound ? "threshold" : "score");
    }
    const cells = table.claimsOf(bare, (part, above) => claimsIn(part, known, above));
    const claims = cells ?? claimsIn(bare, known, heading);
    const given = claims.filter(
      (one) => one.kind === "dose" && doseHolds(one, sources, evidence.asked),
    );
    for (const claim of claims) {
      const { quantity, kind } = claim;
      // The time of a rhythm is judged with its dose.
      if (given.length > 0 && isRhythm(bare, quantity)) continue;
      if (
        kind === "dose"
          ? doseHolds(claim, sources, evidence.asked)
          : !isClaim(claim) || measureHolds(claim, sources, question)
      )
        continue;
      if (tools.some((tool) => toolStates(tool, quantity))) continue;
      add(
        quantity.from,
        quantity.to,
        isDoseUnit(quantity.unit) && claim.parameter === null ? "dose" : "threshold",
      );
    }
    if (/^#{1,6}\s|:\s*\**\s*$/u.test(line)) heading = bare;
    else if (line.trim() === "") heading = /^#/u.test(heading) ? heading : "";
  }
  return apart([...doubts, ...uncitedDoubts(text, evidence.uncited ?? [], doubts)]);
}

function linesOf(text: string): { line: string; from: number }[] {
  let from = 0;
  return text.split("\n").map((line) => {
    const one = { line, from };
    from += line.length + 1;
    return one;
  });
}

/** Ranges in order, the first of those that overlap. */
function apart(doubts: readonly Annotation[]): Annotation[] {
  const kept: Annotation[] = [];
  for (const doubt of [...doubts].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (doubt.from >= (kept.at(-1)?.to ?? 0)) kept.push(doubt);
  }
  return kept;
}

const isRhythm = (text: string, { from, to, unit }: Quantity): boolean =>
  /^(?:min|h|d)$/u.test(unit) && rhythmsIn(text).some((one) => one.from <= from && one.to >= to);

const toolStates = (tool: string, quantity: Quantity): boolean =>
  quantitiesIn(tool.replace(/[{}[\]"\\]/gu, " ")).some((one) => sameQuantity(quantity, one));
