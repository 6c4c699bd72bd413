// Sources: a document and not a home page, one year for a DOI, nothing that is no source, no
// edition that another replaced.

import { isDocument } from "#platform/text/document.ts";
import { isInadmissible } from "#platform/text/inadmissible.ts";
import { documentKey, newerEdition } from "../editions.ts";
import type { Source } from "../evidence.ts";
import { passagesOf, type Sheet } from "../sheet.ts";
import type { Finding, Registers } from "./finding.ts";

const all = (sheets: readonly Sheet[]): { sheet: Sheet; source: Source; where: string }[] =>
  sheets.flatMap((sheet) =>
    sheet.sources.map((source) => ({ sheet, source, where: `${sheet.id}/${source.id}` })),
  );

/** Where a source is sent, and where it was read. */
const linksOf = ({ link, readings = [] }: Source): string[] => [
  link,
  ...readings.map(({ opened }) => opened),
];

export const homePageFindings = (sheets: readonly Sheet[]): Finding[] =>
  all(sheets).flatMap(({ where, source }) =>
    linksOf(source)
      .filter((link) => !isDocument(link))
      .map((link) => ({
        check: "home-page",
        where,
        message: `${link} is the home of a site or of a section, not the document`,
      })),
  );

export function yearFindings(sheets: readonly Sheet[]): Finding[] {
  const dois = all(sheets).filter(({ source }) => documentKey(source.link).startsWith("doi:"));
  return [...Map.groupBy(dois, ({ source }) => documentKey(source.link))].flatMap(([doi, uses]) => {
    const years = new Set(uses.map(({ source }) => source.year));
    if (years.size <= 1) return [];
    return uses.map(({ where, source }) => ({
      check: "year",
      where,
      message: `${doi} is of ${source.year} here and of another year elsewhere (${[...years].join(", ")})`,
    }));
  });
}

export const inadmissibleFindings = (sheets: readonly Sheet[]): Finding[] =>
  all(sheets)
    .filter(({ source }) => linksOf(source).some(isInadmissible))
    .map(({ where }) => ({
      check: "inadmissible",
      where,
      message: "was read, or is sent, where nothing can be a source",
    }));

/** A passage that stands on a replaced edition says why (`older` of the source). */
export function editionFindings(sheets: readonly Sheet[], { editions }: Registers): Finding[] {
  const ids = new Set(editions.map(({ id }) => id));
  return all(sheets).flatMap(({ sheet, source, where }): Finding[] => {
    if (source.edition !== undefined && !ids.has(source.edition))
      return [
        {
          check: "edition",
          where,
          message: `${source.edition} is not in the register of editions`,
        },
      ];
    const newer = newerEdition(source, editions);
    if (!newer || source.older !== undefined) return [];
    const passages = passagesOf(sheet).filter(({ passage }) => passage.sources.includes(source.id));
    const { title, year } = newer.current;
    return [
      {
        check: "edition",
        where,
        message: `is replaced by "${title}" (${year}) and holds ${passages.map(({ passage }) => passage.id).join(", ")}`,
      },
    ];
  });
}
