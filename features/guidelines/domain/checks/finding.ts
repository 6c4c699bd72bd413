// What a check found in the library, and the two registers the checks read beside the sheets.
import { z } from "zod";
import { fold } from "#platform/search/normalise.ts";
import { type GivenDose, isGiven } from "../dose/schema.ts";
import { passagesOf, type Sheet, type SheetPassage } from "../sheet.ts";

export interface Finding {
  /** Name of the check: "route", "edition"… */
  check: string;
  /** What the exception list names: "fibrillation-atriale#t1 métoprolol". */
  where: string;
  message: string;
}

const line = z.string().trim().min(1);

/** Marketed substances of the official drug file: name, routes, forms. */
export const substancesSchema = z.object({
  source: line,
  licence: line,
  day: z.iso.date(),
  substances: z.array(z.tuple([line, z.array(line), z.array(line)])),
});

export const drugsSchema = z.strictObject({
  /** Name in the sheets: name of its substance in the official file. */
  aliases: z.record(line, line),
  /** Drugs of which the number means nothing without what it is expressed in. */
  salts: z.array(line),
  /** Named without a dose: titrated on a target, or what another drug is diluted in. */
  undosed: z.array(line),
});

export const editionsSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    recommendation: line,
    issuer: line,
    /**
     * The edition in force. `link` and `checked` (the day it was found to be in force) are absent
     * until someone has opened it.
     */
    current: z.strictObject({
      title: line,
      year: z.int(),
      link: z.url().optional(),
      checked: z.iso.date().optional(),
    }),
    /** Older ones, by DOI or link. */
    replaces: z.array(z.strictObject({ title: line, year: z.int(), link: z.url() })),
  }),
);

export const exceptionsSchema = z.array(z.strictObject({ check: line, where: line, reason: line }));

export interface Registers {
  substances: z.output<typeof substancesSchema>;
  drugs: z.output<typeof drugsSchema>;
  editions: z.output<typeof editionsSchema>;
}

export interface GivenRow {
  sheet: Sheet;
  passage: SheetPassage;
  dose: GivenDose;
}

/** Every row of every sheet that is something to give. */
export const givenRows = (sheets: readonly Sheet[]): GivenRow[] =>
  sheets.flatMap((sheet) =>
    passagesOf(sheet).flatMap(({ passage }) =>
      (passage.doses ?? []).filter(isGiven).map((dose) => ({ sheet, passage, dose })),
    ),
  );

export const drugName = (drug: string): string =>
  fold(drug)
    .replace(/[^a-z0-9% ]+/g, " ")
    .trim();
