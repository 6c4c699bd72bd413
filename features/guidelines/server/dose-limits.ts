// For whom the library bounds or forbids what it doses: the slots of each dose, by drug, with the
// passage they stand in. For rooms that check a prescription.
import type { Grade, Population } from "#platform/ai/toolbox.ts";
import type { Tx } from "#platform/db/database.ts";
import { fold } from "#platform/search/normalise.ts";
import { NOT_APPLICABLE, NOT_TREATED, SLOTS } from "../domain/dose/slots.ts";
import { sheetRoute } from "./citable-passage.ts";
import { allSheets, editionHash, everyPassage } from "./queries.ts";
import { usable } from "./queries-local-review.ts";
import { anchorOf } from "./sheet-rows.ts";

type SlotName = (typeof SLOTS)[number];

export interface DoseLimits {
  /** Id of the passage. */
  id: string;
  drug: string;
  sheetId: string;
  title: string;
  /** What the dose is for; empty when the sheet says it all. */
  indication: string;
  population: Population;
  route: string;
  grade: Grade;
  /** Only what is said; a slot that is not treated is absent. */
  said: Partial<Record<SlotName, string>>;
}

let kept: { hash: string; byDrug: Map<string, DoseLimits[]> } | null = null;

const isSaid = (text: unknown): text is string =>
  typeof text === "string" && !text.startsWith(NOT_TREATED) && !text.startsWith(NOT_APPLICABLE);

async function byDrug(tx: Tx): Promise<Map<string, DoseLimits[]>> {
  const hash = await editionHash(tx);
  if (hash === null) return new Map();
  if (kept?.hash === hash) return kept.byDrug;
  const titles = new Map((await allSheets(tx)).map(({ id, title }) => [id, title]));
  const found = new Map<string, DoseLimits>();
  for (const { id, sheetId, population, doses, grade } of await everyPassage(tx))
    for (const dose of doses) {
      const told = SLOTS.flatMap((slot) =>
        isSaid(dose[slot]) ? [[slot, dose[slot] as string] as const] : [],
      );
      if (told.length === 0) continue;
      const said = Object.fromEntries(told);
      found.set(`${id} ${fold(dose.drug)} ${JSON.stringify(said)}`, {
        ...{ id, drug: dose.drug, sheetId, title: titles.get(sheetId) ?? sheetId },
        ...{ indication: dose.indication ?? "", population: dose.population ?? population },
        ...{ route: sheetRoute(sheetId, anchorOf(id)), grade, said },
      });
    }
  kept = { hash, byDrug: Map.groupBy(found.values(), ({ drug }) => fold(drug)) };
  return kept.byDrug;
}

/** What is said of these drugs, named in any case; texts that are set aside here are left out. */
export async function doseLimits(tx: Tx, drugs: Iterable<string>): Promise<DoseLimits[]> {
  const known = await byDrug(tx);
  const found = [...new Set([...drugs].map(fold))].flatMap((drug) => known.get(drug) ?? []);
  const sheets = new Set(
    (
      await usable(
        tx,
        found.map(({ sheetId }) => ({ id: sheetId })),
      )
    ).map(({ id }) => id),
  );
  return (await usable(tx, found)).filter(({ sheetId }) => sheets.has(sheetId));
}

/** Every contraindication that the library tells of a drug; each text once a drug. */
export async function everyContraindication(
  tx: Tx,
): Promise<{ drug: string; title: string; route: string; text: string }[]> {
  const all = await doseLimits(tx, (await byDrug(tx)).keys());
  const found = all.flatMap(({ drug, title, route, said }) =>
    said.contraindication === undefined
      ? []
      : [
          [
            `${drug} ${title} ${said.contraindication}`,
            { drug, title, route, text: said.contraindication },
          ] as const,
        ],
  );
  return [...new Map(found).values()];
}
