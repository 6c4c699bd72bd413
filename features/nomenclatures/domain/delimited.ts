// Rows of text separated by one sign. Quotes only mean something where the sign is a comma or a
// semicolon: the tabulated files of the drug database hold bare quotes.

/** The lines that hold something. */
export const linesOf = (text: string): string[] =>
  text.split("\n").filter((line) => line.trim() !== "");

/** Cells of each line, trimmed. */
export const splitRows = (text: string, sign: string): string[][] =>
  linesOf(text).map((line) => line.split(sign).map((cell) => cell.trim()));

export interface QuotedRows {
  rows: string[][];
  /** A quote was opened and never closed: the file stops in the middle. */
  open: boolean;
}

/** RFC 4180: cells between quotes may hold the sign, doubled quotes and line ends. */
export function quotedRows(text: string, sign: string): QuotedRows {
  if (!text.includes('"')) return { rows: splitRows(text, sign), open: false };
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endRow = () => {
    row.push(cell.trim());
    if (row.some((one) => one !== "")) rows.push(row);
    [row, cell] = [[], ""];
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === sign) {
      row.push(cell.trim());
      cell = "";
    } else if (!quoted && letter === "\n") endRow();
    else cell += letter;
  }
  if (cell !== "" || row.length > 0) endRow();
  return { rows, open: quoted };
}

/** The sign that separates most cells of a heading. */
export function separatorOf(heading: string): string {
  const count = (sign: string) => heading.split(sign).length;
  return [",", ";", "\t", "|"].sort((a, b) => count(b) - count(a))[0] as string;
}

/** Rows of a file with a heading, as records; null when its quotes are not closed. */
export function records(text: string): Record<string, string>[] | null {
  const [heading = ""] = linesOf(text);
  const { rows, open } = quotedRows(text, separatorOf(heading));
  if (open) return null;
  const names = (rows.shift() ?? []).map((name) => name.toLowerCase());
  return rows.map((cells) =>
    Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""] as const)),
  );
}
