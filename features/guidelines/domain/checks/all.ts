// Every check of the library, and the exceptions that were declared for what it cannot pass yet. A
// list that only shrinks: an exception that nothing needs any more is a finding too.
import type { z } from "zod";
import type { Sheet } from "../sheet.ts";
import { boundFindings } from "./bounds.ts";
import { listedDrugFindings, saltFindings, sameDoseFindings } from "./doses.ts";
import { searchedFindings } from "./doses-read.ts";
import { figureFindings } from "./figures.ts";
import type { exceptionsSchema, Finding, Registers } from "./finding.ts";
import { inheritedFindings } from "./inherited.ts";
import { namedDrugFindings } from "./named-drugs.ts";
import { pointerFindings } from "./pointers.ts";
import { routeFindings } from "./routes.ts";
import {
  editionFindings,
  homePageFindings,
  inadmissibleFindings,
  yearFindings,
} from "./sources.ts";

export type Exceptions = z.output<typeof exceptionsSchema>;

export const libraryFindings = (sheets: readonly Sheet[], registers: Registers): Finding[] => [
  ...routeFindings(sheets, registers),
  ...listedDrugFindings(sheets),
  ...namedDrugFindings(sheets, registers),
  ...sameDoseFindings(sheets),
  ...saltFindings(sheets, registers),
  ...searchedFindings(sheets),
  ...boundFindings(sheets),
  ...figureFindings(sheets),
  ...homePageFindings(sheets),
  ...yearFindings(sheets),
  ...inadmissibleFindings(sheets),
  ...editionFindings(sheets, registers),
  ...pointerFindings(sheets),
  ...inheritedFindings(sheets, registers),
];

const key = ({ check, where }: { check: string; where: string }) => `${check} ${where}`;

/** What no exception covers, and the exceptions that cover nothing. */
export function undeclared(findings: readonly Finding[], exceptions: Exceptions): Finding[] {
  const declared = new Set(exceptions.map(key));
  const found = new Set(findings.map(key));
  return [
    ...findings.filter((finding) => !declared.has(key(finding))),
    ...exceptions
      .filter((exception) => !found.has(key(exception)))
      .map(({ check, where }) => ({
        check: "exception",
        where: `${check} ${where}`,
        message: "is declared and no longer needed: take it out of register/exceptions.yaml",
      })),
  ];
}
