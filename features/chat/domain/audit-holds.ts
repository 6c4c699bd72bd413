// Whether a claim of an answer stands in what it cites.
import type { Population } from "#platform/ai/toolbox.ts";
import { sameAmount } from "./audit-amounts.ts";
import type { Claim } from "./audit-claims.ts";
import { type Route, suits } from "./audit-context.ts";
import { type Quantity, sameQuantity } from "./audit-quantities.ts";
import type { Fact, Read } from "./audit-source.ts";

export function doseHolds(
  claim: Claim,
  sources: readonly Read[],
  asked: Population | null,
): boolean {
  const population = claim.population ?? asked;
  const matches = (fact: Fact, source: Read, withDrug: boolean): boolean =>
    (!withDrug || fact.drug === claim.drug) &&
    fact.refused === claim.refused &&
    !(claim.atOnce && source.neverAtOnce) &&
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
export const isClaim = ({ quantity, parameter }: Claim) =>
  quantity.unit !== "" || parameter !== null;

export function measureHolds(
  claim: Claim,
  sources: readonly Read[],
  question: readonly Claim[],
): boolean {
  const same = (one: Claim) =>
    sameQuantity(claim.quantity, one.quantity) &&
    (claim.quantity.bound === null ||
      one.quantity.bound === null ||
      claim.quantity.bound === one.quantity.bound) &&
    (claim.parameter === null || one.parameter === null || claim.parameter === one.parameter);
  return sources.some(({ measures }) => measures.some(same)) || question.some(same);
}
