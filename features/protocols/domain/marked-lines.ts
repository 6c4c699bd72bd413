// The lines of a plain text as people write one, Markdown or not: its marks are read, its words are
// kept as they are. What begins with « > » stays so: it quotes, or it is a threshold.

interface MarkedLine {
  text: string;
  /** Stands alone: a row of a table, a line of what is quoted as it is. */
  apart: boolean;
}

const FENCE = /^\s*(?:```|~~~)/u;
const RULE = /^\s{0,3}([-*_])(?:[ \t]?\1){2,80}\s*$/u;
const UNDERLINE = /^\s{0,3}(?:={3,200}|-{3,200})\s*$/u;
const ROW = /^\s*\|.*\|\s*$/u;
const ROW_RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/u;
const FRONT = /^---\n((?:[\p{L}\d_ -]+:.*\n|\s+.*\n)+)---(?:\n|$)/u;
const MARKED = /^\s*(?:#{1,6}\s|[-*+•]\s|\d{1,2}[.)]\s|[|>])/u;

/** Of a link, its words and where it leads; of an image, its words; a box is drawn. */
const inline = (line: string): string =>
  line
    .replace(/!\[([^\]\n]{0,300})\]\([^)\s]{0,2000}\)/gu, "$1")
    .replace(/\[([^\]\n]{1,300})\]\(([^)\s]{1,2000})\)/gu, "$1 ($2)")
    .replace(/^(\s*[-*+]\s+)\[ \]\s/u, "$1☐ ")
    .replace(/^(\s*[-*+]\s+)\[[xX]\]\s/u, "$1☑ ")
    .replace(/\\$/u, "");

const rowOf = (line: string): string =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim().replaceAll("\\|", "|"))
    .join(" | ");

/** What stands between the fences of the head of a file, a line each; and the rest. */
function parted(page: string): { head: MarkedLine[]; body: string[] } {
  const whole = page.replace(/\r\n?/gu, "\n");
  const [front = "", head = ""] = FRONT.exec(whole) ?? [];
  const filled = head.split("\n").filter((text) => text.trim() !== "");
  return {
    head: filled.map((text) => ({ text, apart: true })),
    body: whole.slice(front.length).split("\n"),
  };
}

const read = (line: string): MarkedLine[] => {
  if (ROW_RULE.test(line)) return [];
  if (ROW.test(line)) return [{ text: rowOf(inline(line)), apart: true }];
  return [{ text: RULE.test(line) ? "" : inline(line), apart: false }];
};

/** A line under nothing: what is drawn below makes it a title. */
const mayBeTitle = (line: string, before: MarkedLine | undefined): boolean =>
  line.trim() !== "" && !MARKED.test(line) && (before?.text.trim() ?? "") === "";

export function markedLines(page: string): MarkedLine[] {
  const { head, body } = parted(page);
  const lines = head;
  let [fenced, alone] = [false, false];
  for (const line of body) {
    const last = lines.at(-1);
    const fence = FENCE.test(line);
    if (fence) fenced = !fenced;
    if (alone && last && UNDERLINE.test(line))
      last.text = `${line.includes("=") ? "#" : "##"} ${last.text.trim()}`;
    else if (fence) lines.push({ text: "", apart: false });
    else if (fenced) lines.push({ text: line, apart: true });
    else lines.push(...read(line));
    alone = !fenced && mayBeTitle(line, last);
  }
  return lines;
}
