// How many passages that give a dose had a source read at one of the three best grades. It is no
// fault of a sheet: a figure that is printed, and that a test keeps from sinking.
import { isGiven } from "../dose/schema.ts";
import { gradeOf } from "../evidence.ts";
import { passagesOf, type Sheet } from "../sheet.ts";

const READ: readonly string[] = ["issuer", "extract", "abstract"];

export function dosesRead(sheets: readonly Sheet[]): { doses: number; read: number } {
  const grades = sheets.flatMap((sheet) =>
    passagesOf(sheet)
      .filter(({ passage }) => passage.doses?.some(isGiven))
      .map(({ passage }) => gradeOf(sheet.sources, sheet.reread ?? [], passage.id)),
  );
  return { doses: grades.length, read: grades.filter((grade) => READ.includes(grade)).length };
}
