// The renal function of a patient, by the calculators of the house: nothing is computed here.
import { ckdEpi2009, cockcroftGault, evaluate } from "#features/calculators/domain/public.ts";
import type { Profile } from "./wire-profile.ts";

const CALCULATORS = [cockcroftGault, ckdEpi2009];

export interface KidneyFunction {
  values: { calculator: string; value: number; unit: string; formula: string }[];
  /** A rate that was given, not computed. */
  given: number | null;
  /** What limits are compared with: the Cockcroft clearance, most limits being written in it. */
  used: { value: number; by: string } | null;
  /** Fields that a clearance still needs. */
  missing: string[];
  /** Fields that no calculator takes as they are. */
  refused: string[];
}

const GIVEN = "given";

/** What a calculator takes of the profile; the weight is said in kilograms. */
function inputsOf({ age, sex, weight, creatinine }: Profile, names: object) {
  const kilograms = weight == null ? null : { value: weight, unit: "kg" };
  const known = { age, sex, weight: kilograms, creatinine };
  return Object.fromEntries(
    Object.entries(known).filter(([name, value]) => value != null && Object.hasOwn(names, name)),
  );
}

function computed(profile: Profile): Pick<KidneyFunction, "values" | "missing" | "refused"> {
  const values: KidneyFunction["values"] = [];
  const [missing, refused] = [new Set<string>(), new Set<string>()];
  for (const calculator of CALCULATORS) {
    const given = inputsOf(profile, calculator.inputs);
    const read = evaluate(calculator, given, undefined, "refused");
    for (const name of read.missing) missing.add(name);
    for (const { field } of read.problems) refused.add(field);
    const { value, formula } = read.outcome ?? {};
    const unit = calculator.result.unit ?? "";
    if (value != null)
      values.push({ calculator: calculator.id, value, unit, formula: formula ?? "" });
  }
  return { values, missing: [...missing], refused: [...refused] };
}

/** Null when nothing of the kidney was told. */
export function kidneyFunction(profile: Profile): KidneyFunction | null {
  const given = profile.gfr ?? null;
  if (profile.creatinine == null && given === null) return null;
  const none = { values: [], missing: [], refused: [] };
  const read = profile.creatinine == null ? none : computed(profile);
  const [first] = read.values;
  const own = first ? { value: first.value, by: first.calculator } : null;
  const used = own ?? (given === null ? null : { value: given, by: GIVEN });
  return { ...read, given, used };
}
