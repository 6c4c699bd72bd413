import { fold } from "#platform/search/normalise.ts";

const ENTITIES: Readonly<Record<string, string>> = { nbsp: "\u00A0", amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** What a reader sees of a side, on one line: markup and media taken away, gaps filled with their answer. For lists,
 *  searches and comparisons, never for display as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/\[sound:[^\]]*\]/g, " ")
    .replace(/\{\{c[\d,]+::(.*?)(?:::.*?)?\}\}/gs, "$1")
    .replace(/<(style|script)\b.*?<\/\1\s*>/gis, " ")
    .replace(/<[^<>]*>/g, (markup) => (/^<\/?(?:b|i|u|em|strong|span|sub|sup|a|font)\b/i.test(markup) ? "" : " "))
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hexadecimal, name) => {
      const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : null;
      if (code === null) return ENTITIES[String(name).toLowerCase()] ?? whole;
      return code > 31 && code < 0x11_0000 && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : " ";
    })
    .replace(/\s+/gu, " ")
    .trim();
}

/** Two questions with the same key ask the same thing: letters and digits alone, accents and case aside. */
export const questionKey = (html: string): string =>
  fold(plainText(html))
    .replace(/[^\p{L}\p{N}+<>=%-]+/gu, " ")
    .trim()
    .slice(0, 500);
