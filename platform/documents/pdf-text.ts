// The text of a PDF out of the lines of its pages: words cut at the end of a line are whole again,
// paragraphs are one line, what is repeated at the edge of every page is left out.
import { storable, storableStart } from "#platform/text/storable.ts";
import { insideOf } from "./pdf-edges.ts";
import type { Line } from "./pdf-lines.ts";

/** Space between lines, in their heights, from which a paragraph begins. */
const GAP = 1.75;
const LONGEST_HEADING = 90;
const LARGER = 1.15;
const LONGEST_WORD = 60;

const BULLET = /^[•▪◦·‣●○■□➢➤✓❖\uf000-\uf0ff–—*-]\s*(?=[^\s\d])/u;
const NUMBERED = /^(?:\d{1,2}|[a-z])[.)]\s+\S/u;
const LIGATURES: Readonly<Record<string, string>> = {
  ...{ "\ufb00": "ff", "\ufb01": "fi", "\ufb02": "fl" },
  ...{ "\ufb03": "ffi", "\ufb04": "ffl", "\ufb05": "st", "\ufb06": "st" },
};

/**
 * As people write it: ligatures of a font are letters, an accent is on its letter, control
 * characters are nothing.
 */
const written = (text: string): string =>
  text
    .replace(/[\ufb00-\ufb06]/gu, (one) => LIGATURES[one] ?? one)
    .normalize("NFC")
    // A letter in a Greek word, the sign of micro before a unit.
    .replace(/\u03bc(?=(?:g|mol|L|l|m|s)(?!\p{L}))/gu, "\u00b5")
    .replace(/[^\S\u00a0\u202f]+/gu, " ")
    .replace(/[\p{Cc}\u200b\ufeff]/gu, "")
    .toWellFormed()
    .trim();

/** The height that most letters have. */
function usualSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 12;
}

