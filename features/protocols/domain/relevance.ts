// Which passages of the service's protocols answer a question. They are cited before anything else,
// so a protocol that only holds one of its words is none: most of the subject, its rare words
// before the others, is named by the passage and its titles, or the person asks for the protocol.
import { stems } from "#platform/search/normalise.ts";

export interface Candidate {
  id: string;
  title: string;
  heading: string;
  text: string;
  /** Reading order in its protocol. */
  position: number;
}

const LEAST_ROOT = 4;
/** Questions ask by a verb what a protocol says by its noun: « surveiller », « surveillance ». */
const root = (word: string): string => {
  const short = word.replace(/(?:ement|ation|anc|ag|er|ir|nel)$/u, "");
  return /^[a-z]+$/u.test(word) && short.length >= LEAST_ROOT ? short : word;
};
const roots = (text: string): string[] => stems(text).map(root);

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
/** Words that ask for one, whatever it is about. */
const ASKING: ReadonlySet<string> = new Set(
  roots("protocole protocoles protocol protocols protocolo protocolos local locale service"),
);
const ASKS =
  /\b(?:protocoles?|protocolos?|protocols?)\b|\b(?:chez nous|dans le service|du service)\b/iu;

/** Words of the subject, as stems, each once. */
export const subjectOf = (question: string): string[] => [
  ...new Set(roots(question).filter((one) => !EMPTY.has(one) && !VAGUE.has(one))),
];

/** Words that help to choose among the passages of a protocol, the subject's first. */
export const wordsOf = (question: string): string[] => [
  ...new Set(roots(question).filter((one) => !EMPTY.has(one) && one.length > 1)),
];

export const asksForProtocol = (question: string): boolean => ASKS.test(question);

/** Whether the title of a protocol is what the question is about. */
export const isNamed = (title: string, subject: readonly string[]): boolean => {
  const own = new Set(subjectOf(title));
  return subject.some((one) => own.has(one));
};

/** Weight of the subject that a passage must name with its titles. */
const WHOLE = 0.6;
/** The same for one whose titles are named, or when a protocol is asked for. */
const ENOUGH = 0.5;
const MOST = 12;
/** A word of the titles says more of what a passage is about than one of its text. */
const IN_TITLES = 1.25;

/** As many passages as a shelf has: rare is what few of so many hold. */
const SHELF = 500;
const NAMED = 0.1;
/** Words of the subject that a text under no title of it holds, in a handbook and elsewhere. */
const [LEAST_HELD, LEAST_HELD_ALONE] = [2, 3];
/** Words that follow each other in the question and in the passage; steps before what introduces them. */
const [IN_A_ROW, STEPS] = [0.05, 0.001];

interface Read<T extends Candidate> {
  passage: T;
  title: ReadonlySet<string>;
  /** Of the part, which every passage of it has. */
  part: ReadonlySet<string>;
  heading: ReadonlySet<string>;
  /** The titles under that of the part. */
  section: ReadonlySet<string>;
  all: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
}

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]} ${word}`);

function readOf<T extends Candidate>(passage: T): Read<T> {
  const [part = "", ...below] = passage.heading.split(" › ");
  const title = new Set(roots(passage.title));
  const heading = new Set(roots(passage.heading));
  const text = roots(passage.text);
  const pairs = new Set(pairsOf(text));
  // What the titles say already chooses none of what is under them.
  for (const pair of pairsOf(roots(passage.heading))) pairs.delete(pair);
  return {
    ...{ passage, title, heading, part: new Set(below.length > 0 ? roots(part) : []) },
    section: new Set(roots(below.length > 0 ? below.join(" ") : part)),
    ...{ all: new Set([...title, ...heading, ...text]), pairs },
  };
}

/** A word that few passages hold chooses among them; one that none holds is asked for all the same. */
function weigher(reads: readonly Read<Candidate>[]) {
  const known = new Map<string, number>();
  const weightOf = (word: string): number => {
    const holding = reads.filter(({ all }) => all.has(word)).length;
    const weight = known.get(word) ?? Math.log(1 + SHELF / (2 + holding));
    known.set(word, weight);
    return weight;
  };
  return (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
}

const isSteps = ({ text }: Candidate): boolean =>
  (text.match(/^\s*(?:[-*+•]|\d{1,2}[.)])\s/gmu) ?? []).length > 1;

/** How much of the subject a passage names, 0 to 1; null when it is not about it. */
function shareOf(
  { title, part, heading, all }: Read<Candidate>,
  { subject, asked }: { subject: readonly string[]; asked: boolean },
  weigh: (words: readonly string[]) => number,
): { share: number; named: boolean } | null {
  const held = subject.filter((one) => all.has(one));
  const named = subject.some((one) => title.has(one) || part.has(one));
  const titled = held.some((one) => heading.has(one));
  // Some words of a text are no subject: a title must name it, or the handbook it stands in.
  const least = part.size > 0 ? LEAST_HELD : LEAST_HELD_ALONE;
  if (!named && !asked && !titled && held.length < least) return null;
  const weight = weigh(held) / weigh(subject);
  const share = asked ? Math.max(weight, held.length / subject.length) : weight;
  const enough = asked || named || (titled && held.length > 1);
  return share < (enough ? ENOUGH : WHOLE) ? null : { share, named };
}

/** Best first, 0 to 1; none when no protocol is about the question. */
export function relevantPassages<T extends Candidate>(
  question: string,
  candidates: readonly T[],
): { passage: T; score: number }[] {
  const subject = subjectOf(question);
  if (subject.length === 0) return [];
  const words = wordsOf(question).filter((one) => !ASKING.has(one));
  const asks = { subject, asked: asksForProtocol(question) };
  const inRow = pairsOf(roots(question));
  const reads = candidates.map(readOf);
  const weigh = weigher(reads);
  return reads
    .flatMap((read) => {
      const { passage, title, part, section, all, pairs } = read;
      const about = shareOf(read, asks, weigh);
      if (about === null) return [];
      // What every passage of a protocol has from its title chooses none of them.
      const choosing = words.filter((one) => !title.has(one));
      const near = choosing.filter((one) => all.has(one));
      const above = near.filter((one) => section.has(one));
      const most = Math.max(1e-9, weigh(choosing) * IN_TITLES);
      const chosen = (weigh(near) + weigh(above) * (IN_TITLES - 1)) / most;
      const row = inRow.filter((pair) => pairs.has(pair)).length / Math.max(1, inRow.length);
      const order = row * IN_A_ROW + (part.size > 0 && isSteps(passage) ? STEPS : 0);
      const score = about.share * 0.5 + chosen * 0.3 + (about.named ? NAMED : 0) + order;
      return [{ passage, score }];
    })
    .sort((a, b) => b.score - a.score || a.passage.position - b.passage.position)
    .slice(0, MOST);
}
