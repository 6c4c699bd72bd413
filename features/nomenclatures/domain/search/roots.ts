// The noun and its adjectives: "diaphragme" and "diaphragmatique", "allergie" and "allergique",
// "bulleux" and "bulleuse" have one root. Looser than a stem: what only shares a root with a word
// answers it less.

/** Longest first; on stems, which have lost their plural and last e. */
const ENDINGS = [
  ...["ulatoir", "ellair", "atoir", "ation", "atiqu", "etiqu", "itiqu", "otiqu", "ienn"],
  ...["iqu", "eus", "eux", "air", "oid", "ism", "ist", "ant", "ien", "aqu", "iel", "ial"],
  ...["al", "el", "eu", "if", "iv", "in", "i"],
];
const SHORTEST = 4;

/** The root of a stem; itself when it is too short to lose anything. */
export function rootOf(stem: string): string {
  const ending = ENDINGS.find((one) => stem.endsWith(one));
  const root = ending === undefined ? stem : stem.slice(0, -ending.length);
  if (root.length < SHORTEST) return stem;
  // "streptocoque" is the noun of "streptococcique".
  return root.replace(/coqu$/, "cocc");
}
