// The sheet of a drug, with those that are made of the same at the same strength.
import { compositionKey } from "#features/nomenclatures/domain/public.ts";
import { type DrugSheet, drugSheet } from "#features/nomenclatures/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { prescriptionRules } from "./prescription.ts";

/** More of one composition than a person reads. */
const MOST_ALIKE = 200;

export async function sheetOf(
  services: Pick<Services, "db">,
  cis: string,
): Promise<DrugSheet | null> {
  const { index, byComposition } = await prescriptionRules(services);
  const drug = index.drug(cis);
  const key = drug ? compositionKey(drug) : "";
  const alike = key === "" ? [] : (byComposition.get(key) ?? []);
  return drugSheet(
    services,
    cis,
    alike.slice(0, MOST_ALIKE).map((one) => one.cis),
  );
}
