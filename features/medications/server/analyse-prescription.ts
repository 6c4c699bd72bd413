// A prescription whole: its interactions, and what is told of it for this patient.
import type { Services } from "#platform/feature/server/context.ts";
import type { Profile } from "../domain/wire-profile.ts";
import { patientOf } from "./patient.ts";
import { prescriptionRules } from "./prescription.ts";

export async function analysePrescription(
  services: Pick<Services, "db">,
  drugs: readonly string[],
  profile: Profile,
) {
  const rules = await prescriptionRules(services);
  const { interactions, duplicates, unverified } = rules.analyse(drugs);
  return {
    source: { edition: rules.edition, pairs: rules.pairs, partial: rules.partial },
    interactions: interactions.map((one) => ({
      ...one,
      levels: [...one.levels],
      said: [...one.said],
      details: [...one.details],
    })),
    duplicates,
    unverified,
    patient: await patientOf(services, rules, drugs, profile),
  };
}
