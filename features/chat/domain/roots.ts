// The words of a question and of a passage made comparable when one sheet is already chosen: other
// forms of a word ("surveiller", "surveillance") and the notations that sheets write for it ("PA")
// are the same. Looser than the search, which must tell diseases and drugs apart.
import { stem, words } from "#platform/search/normalise.ts";

const ENDING =
  /(?:ation|ition|ement|anc|enc|ag|eus|eur|air|iqu|iv|if|ant|ent|ion|nel|er|ir|at|ing|ed|a|i|e)$/u;
const SHORTEST = 5;

/** Capitals that are a word otherwise, and a phrase: "PAS" is no negation, air "sous tension" none. */
const READ_AS = [
  [/\bPA[DMS]?\b/gu, "pression"],
  [/\b(?:sous tension|à tension)\b/giu, "soustension"],
] as const;

const SAME = `
tension pression pa systolique hypertension hta arterielle
thrombolyse fibrinolyse thrombolytique fibrinolytique lyse
clairance clcr dfg cockcroft creatinine renal
scanner tdm angioscanner
sale hypertonique nacl chlorure serum physiologique
domicile ambulatoire
ains inflammatoire
placenta delivrance
heparine hbpm hnf enoxaparine tinzaparine
coronarographie angioplastie angio
radio radiographie
reponse repond
hypoxique hypoxemie hypoxemique
rectal intrarectal
oxytocine ocytocine
`;
const bare = (one: string): string => {
  const cut = one.replace(ENDING, "");
  return cut.length >= SHORTEST ? cut : one;
};
const GROUPS = new Map(
  SAME.trim()
    .split("\n")
    .flatMap((row) => {
      const own = words(row).map((word) => bare(stem(word)));
      return own.map((one) => [one, own[0] ?? one] as const);
    }),
);

/** What all the forms of a word share. */
export function root(one: string): string {
  const cut = bare(one);
  return GROUPS.get(cut) ?? cut;
}

export const readAs = (text: string): string =>
  READ_AS.reduce((rest, [form, by]) => rest.replace(form, by), text);

export const roots = (text: string): string[] =>
  words(readAs(text)).map((word) => root(stem(word)));

/** More texts than the passages and drugs of a library are forgotten. */
const MOST_KEPT = 10_000;
const kept = new Map<string, readonly string[]>();

/** The same, of a text that comes again with every question on its sheet. */
export function cachedRoots(text: string): readonly string[] {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = roots(text);
  kept.set(text, made);
  return made;
}
