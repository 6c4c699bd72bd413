// The inside of a line of an answer: strong and emphasised text, code, numbered citations, and the
// marks of the audit. Links and images become their words: nothing a model writes can be followed
// or loaded.
import { type Annotation, DOUBTS, type Doubt } from "./annotations.ts";

export type Inline =
  | { kind: "text"; text: string; strong?: true; emphasis?: true; code?: true; doubt?: Doubt }
  | { kind: "citation"; n: number };

export const plain = (text: string): Inline => ({ kind: "text", text });
export const strong = (text: string): Inline => ({ kind: "text", text, strong: true });
export const cite = (n: number): Inline => ({ kind: "citation", n });

/**
 * A mark that never closes is given up after this many characters: reading stays linear in the
 * text.
 */
const FARTHEST = 2_000;
// Private-use characters carry the audit's ranges through the reading; any that a text holds are
// replaced first.
const DOUBT_OPENS = new Map(
  DOUBTS.map((doubt, index) => [String.fromCharCode(0xe000 + index), doubt]),
);
const DOUBT_CLOSES = "\ue00f";

const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/gu, " ");
// Only what would be read as a mark is escaped, so that a dose is stored as it is written.
export const escapeText = (text: string): string =>
  oneLine(text).replace(
    /\\(?=[!-/:-@[-`{-~])|\\$|\*|`|\[(?=\d{1,3}\]|[^\]]*\]\()|!(?=\[)/gu,
    "\\$&",
  );

export const writeInline = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      if (part.kind === "citation") return `[${part.n}]`;
      if (part.code) return `\`${oneLine(part.text)}\``;
      const text = escapeText(part.text);
      if (part.strong) return `**${text}**`;
      return part.emphasis ? `*${text}*` : text;
    })
    .join("");

export const inlineText = (content: readonly Inline[]): string =>
  content.map((part) => (part.kind === "citation" ? `[${part.n}]` : part.text)).join("");

/**
 * Puts the audit's ranges into a text, before it is cut into blocks. Ranges are closed and opened
 * again at line ends and cell borders, and never stand before what makes a line a list or a title.
 */
export function withDoubts(markup: string, annotations: readonly Annotation[]): string {
  const text = markup.replace(/[\ue000-\ue00f]/gu, "\ufffd");
  if (annotations.length === 0) return text;
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to, kind } of [...annotations].sort((a, b) => a.from - b.from)) {
    const start = Math.max(at, from);
    const end = Math.min(text.length, to);
    if (end <= start) continue;
    const opens = String.fromCharCode(0xe000 + DOUBTS.indexOf(kind));
    const marked = text
      .slice(start, end)
      .replace(
        /(^|\n)((?:[ \t]*(?:[-*+>]|\d{1,3}[.)]|#{1,6})[ \t]+)*)([^\n|]+)|([^\n|]+)/gu,
        (whole, ...groups) => {
          const [line, head, rest] = groups as [
            string | undefined,
            string | undefined,
            string | undefined,
          ];
          return rest === undefined
            ? `${opens}${whole}${DOUBT_CLOSES}`
            : `${line}${head}${opens}${rest}${DOUBT_CLOSES}`;
        },
      );
    pieces.push(text.slice(at, start), marked);
    at = end;
  }
  return pieces.join("") + text.slice(at);
}

/** Reads one line. An unclosed mark is shown as it stands. */
export function readInline(line: string): Inline[] {
  const parts: Inline[] = [];
  let pending = "";
  let isStrong = false;
  let isEmphasis = false;
  let doubt: Doubt | undefined;
  const push = (code = false) => {
    if (pending !== "")
      parts.push({
        kind: "text",
        text: pending,
        ...(isStrong ? { strong: true as const } : {}),
        ...(isEmphasis ? { emphasis: true as const } : {}),
        ...(code ? { code: true as const } : {}),
        ...(doubt ? { doubt } : {}),
      });
    pending = "";
  };
  for (let i = 0; i < line.length; ) {
    const sign = line[i] ?? "";
    if (sign === "\\" && /[!-/:-@[-`{-~]/u.test(line[i + 1] ?? "")) {
      pending += line[i + 1];
      i += 2;
    } else if (line.startsWith("**", i) && (isStrong || closes(line, "**", i + 2))) {
      push();
      isStrong = !isStrong;
      i += 2;
    } else if (sign === "*" && line[i + 1] !== "*" && emphasisTurns(line, i, isEmphasis)) {
      push();
      isEmphasis = !isEmphasis;
      i += 1;
    } else if (sign === "`" && codeEnd(line, i) > 0) {
      push();
      const end = codeEnd(line, i);
      pending = line.slice(i + 1, end);
      push(true);
      i = end + 1;
    } else if (sign === "[" || (sign === "!" && line[i + 1] === "[")) {
      const read = citationAt(line, i) ?? linkAt(line, i);
      if (typeof read?.value === "number") {
        push();
        parts.push(cite(read.value));
      } else pending += read?.value ?? sign;
      i += read?.length ?? 1;
    } else if (DOUBT_OPENS.has(sign) || sign === DOUBT_CLOSES) {
      push();
      doubt = DOUBT_OPENS.get(sign);
      i += 1;
    } else {
      pending += sign;
      i += 1;
    }
  }
  push();
  return parts;
}

function closes(line: string, mark: string, from: number): boolean {
  const limit = Math.min(line.length, from + FARTHEST);
  for (let i = from; i < limit; i += line[i] === "\\" ? 2 : 1) {
    if (line.startsWith(mark, i)) return i > from;
  }
  return false;
}

const isBlank = (sign: string | undefined) => sign === undefined || /\s/u.test(sign);

/** A star opens emphasis before a word and closes it after one; "5 * 3" and "2*3" stay products. */
function emphasisTurns(line: string, at: number, open: boolean): boolean {
  if (open) return !isBlank(line[at - 1]);
  if (isBlank(line[at + 1]) || /[\p{L}\p{N}]/u.test(line[at - 1] ?? "")) return false;
  const limit = Math.min(line.length, at + 1 + FARTHEST);
  for (let i = at + 1; i < limit; i += line[i] === "\\" ? 2 : 1) {
    if (line[i] === "*" && line[i + 1] === "*") i += 1;
    else if (line[i] === "*") return !isBlank(line[i - 1]);
  }
  return false;
}

function codeEnd(line: string, at: number): number {
  const end = line.slice(at + 1, at + 1 + FARTHEST).indexOf("`");
  return end > 0 ? at + 1 + end : -1;
}

function citationAt(line: string, at: number) {
  const match = /^\[(\d{1,3})\](?!\()/u.exec(line.slice(at, at + 6));
  return match ? { value: Number(match[1]), length: match[0].length } : null;
}

/**
 * A link is its words and the name of the site, an image its description. Neither leads anywhere.
 */
function linkAt(line: string, at: number) {
  const match =
    /^(!?)\[([^\][]{0,300})\]\(\s*((?:[^\s()]|\([^\s()]{0,200}\)){0,1000})[^()]{0,300}\)/u.exec(
      line.slice(at, at + FARTHEST),
    );
  if (!match) return null;
  const [whole, image, words = "", address = ""] = match;
  const host = /^https?:\/\/([^/?#@\s]+)(?:[/?#]|$)/iu.exec(address)?.[1];
  return {
    value: image || !host || words.includes(host) ? words : `${words} (${host})`,
    length: whole.length,
  };
}
