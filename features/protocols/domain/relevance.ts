// Which passages of the service's protocols answer a question. They are cited before anything else,
// so a protocol that only holds one of its words is none: all of the subject is named by the
// passage and its titles, or the person asks for the protocol.
import { stems } from "#platform/search/normalise.ts";

export interface Candidate {
  id: string;
  title: string;
  heading: string;
  text: string;
  /** Reading order in its protocol. */
  position: number;
}

const GRAMMAR = `a à au aux avec ce ces cet cette chez comme comment dans de des du donc elle en entre est et être faire fait
 faut il ils je l la le les leur lors ma mais me mes mon ne non nous notre nos on ou où par pas plus pour pourquoi qu quand
 que quel quelle quelles quels qui quoi sa sans se ses si son sont sous suis sur ta tes ton tu un une vers vos votre vous y c
 combien dois doit donner donne donnez peut peux puis après avant depuis pendant selon ici chez
 the of an and or is are was what which who when where why how do does can should with for in on at to from by our my give
 el los las un una unos y o que cual cuando como donde por para con sin en es son del al se su nuestro nuestra dar`;
/** What any protocol is about, and the person too. */
const ORDINARY = `protocole protocoles protocol protocols protocolo protocolos local locale service patient patiente patients adulte
 adultes enfant enfants homme femme an ans traitement traitements prise charge conduite tenir pec cat dose doses posologie
 initial initiale quelle urgence urgences treatment dosing dosis tratamiento`;
const EMPTY: ReadonlySet<string> = new Set(stems(GRAMMAR));
const VAGUE: ReadonlySet<string> = new Set(stems(ORDINARY));
/** Words that ask for one, whatever it is about. */
const ASKING: ReadonlySet<string> = new Set(
  stems("protocole protocoles protocol protocols protocolo protocolos local locale service"),
);
const ASKS =
  /\b(?:protocoles?|protocolos?|protocols?)\b|\b(?:chez nous|dans le service|du service)\b/iu;

/** Words of the subject, as stems, each once. */
export const subjectOf = (question: string): string[] => [
  ...new Set(stems(question).filter((one) => !EMPTY.has(one) && !VAGUE.has(one))),
];

/** Words that help to choose among the passages of a protocol, the subject's first. */
export const wordsOf = (question: string): string[] => [
  ...new Set(stems(question).filter((one) => !EMPTY.has(one) && one.length > 1)),
];

export const asksForProtocol = (question: string): boolean => ASKS.test(question);

/** Whether the title of a protocol is what the question is about. */
export const isNamed = (title: string, subject: readonly string[]): boolean => {
  const own = new Set(subjectOf(title));
  return subject.some((one) => own.has(one));
};

/** Share of the subject that a passage must name with its titles. */
const WHOLE = 1;
/** The same for a protocol whose title is named, or when a protocol is asked for. */
const ENOUGH = 0.5;
const MOST = 12;

/** Best first, 0 to 1; none when no protocol is about the question. */
export function relevantPassages<T extends Candidate>(
  question: string,
  candidates: readonly T[],
): { passage: T; score: number }[] {
  const subject = subjectOf(question);
  if (subject.length === 0) return [];
  const words = wordsOf(question);
  const asked = asksForProtocol(question);
  return candidates
    .flatMap((passage) => {
      const title = new Set(stems(passage.title));
      const heading = new Set(stems(passage.heading));
      const text = new Set(stems(passage.text));
      const held = subject.filter((one) => title.has(one) || heading.has(one) || text.has(one));
      const named = isNamed(passage.title, subject);
      const share = held.length / subject.length;
      // One word of a long text is no subject: a title or a heading must name it.
      const about = named || asked || subject.some((one) => heading.has(one)) || held.length > 1;
      if (!about || share < (named || asked ? ENOUGH : WHOLE)) return [];
      // What every passage of a protocol has from its title chooses none of them.
      const choosing = words.filter((one) => !title.has(one) && !ASKING.has(one));
      const part = (some: readonly string[]) => some.length / Math.max(1, choosing.length);
      const near = part(choosing.filter((one) => text.has(one) || heading.has(one)));
      const inHeading = part(choosing.filter((one) => heading.has(one)));
      return [{ passage, score: share * 0.5 + near * 0.3 + inHeading * 0.1 + (named ? 0.1 : 0) }];
    })
    .sort((a, b) => b.score - a.score || a.passage.position - b.passage.position)
    .slice(0, MOST);
}
