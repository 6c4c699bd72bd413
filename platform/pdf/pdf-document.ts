// What a feature says of a PDF: plain data in the vocabulary of pdfmake, so that another thread can
// lay it out.

/** The part of pdfmake's vocabulary that is used here. */
export type PdfNode = string | PdfNode[] | { [key: string]: unknown };
export interface PdfDocument {
  info: { title: string };
  content: PdfNode[];
  styles: Record<string, Record<string, unknown>>;
  defaultStyle: Record<string, unknown>;
}

// The font of the document has no glyph for these; pictures have no words.
const LACKING: Record<string, string> = {
  "\u202f": "\u00a0",
  "→": "->",
  "⇒": "=>",
  "←": "<-",
  "✓": "v",
  "☐": "-",
  "⚠": "!",
};
/** Text in signs that the font has. */
export const printable = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u202f→⇒←✓☐⚠]/gu, (sign) => LACKING[sign] ?? sign)
    .replace(/\p{Extended_Pictographic}|[\ufe0f\u200d]/gu, (sign) =>
      /[©®™↔]/u.test(sign) ? sign : "",
    )
    .replace(/[^\P{Cc}\n\t]/gu, "");
