// Another code for a line: of the tables in use, and one that may be coded on that day.
import { codingTables, findCodes } from "#features/nomenclatures/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { eligibility } from "../domain/eligibility.ts";
import { actIn, diagnosisIn } from "./code-description.ts";

const SEARCHED = { cim10: "codes", ccam: "acts" } as const;
const ANYBODY = { age: null, sex: null };
const ASKED = 40;
const SHOWN = 12;

export async function codesFor(
  services: Pick<Services, "db">,
  table: "cim10" | "ccam",
  query: string,
  date: string,
): Promise<{ code: string; label: string }[]> {
  const tables = await codingTables(services);
  const entry = (table === "cim10" ? diagnosisIn : actIn)(tables);
  const found = await findCodes(services, SEARCHED[table], query, ASKED);
  return found
    .flatMap(({ code }) => entry(code) ?? [])
    .filter((one) => eligibility(one, ANYBODY, date).ok)
    .slice(0, SHOWN)
    .map(({ code, label }) => ({ code, label }));
}
