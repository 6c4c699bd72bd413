// Ways of giving a measure that are no plain number after its name: a pair of pressures, a height
// in metres and centimetres, room air, a letter of sex against an age.
import type { Calculator } from "../calculator.ts";
import { findUnit, UNITS } from "../units.ts";
import { readBurntParts } from "./burnt-parts.ts";
import { type FoldedText, wordsAt } from "./folded-text.ts";
import type { FoundNumber } from "./numbers.ts";
import type { ReadValue, UnreadValue } from "./read-value.ts";

type Values = Record<string, ReadValue>;
const NAMED =
  "\\b(?:pa|ta|bp|tension(?: arterielle| arterial)?|pression(?: arterielle)?|presion(?: arterial)?|blood pressure|pressure)\\b[^\\d,;]{0,16}";
const NUMBER = "(\\d{1,3}(?:[.,]\\d)?)";
const PAIR = new RegExp(
  `(?:${NAMED})?(?<![\\d/.a-z])${NUMBER} ?(?:/|sur|over|sobre) ?${NUMBER}(?: ?(mm ?hg|cm ?hg))?(?![\\d/]| ?(?:mm3|g\\b|l\\b|%))`,
  "g",
);
const SPACED = new RegExp(
  `(${NAMED})(\\d{2,3})(?: ?[-\\\\] ?| )(\\d{2,3})(?=\\s*(?:[,;.]|$|mm))()`,
  "g",
);

/** "120/70", "12/7" (centimetres of mercury), named or of the size of pressures. */
export function readPressures(
  calculator: Calculator,
  text: FoldedText,
  values: Values,
  taken: Set<FoundNumber>,
  numbers: readonly FoundNumber[],
  unread: UnreadValue[],
) {
  if (!calculator.inputs.systolic && !calculator.inputs.diastolic) return;
  const spaced = [...text.folded.matchAll(SPACED)].map((match) => ({
    match,
    high: match[2],
    low: match[3],
    unit: "",
  }));
  const pairs = [...text.folded.matchAll(PAIR)].map((match) => ({
    match,
    high: match[1],
    low: match[2],
    unit: match[3],
  }));
  for (const { match, high, low, unit: written } of [...pairs, ...spaced]) {
    const named = /^[a-z]/.test(match[0]);
    const [upper, lower] = [high, low].map((part) => Number((part ?? "").replace(",", ".")));
    if (upper === undefined || lower === undefined) continue;
    const sized = upper > lower && upper >= 50 && upper <= 260 && lower >= 20;
    if (!named && !written && !sized) continue;
    const unit = (written || (upper < 30 && lower < 30 ? "cmhg" : "mmhg")).replace(" ", "");
    const { symbol } = UNITS[findUnit(unit, ["mmHg", "cmHg"]) ?? "mmHg"];
    const [from, to] = [match.index, match.index + match[0].length];
    for (const number of numbers) if (number.from >= from && number.from < to) taken.add(number);
    const words = wordsAt(text, from, to);
    for (const [name, value] of [
      ["systolic", upper],
      ["diastolic", lower],
    ] as const)
      if (calculator.inputs[name])
        addValue(values, unread, name, { given: { value, unit: symbol }, words });
  }
}

/** A second value that differs from the first contradicts it: neither stands. */
export function addValue(values: Values, unread: UnreadValue[], name: string, value: ReadValue) {
  const known = values[name];
  const conflict = unread.find((one) => one.name === name);
  if (conflict) return;
  if (!known || JSON.stringify(known.given) === JSON.stringify(value.given)) {
    values[name] = known ?? value;
    return;
  }
  delete values[name];
  unread.push({ name, words: `${known.words} · ${value.words}`, code: "conflict" });
}

