// Numbers of a question, each with the unit that follows it.
import { spellings, UNITS, type UnitSymbol, unitKey } from "../units.ts";

export interface FoundNumber {
  value: number;
  from: number;
  /** After the number and its unit. */
  to: number;
  /** Units of that spelling; empty when none is written. */
  units: readonly UnitSymbol[];
  /** Something that looks like a unit and is none of ours follows: never read without it. */
  foreignUnit: boolean;
  /** A limit ("> 30", "entre 80 et 90") and not a value. */
  limit: "above" | "below" | "between" | null;
}

const LONGEST_UNIT = 26;
// Alone, these letters are words of a sentence more often than units.
const AMBIGUOUS = new Set(["a", "y", "f", "in", '"', "dec", "pc", "o"]);
const BY_SPELLING = new Map<string, UnitSymbol[]>();
for (const name of Object.keys(UNITS) as UnitSymbol[])
  for (const key of spellings(name))
    if (!AMBIGUOUS.has(key)) BY_SPELLING.set(key, [...(BY_SPELLING.get(key) ?? []), name]);

// Thousands by spaces only before a unit of cells or of volume: "FC 110 130/70" is no number.
const NUMBER =
  /(?<![\w.,])-?(?:\d{1,3}(?: \d{3})+(?= ?(?:\/ ?mm|\/ ?u|ml|elements|plaq|leuco))|\d{1,3} 000(?!\d)|[1-9] \d{3}(?= ?(?:[,;)?]|\.(?!\d)|$|ng|ug|microg|fge))|\d{1,3} \d{3}(?= ?(?:ng|ug|microg))|\d+)(?:[.,]\d+)?(?![\d])/g;
const UNIT_LIKE =
  /^ ?(?:[a-z%°]+(?: ?\/ ?[a-z0-9]+)+|mg|ug|mcg|g|ml|ui|mol|mmol|nmol|pmol|kpa|h|heures?|hours?|horas?|jours?|days?|dias?|semaines?|weeks?|semanas?|mois|months?|meses|minutes?|minutos?)(?![a-z0-9])/;
/** "2h30" is read whole or not at all; "à 14 h", "depuis 14 h" is an hour of the day, no measure. */
const HOUR_AND_MORE = /^ ?h ?\d/;
const CLOCK = /(?<![a-z]|il y )(?:a|vers|des|at|las|from|around)\s*$/;
const SINCE_CLOCK = /(?<![a-z])(?:depuis|since|desde)\s*$/;
const FROM_THEN = /^ ?(?:(?:de|d'|apres|post|after|post|del|tras|despues)(?![a-z])|d'evolution)/;
const FIRST_HOURS = 6;
/** "ASAT 10 N", "3 fois la normale", "3 x ULN": times a limit that nobody gave, no measure. */
const TIMES_NORMAL =
  /^ ?(?:(?:[x×] ?)?(?:n|uln|lsn)(?![a-z])|(?:[x×]|fois|times|veces|-?fold) ?(?:the |la |le |el |l')?(?:norm|limit|upper|superior|sup|uln|lsn))/;
/** "5 ampoules de 0,2 mg": one of several, never the amount. */
const SEVERAL =
  /(?:[2-9]|\d{2,}|deux|trois|quatre|cinq|six|two|three|four|five|dos|tres|cuatro|cinco) ?(?:x|×|fois|ampoules?|amp|flacons?|fl|vials?|ampollas?|viales?)(?: (?:de|of|a))? ?$/;
/** "Cible 88-92 %": what is aimed at was not measured; a dose that is aimed at is the one given. */
const TARGET =
  /(?<![a-z])(?<!(?:dose|debit) )(?:cibles?|objectifs?|targets?|objetivos?)(?![a-z])(?: (?:de|d'|a|of|sat[a-z]*|spo2|tension[a-z]*))* ?:? ?(?:\d+ ?%? ?(?:-|a|et|to|\/) ?)?$/;
const ABOVE =
  /(?:>=?|≥|superieure?s? (?:ou egale? )?a|plus de|au moins|au-dessus de|depass\w+|more than|over|above|at least|greater than|mas de|superior a|mayor de|por encima de)\s*$/;
const BELOW =
  /(?:<=?|≤|inferieure?s? (?:ou egale? )?a|moins de|au plus|sous les?|en dessous de|less than|under|below|at most|menos de|inferior a|menor de|por debajo de)\s*$/;

export function findNumbers(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const from = match.index;
    const end = from + match[0].length;
    if (isNoMeasure(text.slice(0, from), text.slice(end))) continue;
    const value = Number(match[0].replace(/ /g, "").replace(",", "."));
    const { units, length } = unitAfter(text, end);
    const before = text.slice(Math.max(0, from - 32), from);
    const between =
      /\b(?:entre|between) \d+(?:[.,]\d+)?[^,;]{0,12} (?:et|and|y) $/.test(before) ||
      (/\b(?:entre|between) $/.test(before) && / (?:et|and|y) \d/.test(text.slice(end, end + 18)));
    const limit = between
      ? "between"
      : ABOVE.test(before)
        ? "above"
        : BELOW.test(before)
          ? "below"
          : null;
    const rest = text.slice(end);
    if (units.includes("hours") && isClock(value, before, text.slice(end + length))) continue;
    const foreignUnit =
      SEVERAL.test(before) || isForeign(rest) || (units.length === 0 && UNIT_LIKE.test(rest));
    const known = foreignUnit ? [] : units;
    found.push({ value, from, to: end + length, units: known, foreignUnit, limit });
  }
  return found;
}

/** A target, or a part of a name: "CURB-65", "CHA2DS2", "2021" of a formula. */
const isNoMeasure = (before: string, after: string): boolean =>
  TARGET.test(before.slice(-32)) || /[a-z]-$/.test(before) || /^-(?:epi|vasc?)/.test(after);

const isForeign = (rest: string): boolean => HOUR_AND_MORE.test(rest) || TIMES_NORMAL.test(rest);

const isClock = (value: number, before: string, after: string): boolean =>
  (CLOCK.test(before) && !FROM_THEN.test(after)) ||
  (SINCE_CLOCK.test(before) && value > FIRST_HOURS);

function unitAfter(text: string, end: number): { units: readonly UnitSymbol[]; length: number } {
  const rest = text.slice(end, end + LONGEST_UNIT);
  // "58a": stuck to its number the letter is years; apart from it, it is the French "à".
  if (/^a(?![a-z0-9'])/.test(rest)) return { units: ["years"], length: 1 };
  for (let length = rest.length; length > 0; length -= 1) {
    const piece = rest.slice(0, length);
    if (/\s$/.test(piece) || /^[a-z0-9/]/.test(rest.slice(length)) || /^\s*[,;:(]/.test(piece))
      continue;
    // "SBP 98 HR 112": the rate, no hours.
    if (/^ ?hr$/.test(piece) && /^ ?[:=]? ?\d/.test(rest.slice(length))) continue;
    const units = BY_SPELLING.get(unitKey(piece));
    if (units && !/\d/.test(piece.trim()[0] ?? "")) return { units, length };
  }
  return { units: [], length: 0 };
}
