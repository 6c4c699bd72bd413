// What a cited passage says, as claims that an answer can be held against.
import { detailText } from "#features/guidelines/domain/public.ts";
import type { Passage, Population } from "#platform/ai/toolbox.ts";
import { sameAmount } from "./audit-amounts.ts";
import { type Claim, claimsIn } from "./audit-claims.ts";
import { atOnceIn, type Route, rhythmsIn, routesIn } from "./audit-context.ts";
import { drugKey, drugsIn } from "./audit-drugs.ts";
import { type Quantity, quantitiesIn } from "./audit-quantities.ts";
import { scoreNames } from "./audit-scores.ts";

export interface Fact extends Claim {
  routes: ReadonlySet<Route>;
  populations: readonly Population[];
}

export interface Read {
  facts: readonly Fact[];
  measures: readonly Claim[];
  drugs: ReadonlySet<string>;
  routes: ReadonlySet<Route>;
  rhythms: ReadonlySet<string>;
  scores: ReadonlySet<string>;
  /** It refuses what is given at once ("jamais en IVD"), and gives nothing so. */
  neverAtOnce: boolean;
}

/** Doses as they were entered beside the text, each whole. */
const enteredDoses = ({ doses }: Passage, claims: readonly Claim[]): Fact[] =>
  doses.flatMap((dose): Fact[] => {
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
        atOnce: false,
      },
    ];
  });

/** Doses as the text says them, with the routes and the people of the entered ones they repeat. */
const writtenDoses = (
  claims: readonly Claim[],
  entered: readonly Fact[],
  { population }: Passage,
): Fact[] =>
  claims
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
          : [claim.population ?? population];
      return { ...claim, routes: new Set(routes), populations };
    });

export function readPassage(passage: Passage, known: ReadonlySet<string>): Read {
  const claims = claimsIn(passage.text, known, passage.title);
  const direct = atOnceIn(passage.text);
  const entered = enteredDoses(passage, claims);
  const written = writtenDoses(claims, entered, passage);
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
    facts: [...entered, ...written, ...details.filter(({ kind }) => kind === "dose")],
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
    neverAtOnce: direct.refused && direct.given.length === 0,
  };
}

const conditionsIn = (text: string): Quantity[] =>
  quantitiesIn(text).filter(({ unit }) => unit === "kg" || unit === "y" || unit === "mo");
