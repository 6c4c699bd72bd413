// JSON whose whole numbers of 64 bits come out as they went in: Anki names fields and templates by
// chance numbers of that size.

/** Of ECMAScript 2026, in Node since 22: what the compiler's library does not declare yet. */
interface ExactJson {
  parse(
    text: string,
    reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown;
  rawJSON(text: string): object;
}
const exact = JSON as unknown as ExactJson;

/** A number as it is to be written. */
export const wholeNumber = (value: bigint): object | number =>
  BigInt.asIntN(53, value) === value ? Number(value) : exact.rawJSON(String(value));

/** Throws a SyntaxError, as JSON.parse does. What it gives is written again by JSON.stringify. */
export const parseExact = (text: string): unknown =>
  exact.parse(text, (_, value, { source }) =>
    typeof value === "number" &&
    !Number.isSafeInteger(value) &&
    source !== undefined &&
    /^-?\d{1,20}$/.test(source)
      ? exact.rawJSON(source)
      : value,
  );
