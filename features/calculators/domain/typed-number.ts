// A number as people type or paste it: "1 234,5", "7.32", "150'000", with what follows it.

const SPACES = /[\u00A0\u2007\u2009\u202F]/g;
/** Every dash that stands for a minus: typed, typeset, or pasted from a page. */
const NUMBER = /^([+\-−–‐‑﹣－]?)\s*(\d{1,3}(?:[ '’]\d{3})+(?![\d])|\d+)?((?:[.,]\d+)*)(?![\d])/;

export interface TypedNumber {
  /**
   * One reading, or two when a separator may be of decimals or of thousands ("1,200"). First:
   * decimal.
   */
  readings: readonly [number] | readonly [number, number];
  /** What follows, such as a unit. */
  rest: string;
}

/**
 * Null when the text does not begin with a number. Powers of ten ("×10⁹") belong to the unit that
 * follows.
 */
export function readNumber(text: string): TypedNumber | null {
  const clean = text.replace(SPACES, " ").trim();
  const match = NUMBER.exec(clean);
  if (!match) return null;
  const [whole, sign = "", integer = "", tail = ""] = match;
  if (integer === "" && tail === "") return null;
  const readings = decimals(integer.replace(/[ '’]/g, ""), tail, /[ '’]/.test(integer));
  if (!readings) return null;
  const negative = sign !== "" && sign !== "+";
  const signed = readings.map((value) => (negative ? -value : value));
  // "38." and "38," are 38 on its way to more digits.
  const rest = clean.slice(whole.length).replace(/^[.,](?=\s|$)/, "");
  return { readings: signed as unknown as TypedNumber["readings"], rest: rest.trim() };
}

/**
 * `tail` is a chain of separators and digits: ",5" ".234,5" ",234,567". Null when it is no number.
 */
function decimals(integer: string, tail: string, grouped: boolean): number[] | null {
  if (tail === "") return [Number(integer)];
  const groups = tail.match(/[.,]\d+/g) ?? [];
  const last = groups.at(-1) ?? "";
  if (groups.length === 1) {
    const decimal = Number(`${integer === "" ? "0" : integer}.${last.slice(1)}`);
    const thousands = last.length === 4 && /^[1-9]\d{0,2}$/.test(integer) && !grouped;
    return thousands ? [decimal, Number(integer + last.slice(1))] : [decimal];
  }
  const before = groups.slice(0, -1);
  const first = before[0]?.[0];
  if (
    integer === "" ||
    integer.length > 3 ||
    before.some((group) => group.length !== 4 || group[0] !== first)
  )
    return null;
  const head = integer + before.map((group) => group.slice(1)).join("");
  if (last[0] !== first) return [Number(`${head}.${last.slice(1)}`)];
  return last.length === 4 ? [Number(head + last.slice(1))] : null;
}

const PLAIN = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 20 });

/** Every digit, a point, neither groups nor exponent: what `readNumber` reads back. */
export const plainNumber = (value: number): string => PLAIN.format(value);

/** The same with one reading only: "1.234" may be of thousands, "1.2340" is not. */
export const unambiguousNumber = (value: number): string =>
  plainNumber(value).replace(/\.\d{3}$/, "$&0");