export function readSpecials(
  calculator: Calculator,
  text: FoldedText,
  values: Values,
  taken: Set<FoundNumber>,
  numbers: readonly FoundNumber[],
) {
  const take = (from: number, to: number) => {
    for (const number of numbers) if (number.from >= from && number.from < to) taken.add(number);
  };
  const metres = /\b([12]) ?m ?(\d{2})\b/.exec(text.folded);
  if (metres && calculator.inputs.height) {
    const [from, to] = [metres.index, metres.index + metres[0].length];
    values.height = {
      given: { value: Number(`${metres[1]}${metres[2]}`), unit: "cm" },
      words: wordsAt(text, from, to),
    };
    take(from, to);
  }
  readInterval(calculator, text, values, take);
  readRatio(calculator, text, values, take);
  readCourse(calculator, text, values, take);
  readBareTemperature(calculator, text, values, take);
  readConcentration(calculator, text, values, take);
  readBurntParts(calculator, text, values, take);
  if (calculator.inputs.fio2) readOxygen(text, values, take);
  if (calculator.inputs.age || calculator.inputs.sex) readPerson(calculator, text, values, take);
  readBareAge(calculator, text, values, take);
}

type Take = (from: number, to: number) => void;

/** "RR à 640 ms" on an electrocardiogram: the rate is its inverse. */
function readInterval({ inputs }: Calculator, text: FoldedText, values: Values, take: Take) {
  const found = /\b(?:rr|r-r)\b[^\d,;.]{0,16}(\d{3,4}) ?ms\b/.exec(text.folded);
  if (!found || !inputs.qt || !inputs.heartRate) return;
  const [from, to] = [found.index, found.index + found[0].length];
  const given = { value: 60_000 / Number(found[1]), unit: UNITS.beats.symbol };
  values.heartRate = { given, words: wordsAt(text, from, to) };
  take(from, to);
}

const OXYGEN =
  /\bpa ?o2\b[^\d,;]{0,8}(\d{2,3}(?:[.,]\d+)?) ?(mm ?hg|kpa)?[^\d,;]{1,20}\bfi ?o2\b[^\d,;]{0,8}(\d{1,3}(?:[.,]\d+)?)/;
const MMHG_A_KPA = 7.50062;

/** "PaO2 70 pour FiO2 0,8" where only their ratio is asked for. */
function readRatio({ inputs }: Calculator, text: FoldedText, values: Values, take: Take) {
  const found = OXYGEN.exec(text.folded);
  if (!found || !inputs.pfRatio || inputs.pao2) return;
  const [pressure = 0, fraction = 0] = [found[1], found[3]].map((one) =>
    Number((one ?? "").replace(",", ".")),
  );
  const share = fraction > 1 ? fraction / 100 : fraction;
  if (share < 0.21 || share > 1) return;
  const [from, to] = [found.index, found.index + found[0].length];
  const value = (pressure * (found[2] === "kpa" ? MMHG_A_KPA : 1)) / share;
  values.pfRatio = { given: { value, unit: UNITS.mmHg.symbol }, words: wordsAt(text, from, to) };
  take(from, to);
}

const COURSE =
  /\bbili[a-z]*[^\d,;.]{0,24}?(?:\bde|from|desde|:) (\d+(?:[.,]\d+)?) ?(umol\/l|mg\/l|mg\/dl)? ?(?:a|puis|->|→|to) (\d+(?:[.,]\d+)?) ?(umol\/l|mg\/l|mg\/dl)/;

/** "Bilirubine passée de 310 à 120 µmol/L", where the seventh day is asked beside the first. */
function readCourse({ inputs }: Calculator, text: FoldedText, values: Values, take: Take) {
  const found = COURSE.exec(text.folded);
  if (!found || !inputs.bilirubinDay0 || !inputs.bilirubinDay7) return;
  const [from, to] = [found.index, found.index + found[0].length];
  const words = wordsAt(text, from, to);
  const given = (value: string | undefined, unit: string | undefined) => ({
    value: Number((value ?? "").replace(",", ".")),
    unit: unit ?? "",
  });
  values.bilirubinDay0 = { given: given(found[1], found[2] ?? found[4]), words };
  values.bilirubinDay7 = { given: given(found[3], found[4]), words };
  take(from, to);
}

