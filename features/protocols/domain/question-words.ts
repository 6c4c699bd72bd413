// A question as what can be looked for in a protocol: its words, each with what it stands for and
// how much it says.
import { fold, stems } from "#platform/search/normalise.ts";

/** A word as clinicians read it: the library's vocabulary knows it. */
export interface SaidWord {
  stem: string;
  /** Stems of what it stands for. */
  meant: readonly string[];
  /** The phrase that it is of, its other names, all of them as stems, and whose thing that is. */
  names: {
    phrase: readonly string[];
    others: readonly (readonly string[])[];
    ofService: boolean;
  };
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
/** Figures with what they measure: « 5 litres » and « 5 L » are one word. Ages and delays choose nothing. */
const FIGURE =
  /(\d+(?:[.,]\d+)?) ?(l|litres?|ml|cc|mg|g|cm|mm|bars?|j|joules|mmhg|ch|ma)(?![a-z])/gu;
const UNITS: Readonly<Record<string, string>> = { litre: "l", cc: "ml", joule: "j" };
const figures = (text: string): string[] =>
  [...fold(text).matchAll(FIGURE)].map(([, figure = "", unit = ""]) => {
    const one = unit.replace(/s$/u, "");
    return `${figure.replace(",", ".")}${UNITS[one] ?? one}`;
  });
export const roots = (text: string): string[] => [...stems(text).map(root), ...figures(text)];

const GRAMMAR = `a à au aux avec ce ces cet cette chez comme comment dans de des du donc elle en entre est et être faire fait
 faut il ils je l la le les leur lors ma mais me mes mon ne non nous notre nos on ou où par pas plus pour pourquoi qu quand
 que quel quelle quelles quels qui quoi sa sans se ses si son sont sous suis sur ta tes ton tu un une vers vos votre vous y c
 combien dois doit donner donne donnez peut peux puis depuis selon ici chez t s d m n qu
 the of an and or is are was what which who when where why how do does can should with for in on at to from by our my give
 el los las un una unos y o que cual cuando como donde por para con sin en es son del al se su nuestro nuestra dar`;
/** What any protocol is about, the person, and how a question asks for a delay, a figure or a number. */
const ORDINARY = `après avant pendant protocole protocoles protocol protocols protocolo protocolos local locale service patient patiente
 patients homme femme an ans traitement traitements pec cat dose doses posologie
 initial initiale quelle urgence urgences treatment dosing dosis tratamiento
 temps delai delais duree bout moment heure heures minute minutes jour jours frequence fois tous toutes tout toute numero telephone
 joignable joignables poste appeler appelle prevenir contacter joindre quantite maximum maximal minimum minimal premier premiere commence commencer
 procedure procedures regle etape utiliser utilise mettre met passer passe garder garde prendre realiser autorise possible envoyer
 exactement cas sera aussi encore deja entre jusque jusqu lorsqu lorsque si besoin necessaire permis valeur seuil cible fictif fictive
 hopital etablissement unite soins soignant malade malades personne long much many`;
/** Whom a procedure is for: it chooses between two, and asks for none. */
const WHOM: ReadonlySet<string> = new Set(roots("adulte adultes enfant enfants"));
const EMPTY: ReadonlySet<string> = new Set(roots(GRAMMAR));
const VAGUE: ReadonlySet<string> = new Set(roots(ORDINARY));

/** What may be said of anything: rare in a protocol as it may be, it chooses little. */
const OF_ANYTHING = `gravité grave mobile extrémité bout systématique selon chiffre résultat résultats correct suffit suffire suffisant arriver arrive
 récupérer récupère retrouver trouver chercher laisser laisse ramener amener remonter redescendre rester reste continuer lancer commencer démarrer
 demander demande vouloir voudrait savoir connaître penser pense croire regarder regarde voir vérifier utile inutile normal normale anormal
 rapide rapidement vite lent direct directement seul seule tout seuls autre autres même pareil différent différence genre type sorte chose truc machin
 façon manière méthode moyen solution problème souci question réponse raison exemple liste ensemble partie moitié reste dernier dernière prochain suivant
 matin midi soir soirée nuit journée hier demain aujourd'hui maintenant tantôt lundi mardi mercredi jeudi vendredi
 arrivée départ début fin milieu bord côté place endroit lieu droite gauche haut bas dessus dessous dedans dehors
 vraiment surtout seulement juste presque environ simplement toujours jamais parfois souvent plusieurs chacun chaque certains quelqu quelqu'un personne
 petit petite grand grande gros grosse long longue court courte vieux vieille jeune nouveau nouvelle
 écrire écrit dire dit parler expliquer préciser indiquer montrer décider choisir essayer aider venir partir aller porter tenir tirer pousser`;
const TALK: ReadonlySet<string> = new Set(roots(OF_ANYTHING));

/** « Reprélever » is to do it again. */
export const AGAIN = /^re(?=[a-z]{5})/u;

export interface Wanted {
  /** Roots of the word as typed, then of what it stands for. */
  said: string;
  meant: readonly string[];
  /** The phrase that it is of, when it is not alone, and what else that is called. */
  phrase: readonly string[];
  names: readonly (readonly string[])[];
  /** A thing of the service, that medicine does not speak of. */
  ofService: boolean;
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
const [OF_WHOM, OF_FIGURE] = [0.6, 0.4];

interface Weighed {
  kind: SaidWord["kind"];
  vague: boolean;
  /** A hospital has other names for it: it is no talk. */
  named: boolean;
}

/** A phrase is no talk, whatever its words are alone: « à jeun ». */
function shareOf({ kind, vague, named }: Weighed, inPhrase: boolean, talk: boolean): number {
  if (vague) return ASKED;
  if (talk && !inPhrase) return PLAIN;
  if ((inPhrase && kind !== "telling") || (named && kind === "plain")) return COMMON;
  if (kind === "plain" || kind === "empty") return PLAIN;
  return kind === "common" ? COMMON : 1;
}

/** Words of one phrase say one thing, and say it more surely. */
const ONE_THING = 0.6;
const ofPhrase = (length: number): number =>
  length < 2 ? 1 : (1 + (length - 1) * ONE_THING) / length;

/** Neither what is taken nor how one drives. */
const CARE = /\b(?:prises? en charge|conduites? à tenir)\b/giu;
/** How sure one is of a figure: « 2 h à peu près ». */
const ROUGHLY =
  /(?<!\p{L})(?:à peu près|a peu pres|plus ou moins|peu ou prou|grosso modo|en gros|à la louche)(?!\p{L})/giu;

/** What is said to agree or to ask whether it is so, and the verb that a short form is taken for. */
const AGREES =
  /(?<!\p{L})(?:c['’ ]?est|est[- ]ce) (?:bon|ok|bien|grave)(?!\p{L})|(?<!\p{L})y['’ ]?a(?!\p{L})/giu;
/** « On redonne quand » is to give again, no drain of Redon. */
const GIVEN_AGAIN = /(?<!\p{L})redonn(?:er|ez|es|e|ons)(?!\p{L})/giu;
const DRANK = /(?<=(?<!\p{L})(?:a|ai|as|ont|avait|avoir) )bu(?!\p{L})/giu;

const telling = (words: readonly string[]): string[] =>
  words.map(root).filter((one) => one.length > 1 && !EMPTY.has(one));

/** Grammar is of a name of several words, « nouveau-né »; nothing else makes none. */
function nameOf(words: readonly string[]): string[] {
  const name = words.map(root).filter((one) => one.length > 1);
  return name.every((one) => EMPTY.has(one) || VAGUE.has(one)) ? [] : name;
}

/** Two words that name one thing, « tombé par terre », say it once and more surely. */
function shareOneThing(wanted: Iterable<Wanted>): void {
  const all = [...wanted].filter(({ vague }) => !vague);
  const own = ({ phrase, said }: Wanted) => (phrase.length > 0 ? phrase : [said]).join(" ");
  const things = new Map(
    all.map((one) => [own(one), new Set(one.names.map((name) => name.join(" ")))]),
  );
  const same = (a: string, b: string) =>
    a === b || (things.get(a)?.has(b) === true && things.get(b)?.has(a) === true);
  const shares = all.map((one) => {
    const count = [...things.keys()].filter((other) => same(own(one), other)).length;
    return one.share * ofPhrase(count);
  });
  all.forEach((one, at) => {
    one.share = shares[at] ?? one.share;
  });
}

/** Figures, grammar and what only asks left out; each word once. */
export function wantedWords(question: string, read: ReadWords): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const { stem, meant, names, kind, entity } of read(
    question
      .replace(CARE, " ")
      .replace(ROUGHLY, " ")
      .replace(AGREES, " ")
      .replace(DRANK, "boire")
      .replace(GIVEN_AGAIN, "donner"),
  )) {
    const said = root(stem);
    if (said.length < 2 || /^(?:\d.*|[a-z]\d+)$/u.test(said) || EMPTY.has(said)) continue;
    const vague = VAGUE.has(said) || WHOM.has(said);
    const others = names.others.map(nameOf).filter((name) => name.length > 0);
    const silent = kind === "empty" && !vague && meant.length + others.length === 0;
    if (silent || wanted.has(said)) continue;
    const phrase = names.phrase.length > 1 ? nameOf(names.phrase) : [];
    wanted.set(said, {
      ...{ said, meant: telling(meant), phrase, names: others, vague, entity },
      ofService: names.ofService,
      share: WHOM.has(said)
        ? OF_WHOM
        : shareOf({ kind, vague, named: others.length > 0 }, phrase.length > 0, TALK.has(said)) *
          ofPhrase(phrase.length),
      idle: vague || kind === "plain" || kind === "empty",
    });
  }
  shareOneThing(wanted.values());
  for (const said of figures(question))
    wanted.set(said, {
      ...{ said, meant: [], names: [], phrase: [], entity: null, ofService: false },
      ...{ share: OF_FIGURE, idle: true, vague: true },
    });
  return [...wanted.values()];
}
