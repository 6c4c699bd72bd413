// The passages of the library as its readers go through them: grade, age, edition, reports and what
// the doctors of the installation said.
import { openReports } from "#features/content-reports/server/public.ts";
import { GRADES } from "#platform/ai/toolbox.ts";
import type { Tx } from "#platform/db/database.ts";
import { type EditionState, editionOf } from "../domain/editions.ts";
import { type Filter, wanted } from "../domain/listed-passage.ts";
import type { ListedPassage } from "../domain/listed-wire.ts";
import { passagesOf } from "../domain/sheet.ts";
import { readRegisters } from "./check-content.ts";
import { parseContent, readContent } from "./content.ts";
import { allSheets, everyPassage } from "./queries.ts";
import { allReviews, type LocalReviewRow } from "./queries-local-review.ts";
import { anchorOf, passageId } from "./sheet-rows.ts";
import { passageVersion } from "./versions.ts";

const PAGE = 50;
const BEGINNING = 240;

/** Cut between words. */
const beginningOf = (text: string): string =>
  text.length <= BEGINNING ? text : `${text.slice(0, BEGINNING).replace(/\s+\S*$/u, "")}…`;

type Standing = { edition: EditionState; newer: string[] };
let editions: { hash: string; of: Map<string, Standing> } | null = null;

/** What each passage stands on. Read from the shipped files, once for an edition of them. */
async function standings(): Promise<Map<string, Standing>> {
  const content = await readContent();
  if (editions?.hash === content.hash) return editions.of;
  const registers = await readRegisters();
  const of = new Map(
    parseContent(content).flatMap((sheet) =>
      passagesOf(sheet).map(({ passage }) => [
        passageId(sheet.id, passage.id),
        editionOf(
          sheet.sources.filter(({ id }) => passage.sources.includes(id)),
          registers.editions,
        ),
      ]),
    ),
  );
  editions = { hash: content.hash, of };
  return of;
}

/** Distinct people of a kind, by what they spoke of; signatures of the present text alone. */
function told(said: readonly LocalReviewRow[], kind: LocalReviewRow["kind"]) {
  const of = Map.groupBy(
    said.filter((one) => one.kind === kind),
    ({ target }) => target,
  );
  return (target: string, version?: string): number =>
    (of.get(target) ?? []).filter((one) => version === undefined || one.version === version).length;
}

export async function listPassages(
  tx: Tx,
  { cursor, ...filter }: Filter & { cursor?: string | undefined },
  now: Date,
) {
  const [stands, sheets, rows] = [await standings(), await allSheets(tx), await everyPassage(tx)];
  const [said, open] = [await allReviews(tx), await openReports(tx)];
  const [signed, avoided] = [told(said, "signed"), told(said, "avoid")];
  const sheet = new Map(sheets.map((one) => [one.id, one]));
  const all = rows.map((row): ListedPassage => {
    const stand = stands.get(row.id) ?? { edition: "unfollowed" as const, newer: [] };
    return {
      id: row.id,
      sheetId: row.sheetId,
      anchor: anchorOf(row.id),
      title: sheet.get(row.sheetId)?.title ?? row.sheetId,
      section: row.section,
      text: beginningOf(row.text),
      grade: row.grade,
      day: row.checked?.day ?? sheet.get(row.sheetId)?.checked ?? "",
      ...stand,
      reports: open.get(`passage ${row.id}`) ?? 0,
      signed: signed(row.id, passageVersion(row)),
      avoided: avoided(row.id) + avoided(row.sheetId),
    };
  });
  const found = all.filter((one) => wanted(one, filter, now));
  const from = Number(cursor ?? 0) || 0;
  const many = (is: (one: ListedPassage) => boolean) => all.filter(is).length;
  return {
    items: found.slice(from, from + PAGE),
    next: found.length > from + PAGE ? String(from + PAGE) : null,
    counts: {
      all: all.length,
      found: found.length,
      grades: Object.fromEntries(
        GRADES.map((grade) => [grade, many((one) => one.grade === grade)]),
      ),
      replaced: many(({ edition }) => edition === "replaced"),
      reported: many(({ reports }) => reports > 0),
      avoided: many((one) => one.avoided > 0),
    },
    sheets: sheets.map(({ id, title }) => ({ id, title })),
  };
}
