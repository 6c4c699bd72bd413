// The Markdown subset of answers: headings, paragraphs, lists, alerts, strong text and numbered citations. Answers are
// kept and streamed as this text, and read back into data that the screen draws as elements: nothing is ever parsed
// as HTML. Reading accepts any string, also one cut in mid-stream.

export type Inline = { kind: "text"; text: string; strong?: true } | { kind: "citation"; n: number };
export type Tone = "danger" | "warning" | "note";
export type Block =
  | { kind: "heading"; content: readonly Inline[] }
  | { kind: "paragraph"; content: readonly Inline[] }
  | { kind: "list"; items: readonly (readonly Inline[])[] }
  | { kind: "alert"; tone: Tone; title: string; items: readonly (readonly Inline[])[] };

const TONE_WORD: Record<Tone, string> = { danger: "CAUTION", warning: "WARNING", note: "NOTE" };
const TONE_OF = new Map<string, Tone>(Object.entries(TONE_WORD).map(([tone, word]) => [word, tone as Tone]));

export const plain = (text: string): Inline => ({ kind: "text", text });
export const strong = (text: string): Inline => ({ kind: "text", text, strong: true });
export const cite = (n: number): Inline => ({ kind: "citation", n });

const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/gu, " ");
// Only what would be read as a mark is escaped, so that a dose is stored as it is written.
const escapeText = (text: string) => oneLine(text).replace(/\\|\*|\[(?=\d{1,3}\])/gu, "\\$&");

const writeInline = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      if (part.kind === "citation") return `[${part.n}]`;
      return part.strong ? `**${escapeText(part.text)}**` : escapeText(part.text);
    })
    .join("");

/** One block as lines of text, ended by the blank line that separates it from the next. */
export function writeBlock(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `## ${writeInline(block.content)}\n\n`;
    case "paragraph":
      return `${writeInline(block.content).replace(/^(?=##? |- |> )/u, "\\")}\n\n`;
    case "list":
      return `${block.items.map((item) => `- ${writeInline(item)}\n`).join("")}\n`;
    case "alert":
      return `> [!${TONE_WORD[block.tone]}] ${escapeText(block.title)}\n${block.items.map((item) => `> - ${writeInline(item)}\n`).join("")}\n`;
  }
}

export const writeMarkup = (blocks: readonly Block[]): string => blocks.map(writeBlock).join("");

/** Strong text, citations and escapes of one line. An unclosed mark is shown as it stands. */
function readInline(line: string): Inline[] {
  const parts: Inline[] = [];
  let pending = "";
  let isStrong = false;
  const push = () => {
    if (pending !== "") parts.push(isStrong ? strong(pending) : plain(pending));
    pending = "";
  };
  for (let i = 0; i < line.length; ) {
    const citation = line[i] === "[" ? /^\[(\d{1,3})\]/u.exec(line.slice(i, i + 5)) : null;
    if (line[i] === "\\" && i + 1 < line.length) {
      pending += line[i + 1];
      i += 2;
    } else if (line.startsWith("**", i) && (isStrong || closesStrong(line, i + 2))) {
      push();
      isStrong = !isStrong;
      i += 2;
    } else if (citation) {
      push();
      parts.push(cite(Number(citation[1])));
      i += citation[0].length;
    } else {
      pending += line[i];
      i += 1;
    }
  }
  push();
  return parts;
}

function closesStrong(line: string, from: number): boolean {
  for (let i = from; i < line.length; i += line[i] === "\\" ? 2 : 1) {
    if (line.startsWith("**", i)) return i > from;
  }
  return false;
}

/** Reads the subset back; whatever it does not know is a paragraph of plain text. */
export function readMarkup(markup: string): Block[] {
  const blocks: Block[] = [];
  let list: (readonly Inline[])[] | null = null;
  let alert: (readonly Inline[])[] | null = null;
  for (const line of markup.split("\n")) {
    const opening = /^> \[!(CAUTION|WARNING|NOTE)\] ?(.*)$/u.exec(line);
    if (opening) {
      alert = [];
      list = null;
      blocks.push({
        kind: "alert",
        tone: TONE_OF.get(opening[1] ?? "") ?? "note",
        title: inlineText(readInline(opening[2] ?? "")),
        items: alert,
      });
    } else if (line.startsWith("> ") && alert) {
      alert.push(readInline(line.slice(line.startsWith("> - ") ? 4 : 2)));
    } else if (line.startsWith("- ")) {
      if (!list) {
        list = [];
        blocks.push({ kind: "list", items: list });
      }
      list.push(readInline(line.slice(2)));
      alert = null;
    } else {
      list = null;
      alert = null;
      if (line.startsWith("## ")) blocks.push({ kind: "heading", content: readInline(line.slice(3)) });
      else if (line !== "") blocks.push({ kind: "paragraph", content: readInline(line) });
    }
  }
  return blocks;
}

const inlineText = (content: readonly Inline[]): string =>
  content.map((part) => (part.kind === "citation" ? `[${part.n}]` : part.text)).join("");

function plainBlock(block: Block): string {
  const lines = (items: readonly (readonly Inline[])[]) => items.map((item) => `- ${inlineText(item)}`);
  if (block.kind === "list") return lines(block.items).join("\n");
  if (block.kind === "alert") return [block.title, ...lines(block.items)].join("\n");
  return inlineText(block.content);
}

/** The answer as plain text, for the command line and the clipboard: same words, same numbers, no marks. */
export const plainText = (markup: string): string => readMarkup(markup).map(plainBlock).join("\n\n");
