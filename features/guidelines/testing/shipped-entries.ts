// The shipped sheets as the index of the library takes them, as the server makes them of its database.
import { parseContent, readContent } from "../server/content.ts";
import { passageRows, sheetRow } from "../server/sheet-rows.ts";

export const shippedSheets = parseContent(await readContent());

export const shippedEntries = shippedSheets.map((sheet) => ({
  id: sheet.id,
  title: sheet.title,
  names: [...sheet.abbreviations, ...sheet.synonyms, ...sheet.misspellings],
  drugs: sheetRow(sheet).drugs,
  text: passageRows(sheet)
    .map(({ text }) => text)
    .join(" "),
}));
