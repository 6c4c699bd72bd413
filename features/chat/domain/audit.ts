// Reads a model's answer against what it cites (product.md §2). A dose holds only as a whole: drug,
// amount, unit, route, rhythm and population in one cited passage or tool result. Anything else is
// marked, never corrected.
import { detailText } from "#features/guidelines/domain/public.ts";
import type { Passage, Population } from "#platform/ai/toolbox.ts";
import type { Annotation } from "./annotations.ts";
import { type Claim, claimsIn, isDoseUnit } from "./audit-claims.ts";
import { type Route, rhythmsIn, routesIn, scoresIn, suits } from "./audit-context.ts";
import { drugKey, drugsIn } from "./audit-drugs.ts";
import { linkDoubts, uncitedDoubts, withoutLinks } from "./audit-links.ts";
import { numberOf, type Quantity, quantitiesIn, sameQuantity } from "./audit-quantities.ts";
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
  kept?: Kept;
}

interface Fact extends Claim {
  routes: ReadonlySet<Route>;
  populations: readonly Population[];
}

/** Opaque: filled by `audit`, for the same passages only. */
export type Kept = Map<number, Read>;

interface Read {
  facts: readonly Fact[];
  measures: readonly Claim[];
  drugs: ReadonlySet<string>;
  routes: ReadonlySet<Route>;
  rhythms: ReadonlySet<string>;
  scores: ReadonlySet<string>;
}

