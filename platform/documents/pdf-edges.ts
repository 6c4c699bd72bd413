// What is printed at the edges of the pages of a PDF: what most of them have, their numbers, and
// the title of the part that some of them are.
import type { Line } from "./pdf-lines.ts";

/** Lines at each edge of a page where its running title and its number stand. */
const EDGE = 2;
/** A printed head in a frame has more, one below the other. */
const DEEPEST_HEAD = 6;
const PAGE = /^(?:(?:page|p\.?|página)\s*)?\d{1,4}(?:\s*(?:[/|]|sur|of|de)\s*\d{1,4})?$/iu;
/** The number of a page within its part. */
const PAGE_OF =
  /\s*[-–—|·]?\s*(?:page|página|p\.)\s*\d{1,4}(?:\s*(?:[/|]|sur|of|de)\s*\d{1,4})?/giu;

export interface Inside {
  lines: Line[];
  /** The title printed over this page and over one beside it, and not over most; empty: none. */
  part: string;
}

/** From the top of the page, whatever the order they were written in. */
const fromTop = (lines: readonly Line[]): Line[] => [...lines].sort((a, b) => b.y - a.y);

function edges(lines: readonly Line[]): Line[] {
  const sorted = fromTop(lines);
  return sorted.length <= EDGE * 2 ? sorted : [...sorted.slice(0, EDGE), ...sorted.slice(-EDGE)];
}
const place = ({ y }: Line): number => Math.round(y / 4);
const withoutPage = (text: string): string => text.replace(PAGE_OF, "").trim();
/** With its figures: a dose at the same place of the next page is another dose. */
const headKey = (line: Line): string => `${place(line)} ${withoutPage(line.text)}`;

/** What a line is on other pages: itself, or itself with one figure that grows by one a page. */
function edgeKeys(line: Line, page: number): string[] {
  const key = headKey(line);
  return [
    key,
    ...[...key.matchAll(/(?<= .*)\d+/gu)].map(
      ({ 0: figure, index }) =>
        `${key.slice(0, index)}#${Number(figure) - page}${key.slice(index + figure.length)}`,
    ),
  ];
}

/** What is on most pages at the same place. */
function repeated(pages: readonly (readonly Line[])[], depth: typeof edges): ReadonlySet<string> {
  const counts = new Map<string, number>();
  pages.forEach((lines, page) => {
    for (const key of new Set(depth(lines).flatMap((line) => edgeKeys(line, page))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  const most = Math.max(3, pages.length * 0.6);
  return new Set([...counts].filter(([, count]) => count >= most).map(([key]) => key));
}

const headOf = (lines: readonly Line[]): Line[] => fromTop(lines).slice(0, DEEPEST_HEAD);

/** Each page without what is printed around its text. */
export function insideOf(pages: readonly (readonly Line[])[]): Inside[] {
  const [running, most] = [repeated(pages, edges), repeated(pages, headOf)];
  const heads = pages.map((lines) => new Set(headOf(lines).map(headKey)));
  return pages.map((lines, at) => {
    const isIn = (keys: ReadonlySet<string>) => (line: Line) =>
      edgeKeys(line, at).some((key) => keys.has(key));
    const [isRunning, isCommon] = [isIn(running), isIn(most)];
    const isBeside = (line: Line) =>
      [heads[at - 1], heads[at + 1]].some((head) => head?.has(headKey(line)));
    // The first line that is not printed there too ends the head.
    const top = headOf(lines);
    const end = top.findIndex((line) => !isCommon(line) && !isBeside(line));
    // As deep as one may be, and no end: it is a text that says itself again.
    const head =
      end === -1 && lines.length > DEEPEST_HEAD ? [] : top.slice(0, end === -1 ? undefined : end);
    const own = head.filter((line) => !isCommon(line) && !PAGE.test(line.text));
    const out = new Set([
      ...edges(lines).filter((line) => PAGE.test(line.text) || isRunning(line)),
      ...head,
    ]);
    const inside = lines.filter((line) => !out.has(line));
    // Nothing but its head: that is its text.
    if (inside.length === 0) return { lines: own, part: "" };
    const titles = own.map(({ text }) => withoutPage(text)).filter((text) => /\p{L}/u.test(text));
    return { lines: inside, part: titles.join(" · ") };
  });
}
