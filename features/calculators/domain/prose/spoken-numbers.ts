// Numbers in words, as French, English and Spanish build them: "quatre-vingt-dix-sept", "cent vingt
// mille", "un virgule cinq", "one hundred and five", "ciento veinte". Words that make no number
// together ("douze sept", of a pressure) are two numbers.
import { NUMBER_WORDS } from "./number-words.ts";

const S = "[ -]";
const any = (...parts: string[]): string => `(?:${parts.join("|")})`;
const maybe = (part: string): string => `(?:${part})?`;

const UNIT_FR = any(..."une? deux trois quatre cinq six sept huit neuf".split(" "));
const TEEN_FR = any(
  `dix${S}(?:sept|huit|neuf)`,
  ..."dix onze douze treize quatorze quinze seize".split(" "),
);
const TENS_FR = any(
  `quatre${S}vingts?${S}${any(TEEN_FR, UNIT_FR)}`,
  `quatre${S}vingts?`,
  `soixante(?:${S}et)?${S}${any(TEEN_FR, UNIT_FR)}`,
  `(?:vingt|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante)${maybe(`(?:${S}et)?${S}${UNIT_FR}`)}`,
);
const UNDER_100_FR = any(TENS_FR, TEEN_FR, UNIT_FR);
const UNDER_1000_FR = any(
  `${maybe(`(?:deux|trois|quatre|cinq|six|sept|huit|neuf)${S}`)}cents?${maybe(`${S}${UNDER_100_FR}`)}`,
  UNDER_100_FR,
);
const FR = any(
  `${maybe(`${UNDER_1000_FR}${S}`)}mille${maybe(`${S}${UNDER_1000_FR}`)}`,
  UNDER_1000_FR,
  "zero",
);

const UNIT_EN = any(..."one two three four five six seven eight nine".split(" "));
const UNDER_100_EN = any(
  `(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)${maybe(`${S}${UNIT_EN}`)}`,
  ..."ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),
  UNIT_EN,
);
const UNDER_1000_EN = any(
  `${any(UNIT_EN, "a")}${S}hundred${maybe(`${S}${maybe(`and${S}`)}${UNDER_100_EN}`)}`,
  UNDER_100_EN,
);
const EN = any(`${UNDER_1000_EN}${S}thousand${maybe(`${S}${UNDER_1000_EN}`)}`, UNDER_1000_EN);

const UNIT_ES = any(..."uno un dos tres cuatro cinco seis siete ocho nueve".split(" "));
const TEENS_ES =
  "diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve";
const UNDER_100_ES = any(
  `(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)${maybe(`${S}y${S}${UNIT_ES}`)}`,
  ...TEENS_ES.split(" ").sort((a, b) => b.length - a.length),
  UNIT_ES,
);
const UNDER_1000_ES = any(
  `(?:ciento|doscientos|trescientos|cuatrocientos|quinientos|seiscientos|setecientos|ochocientos|novecientos)${maybe(`${S}${UNDER_100_ES}`)}`,
  "cien",
  UNDER_100_ES,
);
const ES = any(
  `${maybe(`${UNDER_1000_ES}${S}`)}mil${maybe(`${S}${UNDER_1000_ES}`)}`,
  UNDER_1000_ES,
);

const WHOLE = any(FR, EN, ES, "cero");
/** "Virgule zéro cinq", "point seven five". */
const DECIMALS = `(?: (?:virgule|point|coma|punto) (?:(?:zero|cero|oh) )*${any(UNDER_100_FR, UNDER_100_EN, UNDER_100_ES, "zero", "cero")}(?: ${any(UNIT_EN, UNIT_ES)})?)`;

const WORDS = Object.keys(NUMBER_WORDS)
  .filter((word) => word.length > 2)
  .join("|");
/** A whole number in words, with its decimals when it has some; no word goes on after it. */
export const SPOKEN = `${WHOLE}${maybe(DECIMALS)}(?![a-z])(?!-(?:${WORDS})(?![a-z]))`;

/** 4 × 20 + 10, 2 × 100 + 20, 120 × 1000. */
function whole(words: string): number | null {
  let [total, current, last] = [0, 0, ""];
  for (const word of words.split(/[ -]/)) {
    if (word === "et" || word === "y" || word === "and") continue;
    const value = NUMBER_WORDS[word];
    if (value === undefined) return null;
    if (value === 1000) {
      total += Math.max(current, 1) * value;
      current = 0;
    } else if (word.startsWith("cent") || word === "hundred") {
      current = Math.max(current, 1) * value;
    } else if (value === 20 && last === "quatre") current += 76;
    else current += value;
    last = word;
  }
  return total + current;
}

/** "120", "7,28"; null when the words are no number. */
export function inFigures(spoken: string): string | null {
  const [first = "", after] = spoken.split(/ (?:virgule|point|coma|punto) /);
  const value = whole(first);
  if (value === null) return null;
  if (after === undefined) return String(value);
  const zeros = /^(?:(?:zero|cero|oh) ?)*/.exec(after)?.[0] ?? "";
  const rest = after.slice(zeros.length).trim();
  const digits = [...(zeros.match(/zero|cero|oh/g) ?? [])].map(() => "0").join("");
  const words = rest === "" ? [] : rest.split(" ");
  // "Point seven five" is told digit by digit, "virgule vingt-huit" as one.
  const single = words.length > 1 && words.every((word) => (NUMBER_WORDS[word] ?? 10) < 10);
  const told = single ? words.map((word) => String(NUMBER_WORDS[word])).join("") : rest;
  const decimals = single || told === "" ? told : String(whole(told) ?? "?");
  return decimals.includes("?") ? null : `${value},${digits}${decimals}`;
}
