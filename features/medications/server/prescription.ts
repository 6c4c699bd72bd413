// The thesaurus and the drugs in use, read once a version.
import { setImmediate } from "node:timers/promises";
import { compositionKey } from "#features/nomenclatures/domain/public.ts";
import {
  composedDrugs,
  interactionTables,
  versionsInUse,
} from "#features/nomenclatures/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { type Analysis, analyse } from "../domain/analyse.ts";
import { DrugBook } from "../domain/drug-book.ts";
import { DrugIndex } from "../domain/drug-index.ts";
import { Thesaurus } from "../domain/thesaurus.ts";

export interface PrescriptionRules {
  /** Edition of the thesaurus, as it calls itself. */
  edition: string;
  /** The shipped list, not the whole thesaurus. */
  partial: boolean;
  /** Pairs it holds. */
  pairs: number;
  book: DrugBook;
  /** Drugs by what they are made of, strength and all. */
  byComposition: ReadonlyMap<string, readonly { cis: string }[]>;
  index: DrugIndex;
  thesaurus: Thesaurus;
  analyse(drugs: readonly string[]): Analysis;
}

async function build(services: Pick<Services, "db">): Promise<PrescriptionRules> {
  const tables = await interactionTables(services);
  const drugs = await composedDrugs(services);
  // Each takes its time over fifteen thousand drugs: others have their turn in between.
  const thesaurus = new Thesaurus(tables.pairs, tables.substances);
  await setImmediate();
  const names = tables.substances.map(({ name }) => name);
  const book = new DrugBook(thesaurus, drugs.drugs, names);
  await setImmediate();
  const index = new DrugIndex(drugs.drugs);
  await setImmediate();
  return {
    edition: tables.edition,
    partial: tables.partial,
    pairs: thesaurus.size,
    book,
    byComposition: Map.groupBy(drugs.drugs, compositionKey),
    index,
    thesaurus,
    analyse: (given) => analyse(given, book, thesaurus),
  };
}

let built: { key: string; rules: Promise<PrescriptionRules> } | null = null;

/** The rules of a prescription over what is in use now. */
export async function prescriptionRules(
  services: Pick<Services, "db">,
): Promise<PrescriptionRules> {
  const key = await versionsInUse(services, ["interactions", "bdpm"]);
  if (built?.key === key) return built.rules;
  const rules = build(services);
  built = { key, rules };
  rules.catch(() => {
    built = null;
  });
  return rules;
}
