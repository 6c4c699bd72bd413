// Reads a model's answer against what it cites (product.md §2). A dose holds only as a whole: drug,
// amount, unit, route, rhythm and population in one cited passage or tool result. Anything else is
// marked, never corrected.
import type { Passage, Population } from "#platform/ai/toolbox.ts";
import type { Annotation } from "./annotations.ts";
import { type Claim, claimsIn, isDoseUnit } from "./audit-claims.ts";
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

/** What the claims of an answer are held against, whichever line they stand in. */
interface Ground {
  evidence: Evidence;
  /** Claims of the question: repeating one is no claim. */
  question: readonly Claim[];
  /** Each result of a tool, as text. */
  tools: readonly string[];
}

/** What the passages that a text cites say, each read once. */
function sourceReader({ passages, kept = new Map() }: Evidence, known: ReadonlySet<string>) {
  return (text: string): Read[] =>
    [...citedIn(text)].flatMap((n) => {
      const passage = passages.get(n);
      if (!passage) return [];
      const ready = kept.get(n) ?? readPassage(passage, known);
      kept.set(n, ready);
      return ready;
    });
}

/** Doubts about `text`, in order. Ranges never overlap. */
export function audit(text: string, evidence: Evidence): Annotation[] {
  const passages = [...evidence.passages.values(), ...(evidence.given ?? [])];
  const known = new Set(passages.flatMap(({ doses }) => doses.map(({ drug }) => drugKey(drug))));
  const readSources = sourceReader(evidence, known);
  const all = readSources(text);
  const tools = evidence.tools.map((tool) => JSON.stringify([tool.name, tool.input, tool.output]));
  const ground: Ground = { evidence, question: claimsIn(evidence.question, known), tools };
  const drugs = new Set([
    ...all.flatMap((one) => [...one.drugs]),
    ...tools.flatMap((one) => drugsIn(one, known).map(({ key }) => key)),
  ]);

  const doubts: Annotation[] = linkDoubts(text, evidence);
  let heading = "";
  const table = tableReader();
  for (const { line, from } of linesOf(text)) {
    const own = readSources(line);
    const sources = own.length > 0 ? own : all;
    const bare = withoutLinks(line).replace(/(?<!\\)\[\d{1,3}\]|^\s*\d{1,2}[.)]\s/gu, (mark) =>
      " ".repeat(mark.length),
    );
    const cells = table.claimsOf(bare, (part, above) => claimsIn(part, known, above));
    const found = [
      ...drugsIn(bare, known)
        .filter(({ key }) => !drugs.has(key))
        .map(({ from: at, to }): Annotation => ({ from: at, to, kind: "drug" })),
      ...scoreDoubts(bare, sources, ground),
      ...claimDoubts(bare, cells ?? claimsIn(bare, known, heading), sources, ground),
    ];
    doubts.push(...found.map((one) => ({ ...one, from: from + one.from, to: from + one.to })));
    heading = headingAfter(line, bare, heading);
  }
  return apart([...doubts, ...uncitedDoubts(text, evidence.uncited ?? [], doubts)]);
}

function scoreDoubts(
  line: string,
  sources: readonly Read[],
  { evidence, tools }: Ground,
): Annotation[] {
  return scoreValues(line).flatMap(({ value, at, to, bound }): Annotation[] => {
    const said = `${value.name} ${value.number}`;
    const holds =
      sources.some(({ scores }) => scores.has(said)) ||
      scoreNames(evidence.question).has(said) ||
      tools.some((tool) => toolGives(tool, value.name, value.number));
    return holds ? [] : [{ from: at, to, kind: bound ? "threshold" : "score" }];
  });
}

function claimDoubts(
  line: string,
  claims: readonly Claim[],
  sources: readonly Read[],
  { evidence, question, tools }: Ground,
): Annotation[] {
  const isHeldDose = (claim: Claim) =>
    claim.kind === "dose" && doseHolds(claim, sources, evidence.asked);
  const isHeldMeasure = (claim: Claim) =>
    claim.kind !== "dose" && (!isClaim(claim) || measureHolds(claim, sources, question));
  const hasDose = claims.some(isHeldDose);
  return claims
    .filter(
      (claim) =>
        // The time of a rhythm is judged with its dose.
        !(hasDose && isRhythm(line, claim.quantity)) &&
        !isHeldDose(claim) &&
        !isHeldMeasure(claim) &&
        !tools.some((tool) => toolStates(tool, claim.quantity)),
    )
    .map(({ quantity: { from, to, unit }, parameter }) => ({
      from,
      to,
      kind: isDoseUnit(unit) && parameter === null ? "dose" : "threshold",
    }));
}

/** The heading that the next line stands under: a title holds beyond an empty line, a lead does not. */
function headingAfter(line: string, bare: string, heading: string): string {
  if (/^#{1,6}\s|:\s*\**\s*$/u.test(line)) return bare;
  return line.trim() === "" && !/^#/u.test(heading) ? "" : heading;
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
