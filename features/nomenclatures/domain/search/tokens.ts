// A label and a question made of the same tokens: folded, stemmed, and one for each family of words.
import { stem, words } from "#platform/search/normalise.ts";
import { familyOf } from "./families.ts";

const GRAMMAR = new Set(
  `a au aux avec ce ces dans de des du d en et l la le les leur ou par pour que qui s sa ses son sur un une
  chez ayant ete est cours suite lors`.split(/\s+/),
);

/** One spelling for what is written in two: hyphens, "oe", old and new spellings. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\boe?so/g, "oeso"],
  [/\bsus[ -](?=hepat|orbit|claviculaire)/g, "sus"],
  [
    /\b(gastro|cardio|broncho|rhino|cranio|cerebro|naso|oto|hepato|spleno|recto|osteo|cortico|pneumo|neuro|angio|fibro|cholecysto|glomerulo|tubulo|vesico|uretero|anti|auto|post|pre|extra|intra|sous|sur|hyper|hypo|para|peri|poly|multi|pluri|retro|pseudo|semi|trans|inter|co|bi|mono|electro|radio|ano|utero|salpingo|mucoviscido|dermato|kerato|irido|chorio|lombo|cervico|dorso|thoraco|abdomino|scapulo|acromio|sterno|tibio|femoro|coxo|occipito|temporo|fronto|maxillo|mandibulo|pharyngo|laryngo|tracheo|pleuro|myo|endo|encephalo|meningo|arterio|veno|thrombo|lympho|hemo|myelo|erythro|leuco|immuno|psycho|gyneco|uro|nephro|pyelo)[ -](?=[a-z]{4,})/g,
    "$1",
  ],
  [/nevr(?=(?:opathi|it)e)/g, "neur"],
  [/\btype ii\b/g, "type 2"],
  [/\btype i\b/g, "type 1"],
  [/\bstade iii\b/g, "stade 3"],
  [/\bstade ii\b/g, "stade 2"],
  [/\bstade iv\b/g, "stade 4"],
  [/\bstade i\b/g, "stade 1"],
  [/\b(\d)(?:er|e|eme|nd)\b/g, "$1"],
  [/\bpremier\b/g, "1"],
  [/\b(?:deuxieme|second)\b/g, "2"],
  [/\btroisieme\b/g, "3"],
  [/\bvih\b/g, "vih immunodeficience humaine virus"],
];

/** One spelling, before the words are cut. `folded`: without accents, lower case. */
export const respelt = (folded: string): string =>
  SPELLINGS.reduce((text, [pattern, by]) => text.replace(pattern, by), folded);

/** The stem of a word, or of its family. */
export const tokenOf = (word: string): string => familyOf(stem(word));

/** The content words of a folded and respelt text, in order. */
export const contentWords = (text: string): string[] =>
  words(text).filter((word) => !GRAMMAR.has(word));
