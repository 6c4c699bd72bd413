import { citablePassage } from "#features/guidelines/server/citable-passage.ts";
import { parseContent, readContent } from "#features/guidelines/server/content.ts";
import { passageRows, sheetRow } from "#features/guidelines/server/sheet-rows.ts";
import type { QuizLibrary } from "../domain/quiz/library.ts";

/** The library as it ships, read from its files. */
export async function shippedLibrary(): Promise<QuizLibrary> {
  const written = parseContent(await readContent());
  const titles = new Map(written.map(({ id, title }) => [id, title]));
  return {
    sheets: written.map(sheetRow),
    passages: written.flatMap((sheet) =>
      passageRows(sheet, titles).map((row) => citablePassage(sheetRow(sheet), row)),
    ),
    heldBack: [],
  };
}
