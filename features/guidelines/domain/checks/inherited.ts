// What forbids one drug forbids no other: where a passage gives several, each row says its own, and
// none is silent where the passage sends to the rows; where the text alone gives another, the slot
// says whose it is.

import { isGiven } from "../dose/schema.ts";
import { forbids, NOT_APPLICABLE, NOT_TREATED, SEE_ROWS, SLOTS } from "../dose/slots.ts";
import { passagesOf, type Sheet, type SheetPassage } from "../sheet.ts";
import { drugName, type Finding, type Registers } from "./finding.ts";
import { knownNames, namedDrugs } from "./named-drugs.ts";

export const inheritedFindings = (sheets: readonly Sheet[], registers: Registers): Finding[] => [
  ...anotherDrugs(sheets),
  ...silentRows(sheets),
  ...namelessSlots(sheets, registers),
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

/**
 * A slot that forbids or reduces without saying which drug, where the only one with rows is not the
 * only one that the text gives: the alternative would be refused for what it is the alternative to.
 */
function namelessSlots(sheets: readonly Sheet[], registers: Registers): Finding[] {
  const names = knownNames(sheets, registers);
  return sheets.flatMap((sheet) =>
    passagesOf(sheet).flatMap(({ passage }) => {
      const drug = onlyDosed(passage);
      if (drug === undefined || !givesAnother(passage.text, drug, names)) return [];
      return SLOTS.filter((slot) => isNameless(slot, passage.slots?.[slot], drug)).map((slot) => ({
        check: "inherited",
        where: `${sheet.id}#${passage.id} ${drug}`,
        message: `does not say that ${slot} is of this drug, and the text gives another`,
      }));
    }),
  );
}

function onlyDosed({ doses = [] }: SheetPassage): string | undefined {
  const [drug, ...others] = new Set(doses.filter(isGiven).map((row) => drugName(row.drug)));
  return others.length === 0 ? drug : undefined;
}

/** "calcium" is no other drug than "gluconate de calcium". */
const givesAnother = (text: string, drug: string, names: readonly string[]): boolean =>
  [...namedDrugs(text, names)].some((name) => !(drug.includes(name) || name.includes(drug)));

const LIMITS = /contre.indique|non recommande|jamais|a reduire|moitie|prudence|adapter/u;

function isNameless(
  slot: (typeof SLOTS)[number],
  said: string | { see: string } | undefined,
  drug: string,
): boolean {
  if (typeof said !== "string" || isUnsaid(said)) return false;
  const words = drugName(said);
  const [name = drug] = drug.split(" ");
  if (words.includes(name)) return false;
  return slot === "contraindication" ? forbids(said) : LIMITS.test(words);
}

const isUnsaid = (slot: string): boolean =>
  slot === SEE_ROWS || slot.startsWith(NOT_TREATED) || slot.startsWith(NOT_APPLICABLE);
