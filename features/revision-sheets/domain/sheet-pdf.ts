// A sheet as a pdfmake document: plain data, so that another thread can lay it out.
import { type PdfDocument, type PdfNode, printable } from "#platform/pdf/pdf-document.ts";
import { SECTIONS, type Section } from "./sections.ts";
import { isUnverified } from "./unverified.ts";
import type { Sheet, SheetSource, Statement } from "./wire.ts";

const PETROL = "#0a5660";
const GREY = "#5a6a6c";
const GARANCE = "#98202a";

export interface PdfTexts {
  badge: string;
  /** How it was made, and when. */
  made: string;
  sources: string;
  unverified: string;
  notice: string;
  /** Said of a section that holds nothing. */
  none: string;
  section(section: Section): string;
  source(source: SheetSource): string;
}

/** The statement with its doubts in red and its numbers. */
function words({ text, doubts, sources, ...rest }: Statement, unverified: string): PdfNode {
  const parts: PdfNode[] = [];
  let from = 0;
  for (const doubt of doubts) {
    parts.push(printable(text.slice(from, doubt.from)));
    parts.push({ text: printable(text.slice(doubt.from, doubt.to)), color: GARANCE, bold: true });
    from = doubt.to;
  }
  parts.push(printable(text.slice(from)));
  if (isUnverified({ doubts, sources, ...rest }))
    parts.push({ text: ` (${unverified})`, color: GARANCE, fontSize: 8 });
  for (const n of sources) parts.push({ text: ` [${n}]`, color: PETROL, bold: true, fontSize: 8 });
  return { text: parts };
}

export function sheetPdf(
  sheet: Sheet,
  texts: PdfTexts,
  address: (route: string) => string,
): PdfDocument {
  const section = (one: Section): PdfNode[] => [
    { text: texts.section(one), style: "heading", headlineLevel: 1 },
    sheet.sections[one].length === 0
      ? { text: texts.none, italics: true, color: GREY, style: "paragraph" }
      : {
          ul: sheet.sections[one].map((statement) => words(statement, texts.unverified)),
          style: "paragraph",
        },
  ];
  const source = (one: SheetSource): PdfNode => ({
    columns: [
      { text: String(one.n), width: 20, bold: true, color: PETROL },
      {
        text: [
          one.route === null
            ? printable(texts.source(one))
            : {
                text: printable(texts.source(one)),
                link: address(one.route),
                decoration: "underline",
              },
          { text: `  ${printable(one.label)}`, color: GREY },
        ],
      },
    ],
    fontSize: 8.5,
    margin: [0, 1, 0, 1],
  });
  return {
    info: { title: printable(sheet.title) },
    content: [
      { text: printable(sheet.title), style: "title" },
      { text: `${texts.badge} · ${texts.made}`, color: GREY, fontSize: 9, margin: [0, 0, 0, 6] },
      ...SECTIONS.flatMap(section),
      ...(sheet.sources.length === 0
        ? []
        : [{ text: texts.sources, style: "heading" }, ...sheet.sources.map(source)]),
      { text: texts.notice, color: GREY, fontSize: 8.5, margin: [0, 16, 0, 0] },
    ],
    styles: {
      title: { fontSize: 18, bold: true, color: PETROL, margin: [0, 0, 0, 2] },
      heading: { fontSize: 12.5, bold: true, color: PETROL, margin: [0, 10, 0, 3] },
      paragraph: { margin: [0, 0, 0, 4] },
    },
    defaultStyle: { fontSize: 10, lineHeight: 1.2 },
  };
}
