// A question as what can be looked for in a protocol: its words, each with what it stands for and
// how much it says.
import { stems } from "#platform/search/normalise.ts";

/** A word as clinicians read it: the library's vocabulary knows it. */
export interface SaidWord {
  stem: string;
  /** Stems of what it stands for. */
  meant: readonly string[];
  kind: "empty" | "plain" | "common" | "telling";
  /** What it names, alone or with the words beside it. */
  entity: { id: string; kind: "disease" | "score" } | null;
}
export type ReadWords = (text: string) => readonly SaidWord[];

const LEAST_ROOT = 4;
/** Questions ask by a verb what a protocol says by its noun: « surveiller », « surveillance ». */
export const root = (word: string): string => {
  const short = word.replace(/(?:ement|ation|anc|ag|er|ir|nel)$/u, "");
  return /^[a-z]+$/u.test(word) && short.length >= LEAST_ROOT ? short : word;
};
export const roots = (text: string): string[] => stems(text).map(root);

const GRAMMAR = `a à au aux avec ce ces cet cette chez comme comment dans de des du donc elle en entre est et être faire fait
 faut il ils je l la le les leur lors ma mais me mes mon ne non nous notre nos on ou où par pas plus pour pourquoi qu quand
 que quel quelle quelles quels qui quoi sa sans se ses si son sont sous suis sur ta tes ton tu un une vers vos votre vous y c
 combien dois doit donner donne donnez peut peux puis après avant depuis pendant selon ici chez t s d m n qu
 the of an and or is are was what which who when where why how do does can should with for in on at to from by our my give
 el los las un una unos y o que cual cuando como donde por para con sin en es son del al se su nuestro nuestra dar`;
/** What any protocol is about, the person, and how a question asks for a delay, a figure or a number. */
const ORDINARY = `protocole protocoles protocol protocols protocolo protocolos local locale service patient patiente patients adulte
 adultes enfant enfants homme femme an ans traitement traitements prise charge conduite tenir pec cat dose doses posologie
 initial initiale quelle urgence urgences treatment dosing dosis tratamiento
 temps delai delais duree bout moment heure heures minute minutes jour jours frequence fois tous toutes tout toute numero telephone
 poste appeler appelle prevenir contacter joindre quantite maximum maximal minimum minimal premier premiere commence commencer
 procedure procedures regle etape utiliser utilise mettre met passer passe garder garde prendre realiser autorise possible envoyer
 exactement cas sera aussi encore deja entre jusque jusqu lorsqu lorsque si besoin necessaire permis valeur seuil cible fictif fictive
 hopital etablissement unite soins soignant malade malades personne long much many`;
const EMPTY: ReadonlySet<string> = new Set(roots(GRAMMAR));
const VAGUE: ReadonlySet<string> = new Set(roots(ORDINARY));

const ASKS =
  /\b(?:protocoles?|protocolos?|protocols?|consignes?)\b|\b(?:chez nous|(?:dans|de) (?:le|notre) (?:service|unité)|du service|notre|nos|our|nuestr[oa]s?)\b|\b(?:numéro|poste) (?:interne|de (?:garde|poste|téléphone)|d['’](?:astreinte|appel))|\bqui (?:est-ce qu[e'’] ?)?(?:j['’]appelle|appeler|prévenir|contacter|joindre)\b|\bdans quel(?:le)? (?:tiroir|armoire|placard|local|salle)\b/iu;
/** Whether what the person's own service decided, or only it can say, is asked for. */
export const asksForProtocol = (question: string): boolean => ASKS.test(question);

/** « Reprélever » is to do it again. */
export const AGAIN = /^re(?=[a-z]{5})/u;

export interface Wanted {
  /** Roots of the word as typed, then of what it stands for. */
  said: string;
  meant: readonly string[];
  /** How much of its rarity counts, 0 to 1. */
  share: number;
  /** Talk that no passage needs to hold. */
  idle: boolean;
  /** How a delay, a figure or a number is asked for: it helps to choose, and asks for no passage. */
  vague: boolean;
  entity: SaidWord["entity"];
}

/** Talk says half of what a name does; how a figure is asked for nearly nothing. */
const [PLAIN, COMMON, ASKED] = [0.5, 0.85, 0.15];

function shareOf(kind: SaidWord["kind"], vague: boolean): number {
  if (vague) return ASKED;
  if (kind === "plain") return PLAIN;
  return kind === "common" ? COMMON : 1;
}

/** Figures, grammar and what only asks left out; each word once. */
export function wantedWords(question: string, read: ReadWords): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const { stem, meant, kind, entity } of read(question)) {
    const said = root(stem);
    if (said.length < 2 || /^(?:\d.*|[a-z]\d+)$/u.test(said) || EMPTY.has(said)) continue;
    const vague = VAGUE.has(said);
    if ((kind === "empty" && !vague && meant.length === 0) || wanted.has(said)) continue;
    const open = meant.map(root).filter((one) => one.length > 1 && !EMPTY.has(one));
    const idle = vague || kind === "plain" || kind === "empty";
    wanted.set(said, { said, meant: open, share: shareOf(kind, vague), idle, vague, entity });
  }
  return [...wanted.values()];
}

/** Letters that a word and its other forms have in common. */
const START = 5;

/** Beginnings of the words that a passage must hold one of to be looked at. */
export const startsOf = (wanted: readonly Wanted[]): string[] => [
  ...new Set(
    wanted
      .filter(({ vague }) => !vague)
      .flatMap(({ said, meant }) => [said, said.replace(AGAIN, ""), ...meant])
      .map((word) => word.slice(0, START)),
  ),
];

/** Whether the title of a protocol is what the question is about. */
export const isNamed = (title: string, wanted: readonly Wanted[]): boolean => {
  const own = new Set(roots(title));
  return wanted.some(
    ({ said, meant, vague }) => !vague && [said, ...meant].some((one) => own.has(one)),
  );
};
