// French typography: a non-breaking space (U+00A0, or the narrow U+202F) inside « » and before ; :
// ! ? — otherwise the sign can open a line.
const RULES: readonly [problem: string, pattern: RegExp][] = [
  ["plain space before a sign that takes a non-breaking one", / [;:!?»]/],
  ["plain space after «", /« /],
  ["no space before a sign that takes a non-breaking one", /[\p{L}\p{N})\]}"][;!?»](?=\s|$)/u],
  ["no space before a colon", /[\p{L})\]}»]:(?=\s|$)/u],
  ["no space after «", /«[^\u00A0\u202F ]/],
  ["three dots instead of …", /\p{L}\.\.\.(?=\s|$)/u],
];

// Quoted by the specification, which is exact: "Vérification des autorisations...".
const QUOTED = new Set(["Vérification des autorisations..."]);

/** What is wrong with a French text; empty when nothing is. */
export const typographyProblems = (text: string): string[] =>
  QUOTED.has(text)
    ? []
    : RULES.filter(([, pattern]) => pattern.test(text)).map(([problem]) => problem);
