// Whether a free answer says one of the accepted wordings: accents, case and one typing error are
// forgiven, never another drug, another word or another number.

/** Tells whether a word exists, in the normal form of `wordsOf`. */
export type Lexicon = (word: string) => boolean;

/** A shorter word becomes another one too easily. */
const SHORTEST_CORRECTED = 6;
/**
 * The head of a medical word is a word of its own: sus and sous, ab and ad, intra and infra, macro
 * and micro.
 */
const CERTAIN_HEAD = 3;
/** They carry no meaning at the head of an answer. */
const ARTICLES = new Set(["l", "le", "la", "les", "un", "une", "des", "d", "de", "du"]);

/** The words and numbers of a text: lower case, without accents, decimal comma as a point. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replace(/(\d),(?=\d)/g, "$1.");
  // A sign between a minus or a comparison and its number is part of what is said.
  return plain.match(/\d+(?:\.\d+)?|\p{L}+|[<>≤≥%+−-]/gu)?.filter((word) => word !== "-") ?? [];
}

const meaningful = (words: readonly string[]) => words.filter((word) => !ARTICLES.has(word));

/** @returns whether `text` says `wording`, with one typing error at most */
export function agrees(text: string, wording: string, lexicon: Lexicon): boolean {
  const [typed, wanted] = [meaningful(wordsOf(text)), meaningful(wordsOf(wording))];
  if (wanted.length === 0) return false;
  if (typed.join(" ") === wanted.join(" ") || typed.join("") === wanted.join("")) return true;
  if (typed.length !== wanted.length) return false;
  const different = typed.flatMap((word, at) => (word === wanted[at] ? [] : [at]));
  const [at] = different;
  if (different.length !== 1 || at === undefined) return false;
  const [word = "", meant = ""] = [typed[at], wanted[at]];
  return isTypingError(word, meant) && !lexicon(word) && !meansAnother(word, meant, lexicon);
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** As near to another word that exists: "hyperkalcemie" may be of calcium or of potassium. */
function meansAnother(typed: string, meant: string, lexicon: Lexicon): boolean {
  const another = (word: string) =>
    // A plural says the same.
    !word.startsWith(meant) && !meant.startsWith(word) && lexicon(word);
  return Array.from({ length: typed.length + 1 }, (_, at) => at).some((at) => {
    const [before, rest] = [typed.slice(0, at), typed.slice(at)];
    const after = rest.slice(1);
    const swap = after === "" ? "" : `${before}${after[0]}${rest[0]}${after.slice(1)}`;
    return (
      another(`${before}${after}`) ||
      another(swap) ||
      LETTERS.some((one) => another(`${before}${one}${after}`) || another(`${before}${one}${rest}`))
    );
  });
}

/**
 * One letter too many, missing, replaced or swapped with its neighbour; never in the head, nor a
 * figure.
 */
export function isTypingError(typed: string, meant: string): boolean {
  if (Math.min(typed.length, meant.length) < SHORTEST_CORRECTED) return false;
  if (typed.slice(0, CERTAIN_HEAD) !== meant.slice(0, CERTAIN_HEAD)) return false;
  if (!/^\p{L}+$/u.test(typed + meant)) return false;
  let start = 0;
  while (start < Math.min(typed.length, meant.length) && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  if (left.length === right.length) return left.slice(1) === right.slice(1) || swapped(left, right);
  if (left.length === right.length + 1) return left.slice(1) === right;
  return left.length + 1 === right.length && left === right.slice(1);
}

const swapped = (left: string, right: string) =>
  left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