/** Doubts about `text`, in order. Ranges never overlap. */
export function audit(text: string, evidence: Evidence): Annotation[] {
  const passages = [...evidence.passages.values(), ...(evidence.given ?? [])];
  const known = new Set(passages.flatMap(({ doses }) => doses.map(({ drug }) => drugKey(drug))));
  const reader: Kept = evidence.kept ?? new Map();
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

function readPassage(passage: Passage, known: ReadonlySet<string>): Read {
  const claims = claimsIn(passage.text, known, passage.title);
  const entered = passage.doses.flatMap((dose): Fact[] => {
    const [quantity] = quantitiesIn(`${dose.value.replace("-", " à ")} ${dose.unit}`);
    if (!quantity) return [];
    const routes = new Set(routesIn(dose.route).map(({ value }) => value));
    const conditions = conditionsIn(detailText(dose));
    const key = drugKey(dose.drug);
    // The rhythm may be told by the text alone.
    const told = claims.filter(
      (one) => one.drug === key && sameAmount(one.quantity, [], quantity, []),
    );
    const rhythms = [
      ...rhythmsIn(detailText(dose)).map(({ value }) => value),
      ...told.flatMap((one) => one.rhythms),
    ];
    return [
      {
        quantity,
        kind: "dose",
        drug: key,
        explicit: true,
        route: null,
        routes,
        rhythms,
        population: null,
        populations: [dose.population],
        conditions,
        parameter: null,
        refused: false,
      },
    ];
  });
  const read = claims
    .filter(({ kind }) => kind === "dose")
    .map((claim): Fact => {
      const twins = entered.filter(
        (one) =>
          one.drug === claim.drug &&
          sameAmount(claim.quantity, claim.rhythms, one.quantity, one.rhythms),
      );
      const routes = claim.route === null ? twins.flatMap((one) => [...one.routes]) : [claim.route];
      const populations =
        twins.length > 0
          ? twins.flatMap((one) => one.populations)
          : [claim.population ?? passage.population];
      return { ...claim, routes: new Set(routes), populations };
    });
  // Maxima, durations and weights that only the entered dose tells.
  const details = passage.doses.flatMap((dose): Fact[] =>
    claimsIn(`${dose.drug} ${dose.route}, ${detailText(dose)}`, known).map((claim) => ({
      ...claim,
      routes: new Set(routesIn(dose.route).map(({ value }) => value)),
      rhythms: rhythmsIn(detailText(dose)).map(({ value }) => value),
      populations: [dose.population],
      conditions: conditionsIn(detailText(dose)),
    })),
  );
  return {
    facts: [...entered, ...read, ...details.filter(({ kind }) => kind === "dose")],
    measures: [...claims, ...details],
    drugs: new Set([
      ...drugsIn(`${passage.title}. ${passage.text}`, known).map(({ key }) => key),
      ...passage.doses.map(({ drug }) => drugKey(drug)),
    ]),
    routes: new Set(routesIn(passage.text).map(({ value }) => value)),
    rhythms: new Set(
      [passage.text, ...passage.doses.map(detailText)].flatMap((one) =>
        rhythmsIn(one).map(({ value }) => value),
      ),
    ),
    scores: scoreNames(passage.text),
  };
}

const conditionsIn = (text: string): Quantity[] =>
  quantitiesIn(text).filter(({ unit }) => unit === "kg" || unit === "y" || unit === "mo");

const isRhythm = (text: string, { from, to, unit }: Quantity): boolean =>
  /^(?:min|h|d)$/u.test(unit) && rhythmsIn(text).some((one) => one.from <= from && one.to >= to);

/** The amounts agree; "10 mg/j" is "10 mg, once a day", "3 g/j" is "1 g every 8 h". */
function sameAmount(
  a: Quantity,
  aRhythms: readonly string[],
  b: Quantity,
  bRhythms: readonly string[],
): boolean {
  if (sameQuantity(a, b)) return true;
  return inADay(a, b, bRhythms) || inADay(b, a, aRhythms);
}

/** A daily amount against one dose and its rhythm. */
function inADay(daily: Quantity, one: Quantity, rhythms: readonly string[]): boolean {
  if (!daily.unit.endsWith("/d")) return false;
  return rhythms.some((rhythm) => {
    const hours = Number(/^every (\d+) h$/u.exec(rhythm)?.[1]);
    const times = 24 / hours;
    const [low, high] = [daily.low / times, daily.high / times];
    return (
      hours > 0 && sameQuantity({ ...daily, low, high, unit: daily.unit.replace(/\/d$/u, "") }, one)
    );
  });
}

function doseHolds(claim: Claim, sources: readonly Read[], asked: Population | null): boolean {
  const population = claim.population ?? asked;
  const matches = (fact: Fact, source: Read, withDrug: boolean): boolean =>
    (!withDrug || fact.drug === claim.drug) &&
    fact.refused === claim.refused &&
    sameAmount(claim.quantity, claim.rhythms, fact.quantity, fact.rhythms) &&
    fact.populations.some((one) => suits(population, one)) &&
    routeHolds(claim.route, fact, source) &&
    claim.rhythms.every((rhythm) => rhythmHolds(rhythm, claim, fact, source)) &&
    claim.conditions.every((condition) => conditionHolds(condition, fact));
  const found = (withDrug: boolean) =>
    sources.some((source) => source.facts.some((fact) => matches(fact, source, withDrug)));
  if (claim.drug === null) return found(false);
  if (found(true)) return true;
  // A drug that the sentence does not name may be another one than the last named, unless the
  // source doses that one.
  const dosed = sources.some(({ facts }) => facts.some((fact) => fact.drug === claim.drug));
  return !claim.explicit && !dosed && found(false);
}

const INHALED: ReadonlySet<Route> = new Set(["neb", "inh"]);
function routeHolds(route: Route | null, fact: Fact, source: Read): boolean {
  if (route === null || fact.routes.has(route)) return true;
  if (INHALED.has(route) && [...fact.routes].some((one) => INHALED.has(one))) return true;
  return fact.routes.size === 0 && source.routes.has(route);
}

function rhythmHolds(rhythm: string, claim: Claim, fact: Fact, source: Read): boolean {
  if (fact.rhythms.includes(rhythm)) return true;
  // "10 mg/j" said as once a day, and the reverse.
  if (
    rhythm === "every 24 h" &&
    (fact.quantity.unit.endsWith("/d") || claim.quantity.unit.endsWith("/d"))
  )
    return true;
  return fact.rhythms.length === 0 && source.rhythms.size === 1 && source.rhythms.has(rhythm);
}

function conditionHolds(condition: Quantity, fact: Fact): boolean {
  const own = fact.conditions.filter(({ unit }) => unit === condition.unit);
  return (
    own.length === 0 ||
    own.some(
      (one) =>
        sameQuantity(condition, one) &&
        (condition.bound === null || one.bound === null || condition.bound === one.bound),
    )
  );
}

/** A bare number says something only beside what it measures. */
const isClaim = ({ quantity, parameter }: Claim) => quantity.unit !== "" || parameter !== null;

function measureHolds(claim: Claim, sources: readonly Read[], question: readonly Claim[]): boolean {
  const same = (one: Claim) =>
    sameQuantity(claim.quantity, one.quantity) &&
    (claim.quantity.bound === null ||
      one.quantity.bound === null ||
      claim.quantity.bound === one.quantity.bound) &&
    (claim.parameter === null || one.parameter === null || claim.parameter === one.parameter);
  return sources.some(({ measures }) => measures.some(same)) || question.some(same);
}

interface ScoreValue {
  value: { name: string; number: number };
  at: number;
  to: number;
  bound: boolean;
}

function scoreValues(text: string): ScoreValue[] {
  return scoresIn(text).flatMap(({ value: name, to }) => {
    const found =
      /^(?:\s*\([^)\d]*\))?[^\d.;,()]{0,28}?(\d+(?:[.,]\d+)?)(?![\d.,]*\d|\s*(?:ans|years|años))/u.exec(
        text.slice(to),
      );
    if (!found?.[1]) return [];
    const end = to + found[0].length;
    const bound = /[<>≤≥]|inférieur|supérieur|moins|plus de|au moins/u.test(found[0]);
    return [
      { value: { name, number: numberOf(found[1]) }, at: end - found[1].length, to: end, bound },
    ];
  });
}

const scoreNames = (text: string): Set<string> =>
  new Set(scoreValues(text).map(({ value }) => `${value.name} ${value.number}`));

/** The result of a tool holds the number, and the tool is about this score. */
function toolGives(tool: string, name: string, number: number): boolean {
  const letters = tool.toLowerCase().replace(/[^a-z0-9]/gu, "");
  return letters.includes(name.replace(/score$/u, "")) && numbersOf(tool).has(number);
}

const numbersOf = (text: string): Set<number> =>
  new Set((text.match(/\d+(?:[.,]\d+)?/gu) ?? []).map(numberOf));

const toolStates = (tool: string, quantity: Quantity): boolean =>
  quantitiesIn(tool.replace(/[{}[\]"\\]/gu, " ")).some((one) => sameQuantity(quantity, one));
