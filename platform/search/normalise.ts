// How typed words are made comparable: French first (accents, ligatures, elisions, plural), English
// and Spanish by the same light rules. Light on purpose: a stem that merges two drugs or two
// diseases would mislead a reader.

const SPECIAL: Record<string, string> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  μ: "u",
  "’": "'",
  ʼ: "'",
  "´": "'",
};

const PLAIN = /^[ -~]*$/;

/**
 * Lower case without accents; ligatures opened; µ becomes u; subscripts become digits; white space
 * is one space.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most words have nothing to open: a start folds tens of thousands of them.
  if (PLAIN.test(lower)) return lower.replace(/ {2,}/g, " ").trim();
  return lower
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[œæßμ’ʼ´]/g, (sign) => SPECIAL[sign] ?? sign)
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Words of a text, folded, in order. A plus or minus stays on a short sign ("st+", "k+", "st-"): it
 * changes the disease. Hyphens and apostrophes separate: "sus-décalage" gives two words.
 */
export function words(text: string): string[] {
  return wordsOfFolded(fold(text));
}

/** The same of a text that is folded already. */
export const wordsOfFolded = (folded: string): string[] =>
  folded.match(/[a-z]{1,3}[+](?![a-z0-9])|[a-z]{2,3}-(?![a-z0-9-])|[a-z0-9]+/g) ?? [];

/**
 * Light French stem (after Savoy's minimal stemmer): plural, feminine and doubled final consonant.
 * Words of four letters or fewer, and words holding a digit or a sign, are left alone: they are
 * abbreviations more often than not.
 */
export function stem(word: string): string {
  if (word.length <= 4 || /[^a-z]/.test(word)) return word;
  let root = word;
  if (root.endsWith("aux") && root.length > 5) root = `${root.slice(0, -3)}al`;
  else if (/[sx]$/.test(root) && !root.endsWith("ss")) root = root.slice(0, -1);
  if (root.endsWith("ee")) root = root.slice(0, -2);
  else if (/[e]$/.test(root) && root.length > 4) root = root.slice(0, -1);
  if (root.length > 4 && /([bcdfgklmnprst])\1$/.test(root)) root = root.slice(0, -1);
  return root;
}

/** Stems of a text, in order. */
export function stems(text: string): string[] {
  return words(text).map(stem);
}

/** No rule reads across it, and nobody types it. */
const BETWEEN = "\u0000";

/**
 * The stems of each of many short texts. They are folded and rewritten as one: tens of thousands of
 * names are read at a start, and each alone costs every rule.
 */
export function stemsOfEach(
  texts: readonly string[],
  rewrite: (folded: string) => string = (folded) => folded,
): string[][] {
  const known = new Map<string, string>();
  const stemOnce = (word: string): string => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const own = stem(word);
    known.set(word, own);
    return own;
  };
  return rewrite(fold(texts.join(BETWEEN)))
    .split(BETWEEN, texts.length)
    .map((folded) => wordsOfFolded(folded).map(stemOnce));
}
