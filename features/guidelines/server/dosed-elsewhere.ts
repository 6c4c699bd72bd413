// A dose that is written in another sheet for the disease that is asked: the magnesium of an
// eclampsia stands among the treatments of a seizure.
import type { Question } from "../domain/question.ts";
import { PARTS_OF_DRUGS } from "../domain/stop-words.ts";
import type { Edition } from "./edition.ts";
import type { PassageRow } from "./sheet-rows.ts";

/** Passages of other sheets that dose, for that one, a drug that was named and that it never doses. */
export function dosedElsewhere(
  sheetId: string,
  { said }: Question,
  { dosed, passages, otherSheet }: Pick<Edition, "dosed" | "passages" | "otherSheet">,
): PassageRow[] {
  const isNamed = (drug: readonly string[]) => {
    const telling = drug.filter((stem) => !PARTS_OF_DRUGS.has(stem));
    return telling.length > 0 && telling.every((stem) => said.has(stem));
  };
  const dosing = dosed.filter(({ drugs }) => drugs.some(isNamed));
  if (dosing.some((one) => one.sheetId === sheetId)) return [];
  return dosing
    .flatMap((one) => passages.get(one.sheetId)?.filter(({ id }) => id === one.id) ?? [])
    .filter(({ id, text, sheetId: own }) => otherSheet(id, text, own) === sheetId);
}