const ALONE =
  /(?<=[,;:(] ?|^)(3[4-9]|4[0-2])[.,](\d)(?= ?(?:[,;)]|\.(?: |$)|$)| (?:au tympan|tympan|en |rectal|axill|bucc|ce |hier|et |depuis|a l'|aux? ))/;

/** "FC 88, alerte, 35,8": a number with its tenths, alone between commas, where a heat is asked. */
function readBareTemperature({ inputs }: Calculator, text: FoldedText, values: Values, take: Take) {
  const found = ALONE.exec(text.folded);
  if (!found || !inputs.temperature || /\b(?:t°?|temp\w*) ?[:=]? ?\d/.test(text.folded)) return;
  const [from, to] = [found.index, found.index + found[0].length];
  values.temperature = {
    given: { value: Number(`${found[1]}.${found[2]}`), unit: UNITS.celsius.symbol },
    words: wordsAt(text, from, to),
    supposed: ["celsius"],
  };
  take(from, to);
}

const STRENGTH = /(\d+(?:[.,]\d+)?) ?(mg|ug|mcg) ?\/ ?ml\b/;

/** "0,2 mg/mL": what one millilitre holds. */
function readConcentration({ inputs }: Calculator, text: FoldedText, values: Values, take: Take) {
  const found = STRENGTH.exec(text.folded);
  if (!found || !inputs.amount || !inputs.volume) return;
  const [from, to] = [found.index, found.index + found[0].length];
  const words = wordsAt(text, from, to);
  const unit = found[2] === "mg" ? UNITS.milligram.symbol : UNITS.microgram.symbol;
  values.amount = { given: { value: Number((found[1] ?? "").replace(",", ".")), unit }, words };
  values.volume = { given: { value: 1, unit: UNITS.millilitre.symbol }, words };
  take(from, to);
}

const AIR =
  /\b(?:air ambiant|aire ambiente|room air|on air|on ra)\b|(?<!gradient |a-|sous-)\baa\b(?! gradient| ?[:=]? ?\d)/;
/** "30 % mask", "sous 2 litres" is none: only a percentage beside what gives the oxygen. */
const MASK =
  /\b(\d{2,3}) ?%(?= ?(?:of |de |d'|en |by )?(?:mask|masque|mascarilla|venturi|oxyg|o2|oxig))|\b(?:mask|masque|mascarilla|venturi|oxygen|oxygene|oxigeno|o2)(?: (?:a|at|al|de))? (\d{2,3}) ?%/;

/** "PaO2 75 sous 60 %", "on 40%": what is breathed, beside an arterial pressure. */
const UNDER =
  /(?<=\bpa ?o2\b[^;?!]{0,40}?\d[^;?!\d]{0,12} )(?:sous|avec|on|with|under|bajo|con) (\d{2,3}) ?%(?! ?(?:de |d'|of )?(?:sat|spo2|hemat|fevg))/;

function readOxygen(text: FoldedText, values: Values, take: (from: number, to: number) => void) {
  const air = AIR.exec(text.folded);
  // "PaO2/FiO2" is the name of the ratio, no fraction.
  if (/(?<!\/ ?)\bfi ?o2/.test(text.folded)) return;
  const mask = MASK.exec(text.folded) ?? UNDER.exec(text.folded);
  const found = mask ?? air;
  if (!found) return;
  const [from, to] = [found.index, found.index + found[0].length];
  const value = mask ? Number(mask[1] ?? mask[2]) : 21;
  values.fio2 = { given: { value, unit: "%" }, words: wordsAt(text, from, to) };
  take(from, to);
}

/** "sPESI: 55, active cancer": a bare number right after the name of a score that cannot reach it. */
const AFTER_NAME = /^[^:,;.\d]{2,30}\d?: ?(\d{2}|10\d)(?= ?,(?!\d))/;
const YOUNGEST = 18;

function readBareAge({ inputs, result }: Calculator, text: FoldedText, values: Values, take: Take) {
  const found = AFTER_NAME.exec(text.folded);
  const most = result.max ?? Number.POSITIVE_INFINITY;
  const age = Number(found?.[1]);
  if (!found || !inputs.age || values.age || age < YOUNGEST || most >= YOUNGEST) return;
  if (/\d ?(?:ans|anos|years|yo|y\/o)(?![a-z])|(?<![a-z])(?:age|edad)/.test(text.folded)) return;
  const to = found.index + found[0].length;
  const from = to - (found[1] ?? "").length;
  values.age = { given: { value: age, unit: "ans" }, words: wordsAt(text, from, to) };
  take(from, to);
}

const YEARS = "(?:ans?|anos?|a|yo|y/o|y|years)";
const SEX: Readonly<Record<string, string>> = {
  f: "female",
  "♀": "female",
  h: "male",
  m: "male",
  "♂": "male",
};
/** "F 76 ans", "H81,": the letter first. */
const LETTER_FIRST = new RegExp(
  `(?<![a-z0-9/'])(?<!(?:mme|madame|mr|monsieur|mlle|dr|m\\.) )([fhm♀♂]) ?(?:de )?[,/]? ?(\\d{2}|10\\d)(?: ?${YEARS}(?![a-z])|(?=\\s*(?:[,;:?)]|$)|\\s+(?:\\d|(?!%|kg|cm|bpm|mm|ms)[a-z])))`,
);
/** "54F", "60 ans, M", "91yo f": the age first. */
const AGE_FIRST = new RegExp(
  `(?<![a-z0-9/,.])(\\d{2}|10\\d) ?(?:${YEARS}(?: old)?,? ?)?[,/]? ?([fhm♀♂])(?![a-z0-9'/.])`,
);
const YEARS_OLD = /(?<![a-z0-9/,.])(\d{2}|10\d) ?(?:y\/?o|y|a)(?![a-z0-9'])/;

/** "Two episodes in 24 h", "depuis 48 h": hours, not a man of that age. */
const OF_TIME =
  /(?:in|en|dans|depuis|sur|sous|pendant|ces|les|des|the|last|il y a|avant|apres|after|within|before|for|since|over|de|per|par|every|cada|las|hace|desde|durante|a|<|>|=) ?$/;
const isHours = (folded: string, { index, 0: match }: RegExpExecArray): boolean =>
  /^\d+ ?h$/.test(match) &&
  (OF_TIME.test(folded.slice(0, index)) || /^(?:12|24|36|48|72) h$/.test(match));

/** "Blatchford H, urée à 9": the letter alone, after the name of the score. */
const LETTER_ALONE = /^[^,;:.\d]{2,30}(?:\d{0,2}|\d\.\d) ?[:,]? ([fhm♀♂])(?= ?[,;])/;

function readLetter({ inputs }: Calculator, text: FoldedText, values: Values) {
  const found = LETTER_ALONE.exec(text.folded);
  const sex = SEX[found?.[1] ?? ""];
  if (!found || !sex || !inputs.sex) return;
  const to = found[0].length;
  values.sex = { given: sex, words: wordsAt(text, to - 1, to) };
}

function readPerson(
  calculator: Calculator,
  text: FoldedText,
  values: Values,
  take: (from: number, to: number) => void,
) {
  const first = LETTER_FIRST.exec(text.folded);
  const last = AGE_FIRST.exec(text.folded);
  const years = YEARS_OLD.exec(text.folded);
  const hours = last && first === null && isHours(text.folded, last);
  const found = first ?? (hours ? years : (last ?? years));
  if (!found) {
    readLetter(calculator, text, values);
    return;
  }
  const [from, to] = [found.index, found.index + found[0].length];
  const words = wordsAt(text, from, to);
  const age = Number(first ? first[2] : found[1]);
  const sex = SEX[(first ? first[1] : found === last ? last?.[2] : undefined) ?? ""];
  const elsewhere = /\d ?(?:ans|anos|years)(?![a-z])/.exec(
    text.folded.slice(0, from) + text.folded.slice(to),
  );
  const isAge = age >= 15 && !(elsewhere && !/(?:ans?|anos?|years|yo)/.test(found[0]));
  if (calculator.inputs.age && isAge) {
    values.age = { given: { value: age, unit: "ans" }, words };
    take(from, to);
  }
  if (calculator.inputs.sex && sex && isAge) values.sex = { given: sex, words };
}
