// A table as a file that a spreadsheet opens as it is: in French and Spanish semicolons and decimal
// commas.
import type { Language } from "#platform/i18n/languages.ts";

export type CsvValue = string | number | null;

/** A text that a spreadsheet would run as a formula is kept as a text. */
const FORMULA = /^[=+\-@\t\r]/;

export function csv(rows: readonly (readonly CsvValue[])[], language: Language): string {
  const [separator, decimal] = language === "en" ? [",", "."] : [";", ","];
  const cell = (value: CsvValue) => {
    if (value === null) return "";
    if (typeof value === "number") return quoted(String(value).replace(".", decimal));
    return quoted(FORMULA.test(value) ? `'${value}` : value);
  };
  const quoted = (text: string) =>
    /["\r\n;,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  // The mark at the head tells spreadsheets that accents are UTF-8.
  return `\uFEFF${rows.map((row) => row.map(cell).join(separator)).join("\r\n")}\r\n`;
}
