// "Tout le dos, les deux fesses et la face postérieure des deux cuisses": parts of the body told whole.
// Every word must be understood and every part be whole, or a share of itself: otherwise it is asked.
import type { BodyPart } from "../reading.ts";
import { type FoldedText, wordsAt } from "./folded-text.ts";
import type { Place } from "./phrases.ts";
import type { ReadValue, UnreadValue } from "./read-value.ts";

type Values = Record<string, ReadValue>;

const word = (said: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${said})(?![a-z0-9])`);
const WHOLE = word(
  "circulaires?|circonferentiel(?:le)?s?|circumferential|circular(?:es)?|circunferencial(?:es)?|tout|toute|tous|toutes|entiers?|entieres?|entierement|complets?|completes?|completement|en totalite|totalite|integralite|whole|entire|entirely|all|full|completely|tod[oa]s?|enter[oa]s?|complet[oa]s?|por completo",
);
const HALF = word("moitie|demi|half|mitad");
const SHARE = /(?<![\d.,])(\d{1,3}) ?%/;
const FRONT = word(
  "anterieure?s?|avant(?!-?bras)|devant|de face|face avant|ventrale?|antero|anterior(?:es)?|front|delantera?|delante",
);
const BACK = word(
  "posterieure?s?|arriere|derriere|dorsale?s?|posterior(?:es)?|back of|rear|behind|trasera?|detras",
);
const RIGHT = word("droite?s?|right|derech[oa]s?");
const LEFT = word("gauches?|left|izquierd[oa]s?");
const BOTH = word("deux|2|les|both|two|ambos|ambas|dos|los|las");
const EITHER = word("une?|one|una?");
const BUT = word("sauf|hors|hormis|excepte|except|without|pas|sans|not|salvo|excepto|menos");
/** The face of a part, and no face of a person. */
const FACE_OF =
  /(?<![a-z])faces? (?=(?:avant|arriere|anterieure|posterieure|ventrale|dorsale|anterior|posterior))/g;
const SPLIT = /[,;:()+?!]|\.(?= |$)|(?<![a-z])(?:et|and|y|puis|plus|ainsi que)(?![a-z])/g;
const PLAIN =
  /^(?:brul[a-z]*|burn[a-z]*|quemad[a-z]*|degres?|degree|grado|second|deuxieme|2e|surface|corporelle|cutanee|totale?|selon|table|tableau|chez|pour|adultes?|adulto|adult|enfants?|child|nino|nina|nourrisson|infant|lactante|bebe|homme|femme|patiente?s?|man|woman|hombre|mujer|garcon|fille|ans?|mois|years?|months?|anos?|meses|old|score|calcul[a-z]*|quel(?:le)?|what|cual|cent|percent|ciento|face|faces|side|aspect|cara|dans|avec|soit|est|sont|with|area|tbsa|scb|scq|epaule|doigts|hanche|orteils|shoulder|fingers|toes|depuis|jusqu|from|svp|merci|please)$/;

/** It does not count in a burnt surface. */
const FIRST_DEGREE = /(?:1(?:er)?|premier|1st|first|primer) (?:degre|degree|grado)(?![a-z])/;

interface Told extends Place {
  part: BodyPart;
  side: "right" | "left" | "both" | null;
  front: boolean;
  back: boolean;
  share: number | null;
  inside: boolean;
}

function partIn(chunk: string, parts: readonly BodyPart[]): BodyPart | null {
  return parts.find(({ said }) => word(said).test(chunk)) ?? null;
}

function sideOf(chunk: string): Told["side"] {
  const [right, left] = [RIGHT.test(chunk), LEFT.test(chunk)];
  if (right !== left) return right ? "right" : "left";
  if (right || BOTH.test(chunk)) return "both";
  return EITHER.test(chunk) ? "right" : null;
}

function shareOf(chunk: string): number | null {
  const share = SHARE.exec(chunk);
  if (share) return Number(share[1]);
  if (HALF.test(chunk)) return 50;
  return WHOLE.test(chunk) ? 100 : null;
}

/** Words of the chunk that are of no part, side, face or extent. */
function isUnknown(chunk: string, parts: readonly BodyPart[]): boolean {
  const known = [
    ...parts.map(({ said }) => word(said)),
    WHOLE,
    HALF,
    FRONT,
    BACK,
    RIGHT,
    LEFT,
    BOTH,
    EITHER,
    BUT,
  ];
  const rest = known.reduce((left, one) => left.replace(new RegExp(one.source, "g"), " "), chunk);
  return (rest.match(/[a-z]{4,}/g) ?? []).some((one) => !PLAIN.test(one));
}

interface Chunk extends Place {
  words: string;
  /** Between brackets: it tells again, or completes, what stands before. */
  inside: boolean;
  /** After an "and": "toute la tête et le tronc" is all of both. */
  joined: boolean;
}

function chunksOf(folded: string, start: number): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let [from, depth, joined] = [start, 0, false];
  for (const { 0: sign, index } of [
    ...folded.slice(start).matchAll(SPLIT),
    { 0: "", index: folded.length - start },
  ]) {
    const to = start + index;
    chunks.push({
      from,
      to,
      words: folded.slice(from, to).replace(FACE_OF, ""),
      inside: depth > 0,
      joined,
    });
    joined = /^(?:et|and|y)$/.test(sign);
    if (sign === "(") depth += 1;
    if (sign === ")") depth = Math.max(0, depth - 1);
    from = to + sign.length;
  }
  return chunks;
}

function shareBefore(inside: boolean, joined: boolean, last: Told | undefined): number | null {
  if (inside && last) return last.share;
  return joined && last?.share === 100 ? 100 : null;
}

/** What a chunk in brackets leaves unsaid is that of the part before it. */
const toldBy = (
  { words, inside, joined, from, to }: Chunk,
  part: BodyPart,
  last: Told | undefined,
): Told => ({
  part,
  side: sideOf(words) ?? (inside && last ? last.side : null),
  share: shareOf(words) ?? shareBefore(inside, joined, last),
  front: FRONT.test(words),
  back: BACK.test(words),
  inside,
  from,
  to,
});

/** Each part with what the chunks after it add: "(devant et derrière)", "(cuisse et jambe)". */
function toldIn(folded: string, start: number, parts: readonly BodyPart[]) {
  const told: Told[] = [];
  const taken: Told[] = [];
  const chunks = chunksOf(folded, start);
  for (const chunk of chunks) {
    const [before = "", excepted] = chunk.words.split(BUT);
    const last = told.at(-1);
    if (last && addsFaces(chunk, last, parts)) continue;
    const kept = partIn(before, parts);
    const but = excepted === undefined ? null : partIn(excepted, parts);
    if (kept) told.push(toldBy({ ...chunk, words: before }, kept, last));
    if (but) taken.push({ ...toldBy(chunk, but, told.at(-1)), share: 100 });
  }
  return { told, taken, unknown: chunks.some(({ words }) => isUnknown(words, parts)) };
}

/** "(Devant et derrière)", "(face et arrière)" of a head: faces of the part that stands before. */
function addsFaces({ words, inside }: Chunk, last: Told, parts: readonly BodyPart[]): boolean {
  const part = partIn(words, parts);
  const isFace = inside && part?.one === true && part.back.length === 0;
  const [front, back] = [FRONT.test(words) || isFace, BACK.test(words)];
  if ((part && !isFace) || !(front || back)) return false;
  last.front ||= front;
  last.back ||= back;
  return true;
}

/** "Les deux fesses": a part with one face is whole when both of them are told. */
const wholeOf = ({ share, side, part }: Told): number | null =>
  share ?? (part.one && part.paired && side === "both" ? 100 : null);

function regionsOf({ part, side, front, back }: Told, folded: string): readonly string[] | null {
  if (part.among && !word(part.among).test(folded)) return null;
  const sides = part.paired ? side : "right";
  if (sides === null) return null;
  const of = (lists: readonly (readonly string[])[]): readonly string[] =>
    sides === "both" ? lists.flat() : (lists[sides === "left" ? 1 : 0] ?? []);
  const all = part.one === true || front === back;
  return [...(all || front ? of(part.front) : []), ...(all || back ? of(part.back) : [])];
}

export function readBodyParts(
  parts: readonly BodyPart[],
  text: FoldedText,
  /** Where the name of the table ends. */
  start: number,
  values: Values,
  /** What is asked for when a part is not understood. */
  asked: string,
): UnreadValue[] {
  const { told, taken, unknown } = toldIn(text.folded, start, parts);
  const first = told[0] ?? taken[0];
  const regions = parts.flatMap((one) => [...one.front.flat(), ...one.back.flat()]);
  // Told by the lines of the form: "tronc, avant 50 %".
  if (!first || regions.some((region) => values[region])) return [];
  const words = (one: Place) => wordsAt(text, one.from, one.to);
  const made: Values = {};
  const without = new Set(
    taken.flatMap((one) => regionsOf({ ...one, side: one.side ?? "both" }, text.folded) ?? []),
  );
  let open = unknown || FIRST_DEGREE.test(text.folded);
  for (const one of told) {
    const [regions, share] = [regionsOf(one, text.folded), wholeOf(one)];
    if (regions === null || share === null) {
      open = true;
      continue;
    }
    // "Un membre supérieur et une main": of which side?
    open ||= !one.inside && regions.some((region) => made[region] !== undefined);
    for (const region of regions)
      if (!without.has(region))
        made[region] = { given: { value: share, unit: "%" }, words: words(one) };
  }
  if (open || Object.keys(made).length === 0)
    return [{ name: asked, words: words(first), code: "notExact" }];
  Object.assign(values, made);
  return [];
}
