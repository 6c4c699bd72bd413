// What a text states about doses and thresholds, read the same way in an answer and in the passages
// it cites.
import type { Population } from "#platform/ai/toolbox.ts";
import {
  atOnceIn,
  type Found,
  isRefused,
  parametersIn,
  populationsIn,
  type Route,
  rhythmsIn,
  routesIn,
} from "./audit-context.ts";
import { type DrugMention, drugsIn } from "./audit-drugs.ts";
import { type Quantity, quantitiesIn } from "./audit-quantities.ts";

export interface Claim {
  quantity: Quantity;
  /** A dose is judged with its drug; anything else with what it measures. */
  kind: "dose" | "measure";
  drug: string | null;
  /** The drug stands in the same sentence, not in an earlier one. */
  explicit: boolean;
  route: Route | null;
  rhythms: readonly string[];
  population: Exclude<Population, "all"> | null;
  /** Weights and ages under which it holds. */
  conditions: readonly Quantity[];
  parameter: string | null;
  /** Named to be refused: "jamais 1 mg IV". It supports nothing that gives it. */
  refused: boolean;
  /** Given at once into the vein: "IVD", "en bolus". */
  atOnce: boolean;
}

const AMOUNTS = new Set([
  "µg",
  "mg",
  "ng",
  "g",
  "ui",
  "ml",
  "l",
  "mmol",
  "meq",
  "bouffées",
  "gouttes",
  "comprimés",
]);
const RATES = new Set(["kg", "h", "min", "d"]);
const CONDITIONS = new Set(["kg", "y", "mo"]);

export function isDoseUnit(unit: string): boolean {
  const [amount = "", ...rates] = unit.split("/");
  return AMOUNTS.has(amount) && rates.every((rate) => RATES.has(rate));
}

/** Places where a sentence ends: not in "0.5", not in "ex. 2". */
export function sentencesOf(text: string): { text: string; from: number }[] {
  const sentences: { text: string; from: number }[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?](?=\s+\p{Lu})|\n/gu)) {
    sentences.push({ text: text.slice(from, index + mark.length), from });
    from = index + mark.length;
  }
  sentences.push({ text: text.slice(from), from });
  return sentences.filter((one) => one.text.trim() !== "");
}

/** Claims of one paragraph. `heading` gives what it does not repeat: the drug, whom it is for. */
export function claimsIn(text: string, known: ReadonlySet<string>, heading = ""): Claim[] {
  let carried = drugsIn(heading, known).at(-1)?.key ?? null;
  const claims: Claim[] = [];
  let before = populationsIn(heading).at(-1)?.value ?? null;
  for (const sentence of sentencesOf(text)) {
    const drugs = drugsIn(sentence.text, known);
    claims.push(...sentenceClaims(sentence, drugs, carried, before));
    carried = drugs.at(-1)?.key ?? carried;
    before = populationsIn(sentence.text).at(-1)?.value ?? before;
  }
  return claims;
}

/** What is measured by a quantity that follows its name: "PaO₂ 60 mmHg", not "morphine 5 mg". */
function parameterOf(
  parameters: readonly Found<string>[],
  from: number,
  drug: DrugMention | null,
): string | null {
  const near = parameters.filter((one) => one.from < from && from - one.from < 60).at(-1);
  return near !== undefined && (drug === null || drug.to <= near.from) ? near.value : null;
}

const firstOf = <T>(found: readonly Found<T>[]): T | null => found[0]?.value ?? null;
const lastOf = <T>(found: readonly Found<T>[]): T | null => found.at(-1)?.value ?? null;

/** The only value that a sentence gives; null when it gives none or several. */
const onlyOne = <T>(values: readonly T[]): T | null =>
  new Set(values).size === 1 ? (values[0] ?? null) : null;

