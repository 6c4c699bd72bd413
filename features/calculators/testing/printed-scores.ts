// What the tests that read a printed table again share.
import { findById } from "../domain/catalogue.ts";
import { evaluate } from "../domain/evaluate.ts";
import type { Given } from "../domain/read-input.ts";

/** The result; a value that is refused or missing is the test's own mistake. */
export function run(id: string, given: Record<string, Given>) {
  const calculator = findById(id);
  if (!calculator) throw new Error(id);
  const { outcome, problems, missing } = evaluate(calculator, given);
  if (!outcome) throw new Error(`${id}: ${JSON.stringify({ problems, missing })}`);
  return outcome;
}

/** Points of each line. */
export const partsOf = (id: string, given: Record<string, Given>) =>
  Object.fromEntries(run(id, given).parts.map((part) => [part.id, part.points]));

/** Inputs of a SOFA of 0. */
export const QUIET_SOFA = {
  pao2: 95,
  fio2: 21,
  platelets: 250,
  bilirubin: 10,
  vasopressors: false,
  map: 80,
  gcs: 15,
  creatinine: 80,
};
