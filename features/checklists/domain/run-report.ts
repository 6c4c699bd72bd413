// The log of a run as a PDF: what was kept, nothing else.
import { type PdfDocument, printable } from "#platform/pdf/pdf-document.ts";

export interface Report {
  title: string;
  /** Day and time it began. */
  subtitle: string;
  /** Time since the start, time of the clock, what was done. */
  lines: { clock: string; time: string; words: string }[];
  notice: string;
}

const PETROL = "#0a5660";
const GREY = "#5a6a6c";

export function reportPdf({ title, subtitle, lines, notice }: Report): PdfDocument {
  const body = lines.map(({ clock, time, words }) => [
    { text: clock, bold: true },
    { text: printable(time), color: GREY },
    printable(words),
  ]);
  return {
    info: { title: printable(title) },
    content: [
      { text: printable(title), style: "title" },
      { text: printable(subtitle), color: GREY, margin: [0, 0, 0, 8] },
      {
        table: { widths: [52, 70, "*"], dontBreakRows: true, body },
        layout: "lightHorizontalLines",
      },
      { text: printable(notice), color: GREY, fontSize: 8.5, margin: [0, 14, 0, 0] },
    ],
    styles: { title: { fontSize: 18, bold: true, color: PETROL, margin: [0, 0, 0, 2] } },
    defaultStyle: { fontSize: 10, lineHeight: 1.2 },
  };
}
