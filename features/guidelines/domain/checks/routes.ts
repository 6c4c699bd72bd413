// A drug by a route that no marketed specialty has: an injectable metoprolol is not sold in France.
import { fold } from "#platform/search/normalise.ts";
import { routesOf } from "../dose/schema.ts";
import type { Sheet } from "../sheet.ts";
import { drugName, type Finding, givenRows, type Registers } from "./finding.ts";

/**
 * Routes of the official file that make each of ours possible. A drug for a vein goes into a bone.
 */
const OFFICIAL: Record<string, readonly string[]> = {
  IV: ["intraveineuse", "voie parentérale autre"],
  IO: ["intraosseuse", "intraveineuse"],
  IM: ["intramusculaire", "voie parentérale autre"],
  SC: ["sous-cutanée", "voie parentérale autre"],
  PO: ["orale"],
  entérale: ["orale", "gastrique", "gastro-entérale", "intestinale"],
  nébulisation: ["inhalée", "endotrachéobronchique"],
  inhalée: ["inhalée"],
  masque: ["inhalée"],
  "masque à haute concentration": ["inhalée"],
  "ballon-masque": ["inhalée"],
  buccale: ["voie buccale autre", "buccogingivale", "gingivale", "sublinguale"],
  sublinguale: ["sublinguale"],
  nasale: ["nasale"],
  rectale: ["rectale"],
  cutanée: ["cutanée", "transdermique"],
  oculaire: ["ophtalmique"],
  vaginale: ["vaginale"],
  intrathécale: ["intrathécale"],
  péridurale: ["péridurale"],
  périnerveuse: ["périneurale", "infiltration"],
};

const SMALL = new Set(["de", "d", "du", "des", "la", "le", "l", "a", "et"]);
/** "gluconate de calcium" and "calcium (gluconate de)" are the same words. */
const words = (name: string): string[] =>
  fold(name)
    .split(/[^a-z0-9%]+/)
    .filter((word) => word !== "" && !SMALL.has(word));

export function routeFindings(
  sheets: readonly Sheet[],
  { substances, drugs }: Registers,
): Finding[] {
  const aliases = new Map(
    Object.entries(drugs.aliases).map(([name, other]) => [drugName(name), other]),
  );
  const marketed = substances.substances.map(([name, routes]) => ({
    words: new Set(words(name)),
    routes,
  }));
  const known = new Map<string, Set<string> | null>();
  const routesOfDrug = (drug: string): Set<string> | null => {
    const name = drugName(drug);
    const ready = known.get(name);
    if (ready !== undefined) return ready;
    // An association is marketed where each of its substances is.
    const parts = (aliases.get(name) ?? drug).split(
      /(?:-| \+ )(?=acide|trométamol|tazobactam|bactam)/u,
    );
    const sets = parts.map((part) => {
      const wanted = words(part);
      return marketed.filter((one) => wanted.every((word) => one.words.has(word)));
    });
    const found = sets.every((set) => set.length > 0)
      ? new Set(sets[0]?.flatMap(({ routes }) => routes) ?? [])
      : null;
    known.set(name, found);
    return found;
  };
  return givenRows(sheets).flatMap(({ sheet, passage, dose }): Finding[] => {
    const where = `${sheet.id}#${passage.id} ${dose.drug}`;
    const official = routesOfDrug(dose.drug);
    if (!official)
      return [{ check: "route", where, message: "is no marketed substance of the official file" }];
    return routesOf(dose.route)
      .filter((route) => !(OFFICIAL[route] ?? []).some((one) => official.has(one)))
      .map((route) => ({
        check: "route",
        where,
        message: `is not marketed by the route ${route}`,
      }));
  });
}