function sentenceClaims(
  { text, from }: { text: string; from: number },
  drugs: readonly DrugMention[],
  carried: string | null,
  population: Claim["population"],
): Claim[] {
  const quantities = quantitiesIn(text);
  const doses = quantities.filter(({ unit }) => isDoseUnit(unit));
  const [routes, rhythms, populations, parameters] = [
    routesIn(text),
    rhythmsIn(text),
    populationsIn(text),
    parametersIn(text),
  ];
  const atOnce = atOnceIn(text).given;
  return quantities.map((quantity): Claim => {
    const previous = doses.filter(({ to }) => to <= quantity.from).at(-1);
    const next = doses.find((one) => one.from >= quantity.to);
    const [start, end] = [previous?.to ?? 0, next?.from ?? text.length];
    const drug = drugOf(text, quantity, drugs);
    const parameter = parameterOf(parameters, quantity.from, drug);
    const clauseEnd = endOfClause(text, quantity.to, end);
    const after = <T extends { from: number }>(list: readonly T[], to: number) =>
      list.filter((one) => one.from >= quantity.to && one.from < to);
    const ahead = <T extends { from: number }>(list: readonly T[]) =>
      list.filter((one) => one.from >= start && one.from < quantity.from);
    const rhythm = after(rhythms, end);
    return {
      quantity: { ...quantity, from: from + quantity.from, to: from + quantity.to },
      kind: isDoseUnit(quantity.unit) && parameter === null ? "dose" : "measure",
      drug: drug?.key ?? carried,
      explicit: drug !== null,
      route:
        firstOf(after(routes, clauseEnd)) ??
        lastOf(ahead(routes)) ??
        onlyOne(routes.map(({ value }) => value)),
      rhythms: (rhythm.length > 0 ? rhythm : ahead(rhythms)).map(({ value }) => value),
      population:
        firstOf(after(populations, endOfPart(text, quantity.to, end))) ??
        lastOf(populations.filter((one) => one.from < quantity.from)) ??
        population,
      conditions: conditionsOf(text, quantity, quantities),
      parameter,
      refused: isRefused(text, quantity.from),
      atOnce: atOnce.some((at) => at >= start && at < end),
    };
  });
}

/** The drug of a quantity: "500 mg d'amoxicilline", else the last one named before it. */
function drugOf(
  text: string,
  { from, to }: Quantity,
  drugs: readonly DrugMention[],
): DrugMention | null {
  const next = drugs.find((drug) => drug.from >= to);
  if (
    next &&
    /^[\s*]*(?:d[eu]s?\s|d['’]|of\s|de\s(?:la\s|l['’]))?[\s*]*$/iu.test(text.slice(to, next.from))
  )
    return next;
  return drugs.filter((drug) => drug.to <= from).at(-1) ?? null;
}

const endAt = (text: string, from: number, end: number, mark: RegExp): number => {
  const found = mark.exec(text.slice(from, end));
  return found ? from + found.index : end;
};
/** Where the words that complete a quantity stop. */
const endOfClause = (text: string, from: number, end: number) =>
  endAt(text, from, end, /;|\s(?:puis|ou|then|or|luego|después|o)\s/u);
const endOfPart = (text: string, from: number, end: number) =>
  endAt(text, from, end, /[;,:)]|\s(?:puis|then|luego)\s/u);

/** "30 mg (< 60 kg)", "< 60 kg : 30 mg", "si poids ≥ 90 kg". */
function conditionsOf(
  text: string,
  quantity: Quantity,
  quantities: readonly Quantity[],
): Quantity[] {
  if (!isDoseUnit(quantity.unit)) return [];
  const limiting = quantities.filter(
    (one) => CONDITIONS.has(one.unit) && (one.bound !== null || one.low !== one.high),
  );
  const after = limiting.filter(
    (one) =>
      one.from >= quantity.to &&
      /^(?:\s*(?:mg|IV|SC|IM|PO|en bolus))*[\s*]*(?:\(|si\b|chez\b|if\b|for\b|pour\b|when\b)[^;,.)]{0,40}$/iu.test(
        text.slice(quantity.to, one.from),
      ),
  );
  if (after.length > 0) return after;
  return limiting.filter(
    (one) =>
      one.to <= quantity.from && /^[^;,.()\d]{0,40}$/u.test(text.slice(one.to, quantity.from)),
  );
}
