// How many passages that give a dose had a source read at one of the three best grades: a figure that
// is printed, and that a test keeps from sinking. The others say which titles were looked for.
import { isGiven } from "../dose/schema.ts";
import { gradeOf } from "../evidence.ts";
import { passagesOf, type Sheet } from "../sheet.ts";
import type { Finding } from "./finding.ts";

const READ: readonly string[] = ["issuer", "extract", "abstract"];

const givenPassages = (sheet: Sheet): { id: string; read: boolean }[] =>
  passagesOf(sheet)
    .filter(({ passage }) => passage.doses?.some(isGiven))
    .map(({ passage: { id } }) => ({
      id,
      read: READ.includes(gradeOf(sheet.sources, sheet.reread ?? [], id)),
    }));

export function dosesRead(sheets: readonly Sheet[]): { doses: number; read: number } {
  const passages = sheets.flatMap(givenPassages);
  return { doses: passages.length, read: passages.filter(({ read }) => read).length };
}

export const searchedFindings = (sheets: readonly Sheet[]): Finding[] =>
  sheets.flatMap((sheet) =>
    givenPassages(sheet)
      .filter(
        ({ id, read }) =>
          !read && !(sheet.reread ?? []).some(({ passages }) => passages.includes(id)),
      )
      .map(({ id }) => ({
        check: "searched",
        where: `${sheet.id}#${id}`,
        message: "gives a dose on no source that was read, and names no title that was looked for",
      })),
  );
