// The index of the shipped sheets, as the server makes it of its database.
import { buildIndex } from "../domain/library-index.ts";
import { parseContent, readContent } from "../server/content.ts";
import { passageRows, sheetRow } from "../server/sheet-rows.ts";

export const shippedSheets = parseContent(await readContent());

export const shippedIndex = buildIndex(
  shippedSheets.map((sheet) => ({
    id: sheet.id,
    title: sheet.title,
    names: [...sheet.abbreviations, ...sheet.synonyms, ...sheet.misspellings],
    drugs: sheetRow(sheet).drugs,
    text: passageRows(sheet)
      .map(({ text }) => text)
      .join(" "),
  })),
);