/** Does the paragraph that began at `start` go on from the line before `at` to the line there? */
function goesOn(lines: readonly Line[], start: number, at: number): boolean {
  const [last, line] = [lines[at - 1], lines[at]];
  if (
    !last ||
    !line ||
    last.cells ||
    line.cells ||
    BULLET.test(line.text) ||
    NUMBERED.test(line.text)
  )
    return false;
  if (Math.abs(last.size - line.size) > Math.max(last.size, line.size) * 0.12) return false;
  // The next column or page: only a sentence in its middle goes on there.
  if (!below(last, line)) return /[^.!?:;…]$/u.test(last.text) && /^[\p{Ll}(]/u.test(line.text);
  if (last.y - line.y > last.size * GAP) return false;
  if (/[\p{L}\d][-‐\u00ad]$/u.test(last.text)) return true;
  const ahead = reach(lines, at);
  // A narrower text begins: what is before it was whole.
  if (/[.!?:…]$/u.test(last.text) && last.right > ahead + last.size) return false;
  const [first = ""] = line.text.split(" ", 1);
  const letter = (line.right - line.left) / Math.max(1, line.text.length);
  const so = lines.slice(start, at).reduce((most, { right }) => Math.max(most, right), 0);
  // Its first word had room on the line before: the line ended there on purpose.
  return last.right + (first.length + 1) * letter > Math.max(so, ahead);
}

const below = (last: Line, line: Line): boolean =>
  last.y > line.y && last.y - line.y < last.size * 6;

/** How far to the right the lines go that follow each other from here. */
function reach(lines: readonly Line[], from: number): number {
  const first = lines[from];
  let right = 0;
  for (let at = from; first && at < from + 20; at++) {
    const [before, one] = [lines[at - 1], lines[at]];
    if (
      !one ||
      (before && at > from && !below(before, one)) ||
      Math.abs(one.left - first.left) > first.size * 4
    )
      break;
    right = Math.max(right, one.right);
  }
  return right;
}

/** A compound in the singular is the one in the plural. */
const stem = (compound: string): string =>
  compound.toLowerCase().replace(/(-\p{L}{3,}?)e?s?$/u, "$1");

/**
 * A word cut at the end of a line is one word, unless the document writes it with its hyphen
 * elsewhere.
 */
function joinedTo(before: string, after: string, words: ReadonlySet<string>): string {
  if (before.endsWith("\u00ad")) return before.slice(0, -1) + after;
  const end = before.slice(-LONGEST_WORD);
  const [, head] = /(\p{L}+)[-‐]$/u.exec(end) ?? [];
  const [tail] = /^\p{Ll}+/u.exec(after) ?? [];
  if (head !== undefined && tail !== undefined) {
    const kept = !words.has(`${head}${tail}`.toLowerCase()) && words.has(stem(`${head}-${tail}`));
    return (kept ? before : before.slice(0, -1)) + after;
  }
  return /[\p{L}\d][-‐/]$/u.test(end) ? before + after : `${before} ${after}`;
}

/** Alone on its line, in larger letters, numbered or not; a bullet is no title. */
const isTitle = ({ text, size }: Line, usual: number): boolean =>
  text.length <= LONGEST_HEADING &&
  size > usual * LARGER &&
  !/[.;,]$/u.test(text) &&
  !BULLET.test(text);

/** Words of a document as it writes them; a compound in the singular. */
function wordsOf(lines: readonly Line[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { text } of lines)
    for (const [word] of text.matchAll(/\p{L}+(?:[-‐]\p{L}+)*/gu))
      words.add(word.includes("-") ? stem(word) : word.toLowerCase());
  return words;
}

export function pdfText(
  given: readonly (readonly Line[])[],
  most: number,
): { text: string; pages: string[]; cut: boolean } {
  const pages = given.map((lines) =>
    lines.map((line) => ({ ...line, text: written(line.text) })).filter(({ text }) => text !== ""),
  );
  const inside = insideOf(pages);
  const lines = inside.flatMap((one) => one.lines);
  const pageOf = inside.flatMap((one, page) => one.lines.map(() => page));
  const usual = usualSize(lines);
  const words = wordsOf(lines);
  // Each with what parts it from the one before.
  const paragraphs: { text: string; apart: string; page: number }[] = [];
  const say = (text: string, page: number, apart = "\n\n") =>
    paragraphs.push({ text, page, apart: paragraphs.length === 0 ? "" : apart });
  let [item, start, length, part] = [false, 0, 0, ""];
  lines.forEach((line, at) => {
    if (length > most) return;
    length += line.text.length + 1;
    const page = pageOf[at] ?? 0;
    const over = inside[page]?.part ?? "";
    const begins = over !== part;
    const current = paragraphs.at(-1);
    if (current && !begins && goesOn(lines, start, at)) {
      current.text = joinedTo(current.text, line.text, words);
      return;
    }
    if (begins && over !== "") say(`# ${over}`, page);
    part = over;
    start = at;
    const wasItem = item && !begins;
    const title = isTitle(line, usual);
    const [bullet] = BULLET.exec(line.text) ?? [];
    item = !title && (bullet !== undefined || NUMBERED.test(line.text));
    const mark = title ? `${part === "" ? "#" : "##"} ` : "- ";
    const text = line.text.slice(bullet?.length ?? 0);
    say(title || bullet !== undefined ? mark + text : text, page, item && wasItem ? "\n" : "\n\n");
  });
  const joined = (some: typeof paragraphs) =>
    some
      .map(({ text, apart }) => `${apart}${text}`)
      .join("")
      .replaceAll("\u00ad", "");
  const whole = joined(paragraphs);
  // A paragraph is on the page where it begins.
  const byPage = inside.map((_, page) => joined(paragraphs.filter((one) => one.page === page)));
  return {
    text: storableStart(whole, most),
    pages: byPage.map((text) => storable(text.trim())),
    cut: whole.length > most || length > most,
  };
}
