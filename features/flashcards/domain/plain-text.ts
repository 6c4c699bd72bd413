import { fold } from "#platform/search/normalise.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: "\u00A0",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

const NESTED = 5;

/**
 * Gaps as their answer, hints away, the innermost first. No pattern here looks past the next gap:
 * on a hostile text one that did would run for hours.
 */
export function gapsFilled(html: string): string {
  let text = html;
  for (let depth = 0; depth < NESTED && text.includes("{{c"); depth++)
    text = text.replace(
      /\{\{c[\d,]{1,2000}::((?:(?!\{\{c|\}\})[\s\S])*)\}\}/g,
      (_, inside: string) => inside.split("::")[0] ?? "",
    );
  return text;
}

/** Control characters and halves of a surrogate pair are no text. */
const characterOf = (code: number): string =>
  code > 31 && code < 0x11_0000 && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : " ";

/**
 * What a reader sees of a side, on one line: markup and media taken away, gaps filled with their
 * answer. For lists, searches and comparisons, never for display as HTML.
 */
export function plainText(html: string): string {
  return gapsFilled(html)
    .replace(/\[sound:[^\]]{0,300}\]/g, " ")
    .replace(/<(style|script)\b[^<]*(?:<(?!\/?\1\b)[^<]*)*<\/\1\s?>/gi, " ")
    .replace(/<[^<>]*>/g, (markup) =>
      /^<\/?(?:b|i|u|em|strong|span|sub|sup|a|font)\b/i.test(markup) ? "" : " ",
    )
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
      (whole, decimal, hexadecimal, name) => {
        if (decimal) return characterOf(Number(decimal));
        if (hexadecimal) return characterOf(Number.parseInt(hexadecimal, 16));
        return ENTITIES[String(name).toLowerCase()] ?? whole;
      },
    )
    .replace(/\s+/gu, " ")
    .trim();
}

/**
 * Two questions with the same key ask the same thing: letters and digits alone, accents and case
 * aside.
 */
export const questionKey = (html: string): string => keyOfText(plainText(html));

/** The same of a text that is plain already. */
export const keyOfText = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}+<>=%-]+/gu, " ")
    .trim()
    .slice(0, 500);
