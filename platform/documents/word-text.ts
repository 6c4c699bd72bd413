// The text of a Word document out of its main part, paragraph by paragraph: headings and list items
// keep their mark, the cells of a row stay on one line, deleted words stay deleted. Reads tags one
// after the other and resolves nothing but the five entities of XML. By hand: see
// docs/decisions/0029.
import { storableStart } from "#platform/text/storable.ts";

const NAME = /^(\/?)(?:[\w-]{1,20}:)?([A-Za-z]\w{0,40})/u;
const HEADING = /:?val="(?:heading|titre|title|t[ií]tulo)\s?-?\d?"/iu;
const PAGE_BREAK = /:?type="page"/u;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/giu,
    (whole, decimal, hexadecimal, name) => {
      if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code > 31 && code < 0x11_0000 && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : " ";
    },
  );

interface Line {
  text: string;
  /** The page it begins on, from 0. */
  page: number;
  /** Items of a list, and rows of a table, follow their like without an empty line. */
  kind: "paragraph" | "item" | "row";
}

/** A row whose cells are being read; tables stand in cells too. */
interface Row {
  cells: Line[][];
  page: number;
}

/** Between the cells of a row. */
const CELL = " | ";
/** Paragraphs of a cell. With more of them, the table only sets the page in columns. */
const MOST_IN_CELL = 4;
/** Tables in tables; what stands deeper belongs to the cell that holds it. */
const DEEPEST = 8;

class Reader {
  readonly lines: Line[] = [];
  length = 0;
  #page = 0;
  /** Word writes its own mark of a page after the one that a person made. */
  #turned = false;
  #start = 0;
  #paragraph = "";
  #mark: "" | "# " | "- " = "";
  #inText = false;
  readonly #rows: Row[] = [];
  /** Rows below the deepest that is read. */
  #below = 0;

  /** One tag, without its brackets. */
  tag(tag: string): void {
    const [, closing, name = ""] = NAME.exec(tag) ?? [];
    const opens = closing === "" && !tag.endsWith("/");
    if (name === "t") this.#inText = opens;
    else if (opens) this.#open(name);
    else if (closing === "/") this.#close(name);
    // An empty paragraph has one tag.
    else if (name === "p") this.#endParagraph();
    if (!closing) this.#sign(name, tag);
  }

  text(text: string): void {
    if (!this.#inText) return;
    if (this.#paragraph.trim() === "") this.#start = this.#page;
    this.#paragraph += decoded(text);
    this.#turned = false;
  }

  /** What stands in a paragraph, and what it is. */
  #sign(name: string, tag: string): void {
    if (name === "tab") this.#paragraph += this.#paragraph === "" ? "" : " ";
    else if (name === "br" && PAGE_BREAK.test(tag)) this.#turn();
    else if (name === "lastRenderedPageBreak") this.#page += this.#turned ? 0 : 1;
    else if (name === "br" || name === "cr") this.#paragraph += "\n";
    else if (name === "pStyle" && HEADING.test(tag)) this.#mark = "# ";
    else if (name === "numPr" && this.#mark === "") this.#mark = "- ";
  }

  #turn(): void {
    this.#page += 1;
    this.#turned = true;
  }

  #open(name: string): void {
    if (name === "tr" && this.#rows.length === DEEPEST) this.#below += 1;
    else if (name === "tr") this.#rows.push({ cells: [], page: this.#page });
    else if (name === "tc" && this.#below === 0) this.#rows.at(-1)?.cells.push([]);
  }

  #close(name: string): void {
    if (name === "p") this.#endParagraph();
    else if (name === "tr" && this.#below > 0) this.#below -= 1;
    else if (name === "tr") this.#endRow();
  }

  /** What a document that breaks off had begun. */
  end(): void {
    this.#endParagraph();
    while (this.#rows.length > 0) this.#endRow();
  }

  #endParagraph(): void {
    const text = this.#paragraph.trim();
    const kind = this.#mark === "- " ? "item" : "paragraph";
    if (text !== "") this.#keep({ text: `${this.#mark}${text}`, page: this.#start, kind });
    this.#paragraph = "";
    this.#mark = "";
  }

  #endRow(): void {
    const { cells = [], page = 0 } = this.#rows.pop() ?? {};
    const filled = cells.filter((lines) => lines.length > 0);
    if (filled.length < 2 || filled.some((lines) => lines.length > MOST_IN_CELL))
      for (const line of filled.flat()) this.#put(line);
    else this.#put({ text: cells.map(cellText).join(CELL).trim(), page, kind: "row" });
  }

  #keep(line: Line): void {
    this.length += line.text.length + 1;
    this.#put(line);
  }

  #put(line: Line): void {
    (this.#rows.at(-1)?.cells.at(-1) ?? this.lines).push(line);
  }
}

/** A row is one line, and so is what stands in its cells. */
const cellText = (lines: readonly Line[]): string =>
  lines.map(({ text }) => text.replace(/^[#-] /, "").replaceAll("\n", " ")).join(" ; ");

const joined = (lines: readonly Line[]): string =>
  lines
    .map(({ text, kind }, at) => {
      const before = lines[at - 1];
      if (!before) return text;
      return kind !== "paragraph" && kind === before.kind ? `\n${text}` : `\n\n${text}`;
    })
    .join("");

/** Null when it is no such document. Stops once `most` characters are read. */
export function wordText(
  xml: string,
  most: number,
): { text: string; pages: string[]; cut: boolean } | null {
  // A document type declares entities: Word never writes one.
  if (/<!DOCTYPE|<!ENTITY/iu.test(xml) || !/<(?:[\w-]{1,20}:)?document[\s>]/u.test(xml))
    return null;
  const reader = new Reader();
  for (let at = xml.indexOf("<"); at >= 0 && reader.length <= most; ) {
    const end = xml.indexOf(">", at);
    if (end < 0) break;
    const next = xml.indexOf("<", end);
    reader.tag(xml.slice(at + 1, end));
    reader.text(xml.slice(end + 1, next < 0 ? xml.length : next));
    at = next;
  }
  reader.end();
  const { lines, length } = reader;
  const byPage = Map.groupBy(lines, ({ page }) => page);
  return {
    text: storableStart(joined(lines), most),
    pages: Array.from({ length: (lines.at(-1)?.page ?? 0) + 1 }, (_, page) =>
      storableStart(joined(byPage.get(page) ?? []), most),
    ),
    cut: length > most,
  };
}
