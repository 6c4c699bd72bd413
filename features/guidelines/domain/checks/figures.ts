// Figures as they were read, compared with what the passage says.

import { ends } from "../dose/by-weight.ts";
import { routesOf } from "../dose/schema.ts";
import type { Figure } from "../evidence.ts";
import { passagesOf, type Sheet, type SheetPassage } from "../sheet.ts";
import { drugName, type Finding } from "./finding.ts";

/**
 * Every figure that a reading holds stands in a row of its passage: same drug, value, unit and
 * route.
 */
export const figureFindings = (sheets: readonly Sheet[]): Finding[] =>
  sheets.flatMap((sheet) => {
    const passages = new Map(passagesOf(sheet).map(({ passage }) => [passage.id, passage]));
    return sheet.sources.flatMap((source) =>
      (source.readings ?? [])
        .flatMap(({ figures }) => figures ?? [])
        .filter((figure) => {
          const passage = passages.get(figure.passage);
          return !passage || !holds(passage, figure);
        })
        .map((figure) => ({
          check: "figure",
          where: `${sheet.id}#${figure.passage} ${figure.drug}`,
          message: `${source.id} reads ${figure.value} ${figure.unit}${figure.route ? ` ${figure.route}` : ""}: no row says so`,
        })),
    );
  });

function holds(passage: SheetPassage, figure: Figure): boolean {
  return (passage.doses ?? []).some((dose) => {
    const names = [dose.drug, "measure" in dose ? (dose.measure ?? "") : ""].map(drugName);
    if (!names.includes(drugName(figure.drug))) return false;
    if (figure.route !== undefined && dose.route !== undefined) {
      const own = new Set(routesOf(dose.route));
      if (!routesOf(figure.route).every((route) => own.has(route))) return false;
    }
    const forms = "forms" in dose ? (dose.forms ?? []) : [];
    const maxima =
      "maximum" in dose ? Object.values(dose.maximum ?? {}).filter((one) => one !== undefined) : [];
    return [dose, ...forms, ...maxima].some(
      (amount) => sameValue(amount.value, figure.value) && amount.unit === figure.unit,
    );
  });
}

/** A single value may be an end of the row's range; a range must be the row's own. */
function sameValue(own: string, read: string): boolean {
  const [low, high] = ends(own);
  const [from, to] = ends(read);
  return from === to ? from === low || from === high : from === low && to === high;
}
