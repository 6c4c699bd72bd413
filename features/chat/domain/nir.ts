// The French social security number (NIR): 13 characters, and a key of two that people often leave
// out. Structure: INSEE, "Numéro de sécurité sociale"; sex 3, 4, 7 and 8 are numbers under
// registration.

export interface FoundNir {
  excerpt: string;
  start: number;
}

const NUMBER = [
  "[1-478]",
  String.raw`\d{2}`,
  String.raw`\d{2}`,
  String.raw`(?:\d{2}|2[ab])`,
  String.raw`\d{3}`,
];
const ORDER = String.raw`\d{3}`;
/** Not inside a longer number, a decimal, an address or an identifier. */
const BEFORE = String.raw`(?<![\d/=_]|\d[.,])`;
/** A line break between two figures makes a column of values, not a number. */
const SEPARATOR = String.raw`[ \t\u00a0\u202f.-]?`;
const NIR = new RegExp(
  `${BEFORE}${[...NUMBER, ORDER].map((part) => `(${part})`).join(SEPARATOR)}`,
  "giu",
);

/** What may follow: the key, after any of the signs people put before it. */
const KEY = /^[\s./-]*(\d{2})(?!\d)/u;
const AGE = /^\s*(?:ans?|a|mois|years?|yo|años?)(?![\p{L}\d])/iu;

/** Boxes of medicine carry 13 digits too (CIP13). */
const MEDICINE = "34009";

/** Key of a NIR: 97 minus the number modulo 97, Corsica counted as 19 (2A) and 18 (2B) (INSEE). */
export function nirKeyIsRight(number13: string, key: string): boolean {
  const digits = number13.toUpperCase().replace("2A", "19").replace("2B", "18");
  return /^\d{13}$/u.test(digits) && 97 - Number(BigInt(digits) % 97n) === Number(key);
}

/** Months 20 to 42 and 50 to 99 stand in civil records that hold none. */
const monthExists = (month: number) =>
  (month >= 1 && month <= 12) || (month >= 20 && month <= 42) || month >= 50;

/**
 * Every number of the text that can be a NIR, with its key when that is right. A false alarm costs
 * one click; only a key that is there and wrong, or a field that cannot exist, spares a number.
 */
export function findNirs(text: string): FoundNir[] {
  const found: FoundNir[] = [];
  for (const match of text.matchAll(NIR)) {
    const [number, , , month = "", department, commune, order] = match;
    const exists =
      monthExists(Number(month)) && department !== "00" && commune !== "000" && order !== "000";
    const plain = number.replace(/[^\dab]/giu, "");
    if (!exists || plain.startsWith(MEDICINE)) continue;
    const rest = text.slice(match.index + number.length, match.index + number.length + 40);
    const excerpt = withKey(number, plain, rest);
    if (excerpt !== null) found.push({ excerpt, start: match.index });
  }
  return found;
}

/**
 * The number as it stands, with its key; null when what follows shows that it is another kind of
 * number.
 */
function withKey(number: string, plain: string, rest: string): string | null {
  if (/^\d/u.test(rest) && !KEY.test(rest)) return null;
  const [written, key] = KEY.exec(rest) ?? [];
  if (written === undefined || key === undefined) return number;
  if (nirKeyIsRight(plain, key)) return number + written;
  // In one piece, two more digits apart from it are something else: an age, a weight.
  const apart = /^\d+$/u.test(number) && !/^\d/u.test(rest);
  return apart || AGE.test(rest.slice(written.length)) ? number : null;
}
