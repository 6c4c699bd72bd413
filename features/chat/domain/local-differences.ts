// A dose of the installation's own document beside the row of the library that it is not: the same
// drug, route and patients, another amount. Neither is corrected: both are shown.
import { amountText, drugText } from "#features/guidelines/domain/public.ts";
import type { Dose, Passage, RankedPassage } from "#platform/ai/toolbox.ts";
import { type Claim, claimsIn } from "./audit-claims.ts";
import { populationsIn, routesIn, suits } from "./audit-context.ts";
import { drugKey } from "./audit-drugs.ts";
import { type Quantity, quantitiesIn } from "./audit-quantities.ts";
import { readPassage } from "./audit-source.ts";

export interface Difference {
  /** As the document writes it. */
  said: string;
  /** Of the installation. */
  own: Passage;
  /** Rows of one passage of the library. */
  rows: readonly string[];
  passage: Passage;
}

const MOST = 4;
const MILLIGRAMS: Readonly<Record<string, number>> = { ng: 1e-6, µg: 1e-3, mg: 1, g: 1_000 };

/** Masses in milligrams; what is per kilogram or per hour stays so. */
function plainQuantity({ low, high, unit }: Pick<Quantity, "low" | "high" | "unit">) {
  const [base = "", ...per] = unit.split("/");
  const factor = MILLIGRAMS[base];
  if (factor === undefined) return { low, high, unit };
  return { low: low * factor, high: high * factor, unit: ["mg", ...per].join("/") };
}

const NEAR = 1e-9;
/** The document gives what the row allows. */
function agrees(said: Quantity, row: Quantity): boolean {
  const [a, b] = [plainQuantity(said), plainQuantity(row)];
  return a.unit === b.unit && a.low >= b.low * (1 - NEAR) && a.high <= b.high * (1 + NEAR);
}
const isComparable = (said: Quantity, row: Quantity): boolean =>
  plainQuantity(said).unit === plainQuantity(row).unit;

const quantityOf = ({ value, unit }: Pick<Dose, "value" | "unit">): Quantity | undefined =>
  quantitiesIn(`${value.replace("-", " à ")} ${unit}`)[0];

const isGiven = ({ kind }: Dose): boolean =>
  kind === "give" || kind === "alternative" || kind === "component";

/** Rows that say what that dose says of the same drug, route and patients. */
function rowsBeside(claim: Claim, { doses }: Passage): Dose[] {
  return doses.filter((dose) => {
    if (!isGiven(dose) || drugKey(dose.drug) !== claim.drug) return false;
    const routes = routesIn(dose.route).map(({ value }) => value);
    const sameRoute = claim.route === null || routes.length === 0 || routes.includes(claim.route);
    return sameRoute && suits(claim.population, dose.population);
  });
}

const rowText = (dose: Dose): string =>
  [`${drugText(dose)} ${amountText(dose)}`, dose.route].filter((part) => part !== "").join(" ");

/** Doses of the document that the library, on the same subject, gives otherwise. */
export function localDifferences(
  local: readonly RankedPassage[],
  library: readonly Passage[],
): Difference[] {
  const known = new Set(library.flatMap(({ doses }) => doses.map(({ drug }) => drugKey(drug))));
  const facts = library.flatMap((passage) => readPassage(passage, known).facts);
  const differences = local.flatMap(({ passage: own }) => {
    const heading = `${own.title}. ${own.section}`;
    const population = populationsIn(heading).at(-1)?.value ?? null;
    return claimsIn(own.text, known, heading).flatMap((found): Difference[] => {
      const claim = { ...found, population: found.population ?? population };
      const { quantity, drug } = claim;
      if (claim.kind !== "dose" || drug === null || claim.refused || quantity.bound !== null)
        return [];
      const told = facts.filter(
        (fact) =>
          fact.drug === drug &&
          fact.populations.some((one) => suits(claim.population, one)) &&
          (claim.route === null || fact.routes.size === 0 || fact.routes.has(claim.route)),
      );
      if (told.some((fact) => agrees(quantity, fact.quantity))) return [];
      const beside = library.flatMap((passage) => {
        const rows = rowsBeside(claim, passage).filter((dose) => {
          const row = quantityOf(dose);
          return row !== undefined && isComparable(quantity, row);
        });
        const [row] = rows;
        return row ? [{ passage, drug: row.drug, rows: rows.map(rowText) }] : [];
      });
      const [first] = beside;
      if (!first) return [];
      const amount = own.text.slice(quantity.from, quantity.to).trim();
      // The document may have named the drug a line before.
      const said = `${first.drug} ${amount}`;
      return [{ said, own, rows: first.rows, passage: first.passage }];
    });
  });
  return differences.slice(0, MOST);
}
