// What forbids one drug forbids no other: where a passage gives several, each row says its own, and
// none is silent where the passage sends to the rows.

import { isGiven } from "../dose/schema.ts";
import { NOT_APPLICABLE, NOT_TREATED, SEE_ROWS, SLOTS } from "../dose/slots.ts";
import { passagesOf, type Sheet } from "../sheet.ts";
import { drugName, type Finding } from "./finding.ts";

export const inheritedFindings = (sheets: readonly Sheet[]): Finding[] => [
  ...anotherDrugs(sheets),
  ...silentRows(sheets),
];

/** A row that says nothing where its passage sends to the rows: it would be sent to itself. */
const silentRows = (sheets: readonly Sheet[]): Finding[] =>
  sheets.flatMap((sheet) =>
    passagesOf(sheet).flatMap(({ passage }) =>
      SLOTS.filter((slot) => passage.slots?.[slot] === SEE_ROWS).flatMap((slot) =>
        (passage.doses ?? [])
          .filter(isGiven)
          .filter((row) => row[slot] === undefined)
          .map(({ drug }) => ({
            check: "inherited",
            where: `${sheet.id}#${passage.id} ${drug}`,
            message: `is silent on ${slot}, which its passage leaves to the rows`,
          })),
      ),
    ),
  );

/**
 * A row that takes the contraindication of its passage while the passage gives another drug: the
 * antidote of magnesium would be refused for the block that magnesium made.
 */
const anotherDrugs = (sheets: readonly Sheet[]): Finding[] =>
  sheets.flatMap((sheet) =>
    passagesOf(sheet).flatMap(({ passage }): Finding[] => {
      const rows = (passage.doses ?? []).filter(isGiven);
      const drugs = new Set(rows.map(({ drug }) => drugName(drug)));
      const said = passage.slots?.contraindication;
      if (drugs.size < 2 || typeof said !== "string" || isUnsaid(said)) return [];
      return rows
        .filter(({ contraindication }) => contraindication === undefined)
        .map(({ drug }) => ({
          check: "inherited",
          where: `${sheet.id}#${passage.id} ${drug}`,
          message: "takes the contraindication of a passage that gives another drug: say its own",
        }));
    }),
  );

const isUnsaid = (slot: string): boolean =>
  slot === SEE_ROWS || slot.startsWith(NOT_TREATED) || slot.startsWith(NOT_APPLICABLE);
