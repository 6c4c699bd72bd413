/** A line of the handbook, in any of the ways that it can be set. */
export type Row =
  | { kind: "title" | "line"; text: string }
  | { kind: "table"; cells: readonly string[] };

export interface Procedure {
  code: string;
  title: string;
  service: string;
  author: string;
  rows: readonly Row[];
}

export interface HandbookPage {
  number: number;
  title: string;
  header: readonly string[];
  rows: readonly Row[];
  footer: string;
}

function rowText(row: Row): string {
  if (row.kind === "table") return `| ${row.cells.join(" | ")} |`;
  return row.kind === "title" ? `# ${row.text}` : row.text;
}

/** A page as it is typed: titles marked, header and footer as printed. */
export const pageText = ({ header, rows, footer }: HandbookPage): string =>
  [...header, "", ...rows.map(rowText), "", footer].join("\n");

/** Consecutive rows of a table make one. */
function blocks(rows: readonly Row[]): object[] {
  const made: object[] = [];
  let body: string[][] | undefined;
  for (const row of rows) {
    if (row.kind !== "table") {
      body = undefined;
      made.push(
        row.kind === "title"
          ? { text: row.text, fontSize: 12, bold: true, margin: [0, 10, 0, 4] }
          : { text: row.text, margin: [row.text.startsWith("-") ? 8 : 0, 1, 0, 2] },
      );
      continue;
    }
    if (body?.[0]?.length === row.cells.length) body.push([...row.cells]);
    else {
      body = [[...row.cells]];
      made.push({
        margin: [0, 4, 0, 6],
        table: { widths: row.cells.map((_, at) => (at === 0 ? "auto" : "*")), body },
      });
    }
  }
  return made;
}

/** The same handbook for pdfmake: one page of paper for each page. */
export const handbookDocument = (pages: readonly HandbookPage[]) => ({
  info: { title: "Recueil des procédures" },
  pageMargins: [44, 76, 44, 46],
  defaultStyle: { fontSize: 9 },
  header: (page: number) => ({
    margin: [44, 20, 44, 0],
    table: { widths: ["35%", "*", "30%"], body: [[...(pages[page - 1]?.header ?? [])]] },
    fontSize: 8,
  }),
  footer: (page: number) => ({
    text: pages[page - 1]?.footer ?? "",
    alignment: "center",
    fontSize: 7,
    margin: [0, 16, 0, 0],
  }),
  content: pages.map((page, index) => ({
    stack: blocks(page.rows),
    ...(index === 0 ? {} : { pageBreak: "before" }),
  })),
});
