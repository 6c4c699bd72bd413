// A checklist that a question asks for by that word: "checklist anaphylaxie", "check-list de l’arrêt
// chez l’enfant", "lista de verificación anafilaxia".
import type { Population } from "#platform/ai/toolbox.ts";
import { stems, words } from "#platform/search/normalise.ts";

const ASKS =
  /\bcheck-?\s?lists?\b|\blistes? de v[ée]rification\b|\blistas? de (?:verificaci[óo]n|comprobaci[óo]n)\b|\baides? cognitives?\b/iu;
const EMPTY: ReadonlySet<string> = new Set(
  stems(`checklist checklists check list lists liste listes verification lista listas verificacion comprobacion aide cognitive
 ouvre ouvrir ouvrez montre montrer affiche lance lancer donne moi voir cherche je veux voudrais la le les l un une de du des d
 pour en chez dans et a au aux the a an of for in open show me give please stp svp abre abrir muestra el los las del para
 adulte adult adulto patient paciente notre nos mon ma mes service urgence urgences conduite protocole`),
);
const YOUNG = /\b(?:enfants?|child(?:ren)?|ni[ñn]os?|p[ée]diatri\w*|nourrissons?)\b/iu;
const SAME_LETTERS = 5;
const SAME_SHARE = 0.75;

export interface Named {
  id: string;
  title: string;
  names: readonly string[];
  summary: string;
  population: Population;
}

export const asksForChecklist = (question: string): boolean => ASKS.test(question);

/** The same disease in three languages differs by its end, and by its Greek letters. */
const plainLetters = (word: string): string => word.replaceAll("ph", "f").replaceAll("y", "i");
function isSame(one: string, other: string): boolean {
  const [a, b] = [plainLetters(one), plainLetters(other)];
  if (a === b) return true;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same >= SAME_LETTERS && same >= SAME_SHARE * Math.max(a.length, b.length);
}

/** The one that the question names; null when it asks for none, or names none that is here. */
export function requestedChecklist<T extends Named>(question: string, all: readonly T[]): T | null {
  if (!asksForChecklist(question)) return null;
  const said = words(question).filter((word) => !stems(word).every((one) => EMPTY.has(one)));
  if (said.length === 0) return null;
  const young = YOUNG.test(question);
  const found = all.flatMap((one) => {
    const titles = words([one.title, ...one.names].join(" "));
    const all = [...titles, ...words(one.summary)];
    if (!said.every((word) => all.some((known) => isSame(word, known)))) return [];
    const named = said.filter((word) => titles.some((known) => isSame(word, known))).length;
    if (named === 0) return [];
    const own = young === (one.population === "child");
    return [{ one, score: named / said.length + named / titles.length / 2 + (own ? 1 : 0) }];
  });
  return found.toSorted((a, b) => b.score - a.score)[0]?.one ?? null;
}
