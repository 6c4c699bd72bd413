// "INR à trois", "pouls soixante", "TA treize huit": a number in words without its unit, right after
// the name of what it measures, and the last of its clause.
import { type FoldedText, wordsAt } from "./folded-text.ts";
import type { Mention } from "./mentions.ts";
import { isFiller } from "./number-candidates.ts";
import { rewrite } from "./spellings.ts";
import { inFigures, SPOKEN } from "./spoken-numbers.ts";

const ENDS =
  /^(?:\s*(?:[,;:)(%/+]|\.(?!\d)|$)|\s(?:et|puis|pour|sous|sur|avec|sans|chez|en|au|ce|and|then|for|on|with|y|con|para|bajo|de|du|environ|depuis|since|ni|pas|aucune?|no|nor|sin)(?![a-z]))/;
/** Names that are words of the language too: in capitals, or followed by "à". */
const WORD = /^(?:pas|ta|pa|t|k|a|ca|na|pad|tad|respi|mide|alta|as)$/;
/** "Un" is an article more often than a figure. */
const ONE = /^(?:une?|uno)$/;
/** "Dix sept" of a pressure is seventeen, or ten over seven. */
const TWO_NUMBERS = /^dix (?:sept|huit|neuf)$/;
const NUMBER = new RegExp(`(?<![a-z0-9])${SPOKEN}`, "g");
const ALONE = new RegExp(`^${SPOKEN}$`);
const PAIR = new RegExp(`(?<![a-z0-9])(${SPOKEN})(?: sur | ?/ ?|[ -])(${SPOKEN})`, "g");

/** "Trente-huit cinq", of a temperature. */
const TENTHS =
  /(?<![a-z0-9])(trente(?:[ -](?:et[ -])?[a-z]+)?|quarante(?:[ -](?:et[ -])?[a-z]+)?|treinta y [a-z]+|cuarenta) (?:et |y )?(un|deux|trois|quatre|cinq|six|sept|huit|neuf|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)/g;

const namesOf = (text: FoldedText, mentions: readonly Mention[]): readonly Mention[] =>
  mentions.filter(
    ({ kind, from, to }) =>
      kind === "number" &&
      (!WORD.test(text.folded.slice(from, to)) ||
        /^(?:\p{Lu}+|Na|Ca)$/u.test(wordsAt(text, from, to)) ||
        /^ ?(?:a |[:=])/.test(text.folded.slice(to))),
  );

/** "Cent cinq de pouls": the name comes after it. */
function isNamedAfter(folded: string, end: number, names: readonly Mention[]): boolean {
  const link = /^ (?:de |d'|of |en )/.exec(folded.slice(end));
  return link !== null && names.some(({ from }) => from === end + link[0].length);
}

/** The text with such numbers in figures. */
export function namedInFigures(text: FoldedText, mentions: readonly Mention[]): FoldedText {
  const names = namesOf(text, mentions);
  const nameAt = (at: number, among = names): Mention | undefined =>
    among.find(({ to }) => to <= at && isFiller(text.folded, to, at));
  const starts = new Set(mentions.map(({ from }) => from));
  const pressures = names.filter(({ name }) => name === "systolic");
  const pairs = rewrite(text, PAIR, (match) => {
    const end = match.index + match[0].length;
    const closed = ENDS.test(text.folded.slice(end)) || starts.has(end + 1);
    if (!closed || !nameAt(match.index, pressures)) return null;
    // "Cent vingt-cinq" is one number.
    if (ALONE.test(match[0])) return null;
    const [high, low] = [inFigures(match[1] ?? ""), inFigures(match[2] ?? "")];
    return Number(high) > Number(low) && Number(low) > 1 ? `${high}/${low}` : null;
  });
  const heats = names.filter(({ name }) => name === "temperature");
  if (pairs.folded === text.folded && heats.length > 0) {
    const made = rewrite(text, TENTHS, (match) => {
      const end = match.index + match[0].length;
      if (!nameAt(match.index, heats) || !ENDS.test(text.folded.slice(end))) return null;
      const [whole, tenth] = [inFigures(match[1] ?? ""), inFigures(match[2] ?? "")];
      return whole === null || tenth === null || ALONE.test(match[0]) ? null : `${whole},${tenth}`;
    });
    if (made.folded !== text.folded) return made;
  }
  // The places of the mentions are those of the text as it was.
  if (pairs.folded !== text.folded) return pairs;
  return rewrite(text, NUMBER, (match) => {
    const end = match.index + match[0].length;
    const name = nameAt(match.index);
    const closed = ENDS.test(text.folded.slice(end));
    const next = starts.has(end + 1) && !ONE.test(match[0]);
    if (!name && !ONE.test(match[0]) && isNamedAfter(text.folded, end, names))
      return inFigures(match[0]);
    if (!name || !(closed || next)) return null;
    if (name.name === "systolic" && TWO_NUMBERS.test(match[0])) return null;
    return inFigures(match[0]);
  });
}
