// Which passages of the service's protocols answer a question. They are cited before anything else,
// so a protocol that only holds one of its words is none. A word weighs what it is rare among the
// passages; what they do not know and is only talk weighs nothing. A passage is told by its text,
// its titles and, less, by the rest of its part.
import {
  AGAIN,
  asksForProtocol,
  type ReadWords,
  roots,
  type Wanted,
  wantedWords,
} from "./question-words.ts";

export interface Candidate {
  id: string;
  title: string;
  heading: string;
  text: string;
  /** Reading order in its protocol. */
  position: number;
}

const MOST = 12;
/** As many passages as a shelf has: rare is what few of so many hold. */
const SHELF = 600;
/** A word of the titles says more of what a passage is about; one of the rest of its part less. */
const [IN_TITLES, IN_PART] = [1.2, 0.35];
/** What a word that no passage holds would have weighed: the name of a disease, any other. */
const [UNHELD_DISEASE, UNHELD] = [5, 2];
/** Of what stands under a title that many parts have: « Objet », « Traçabilité ». */
const OF_NO_PART = 0.9;
/** Steps before what introduces them. */
const STEPS = 0.001;

interface Read<T extends Candidate> {
  passage: T;
  part: string;
  /** Of the part, else of the protocol: what every passage under it is about. */
  subject: ReadonlySet<string>;
  section: ReadonlySet<string>;
  /** The nearest title. */
  under: string;
  text: ReadonlySet<string>;
}

function readOf<T extends Candidate>(passage: T): Read<T> {
  const [first = "", ...below] = passage.heading.split(" › ");
  const parted = below.length > 0;
  return {
    ...{ passage, under: below.at(-1) ?? first },
    part: `${passage.title} › ${parted ? first : ""}`,
    subject: new Set(roots(`${passage.title} ${parted ? first : ""}`)),
    section: new Set(roots(parted ? below.join(" ") : first)),
    text: new Set(roots(passage.text)),
  };
}

const LETTERS = /^[a-z]+$/u;
/** Letters of a truncated word, at least: « hémoc », « congel »; and two that only begin alike. */
const [TRUNCATED, ALIKE, ALIKE_SHARE] = [4, 6, 0.65];
const LONGEST_END = 3;

const sameStart = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
};

/** How far a word of a passage is the one that was asked, 0 to 1. */
function alike(asked: string, held: string): number {
  if (asked === held) return 1;
  if (!LETTERS.test(asked) || !LETTERS.test(held)) return 0;
  const same = sameStart(asked, held);
  if (same === asked.length && same >= TRUNCATED) return same === TRUNCATED ? 0.65 : 0.8;
  if (same === held.length && same > TRUNCATED && asked.length - same <= LONGEST_END) return 0.8;
  return same >= ALIKE && same >= Math.max(asked.length, held.length) * ALIKE_SHARE ? 0.7 : 0;
}

/** What a word stands for is believed a little less than the word. */
const MEANT = 0.9;

/** The words of the passages that one of the question is, with how far. */
function formsOf({ said, meant }: Wanted, vocabulary: ReadonlySet<string>): Map<string, number> {
  const forms = new Map<string, number>();
  const add = (asked: string, trust: number) => {
    for (const held of vocabulary) {
      const found = alike(asked, held) * trust;
      if (found > (forms.get(held) ?? 0)) forms.set(held, found);
    }
  };
  add(said, 1);
  if (forms.size === 0 && AGAIN.test(said)) add(said.replace(AGAIN, ""), MEANT);
  for (const one of meant) add(one, MEANT);
  return forms;
}

const held = (forms: ReadonlyMap<string, number>, words: ReadonlySet<string>): number => {
  let best = 0;
  for (const [form, trust] of forms) if (trust > best && words.has(form)) best = trust;
  return best;
};

interface Asked extends Wanted {
  weight: number;
  forms: Map<string, number>;
}

function weighed(wanted: readonly Wanted[], reads: readonly Read<Candidate>[]): Asked[] {
  const vocabulary = new Set(
    reads.flatMap(({ subject, section, text }) => [...subject, ...section, ...text]),
  );
  return wanted.map((one) => {
    const forms = formsOf(one, vocabulary);
    const holding = reads.filter(({ subject, section, text }) =>
      [subject, section, text].some((words) => held(forms, words) > 0),
    ).length;
    const unheld = one.entity === null ? UNHELD : UNHELD_DISEASE;
    const absent = one.idle && one.entity === null ? 0 : unheld;
    const rarity = holding === 0 ? absent : Math.log(1 + SHELF / (1 + holding));
    return { ...one, forms, weight: rarity * one.share };
  });
}

interface Told<T extends Candidate> {
  read: Read<T>;
  /** Rarity of what is asked and told, in all. */
  score: number;
  /** The same as a share of what is asked. */
  covered: number;
  /** Of it, what the title of the part and those under it say. */
  named: number;
  titled: number;
  /** Rare words that the passage itself holds: those of one disease are one. */
  rare: number;
  /** A disease is asked, and no title bears it. */
  elsewhere: boolean;
  /** Weight of the diseases that its part does not hold. */
  missed: number;
}

const RARE = 3;
/** A word is another spelling of the one that was asked; half of a name is another one. */
const SURE = 0.8;
const MOST_OF_NAME = 0.55;

function tell<T extends Candidate>(
  read: Read<T>,
  asked: readonly Asked[],
  inPart: readonly number[],
): Told<T> {
  const rare = new Set<string>();
  const told = { read, score: 0, covered: 0, named: 0, titled: 0, missed: 0 };
  const subjects = new Map<string, [number, number]>();
  let total = 0;
  asked.forEach(({ said, forms, weight, entity, vague }, index) => {
    const inSubject = held(forms, read.subject);
    const inTitle = Math.max(inSubject, held(forms, read.section));
    const own = Math.max(inTitle * IN_TITLES, held(forms, read.text));
    const most = Math.max(own, (inPart[index] ?? 0) * IN_PART);
    told.score += most * weight;
    if (!vague) {
      told.covered += Math.min(1, most) * weight;
      total += weight;
    }
    told.named += inSubject * weight;
    told.titled += inTitle * weight;
    if (own > 0 && weight >= RARE) rare.add(entity?.id ?? said);
    if (entity === null) return;
    // A score is used under any title.
    const bears = (entity.kind === "score" ? own : inTitle) >= SURE;
    const [borne, whole] = subjects.get(entity.id) ?? [0, 0];
    subjects.set(entity.id, [borne + (bears ? weight : 0), whole + weight]);
    if (most === 0) told.missed += weight;
  });
  const elsewhere =
    subjects.size > 0 &&
    [...subjects.values()].every(([borne, whole]) => borne <= whole * MOST_OF_NAME);
  const covered = told.covered / Math.max(1e-9, total);
  return { ...told, covered, rare: rare.size, elsewhere };
}

/** What a passage must tell to be cited: rarity, share of the question and rare words of its own. */
type Least = readonly [score: number, covered: number, rare?: number];
const NAMED: readonly Least[] = [
  [8, 0.3, 2],
  [8, 0.4],
  [4.5, 0.7],
];
const TITLED: readonly Least[] = [
  [9.5, 0.6],
  [4.5, 0.95],
];
const IN_TEXT: readonly Least[] = [
  [12, 0.55, 3],
  [9.5, 0.65, 2],
  [11, 0.4, 3],
];
/** The same when a protocol of the service is asked for. */
const ASKED_FOR: readonly Least[] = [
  [6, 0.22],
  [4.5, 0.6],
];
/** Its title is: in a long protocol, a word of the title is rare nowhere. */
const ASKED_FOR_NAMED: readonly Least[] = [[0, 0.6], ...ASKED_FOR];
/** A passage under no title of the disease that is asked. */
const UNDER_ANOTHER: readonly Least[] = [[15, 0.6, 4]];
/** Weight that a title must say to be one of the question's. */
const [OF_SUBJECT, OF_SECTION] = [1.25, 2.5];

function leastOf({ named, titled, elsewhere }: Told<Candidate>, local: boolean): readonly Least[] {
  if (local) return named > 0 ? ASKED_FOR_NAMED : ASKED_FOR;
  if (elsewhere) return UNDER_ANOTHER;
  if (named >= OF_SUBJECT) return NAMED;
  return titled >= OF_SECTION ? TITLED : IN_TEXT;
}

const answers = (told: Told<Candidate>, local: boolean): boolean =>
  leastOf(told, local).some(
    ([score, covered, rare = 0]) =>
      told.score - told.missed / 2 >= score && told.covered >= covered && told.rare >= rare,
  );

/** Only what comes near the best is cited beside it. */
const NEAR = 0.8;

const isSteps = ({ heading, text }: Candidate): boolean =>
  heading.includes(" › ") && (text.match(/^\s*(?:[-*+•]|\d{1,2}[.)])\s/gmu) ?? []).length > 1;

/**
 * Best first, 0 to 1; none when no protocol is about the question. `shared`: titles that are those
 * of no part.
 */
export function relevantPassages<T extends Candidate>(
  question: string,
  candidates: readonly T[],
  read: ReadWords,
  shared: ReadonlySet<string> = new Set(),
): { passage: T; score: number }[] {
  const reads = candidates.map(readOf);
  const asked = weighed(wantedWords(question, read), reads);
  const parts = Map.groupBy(reads, ({ part }) => part);
  const inPart = new Map(
    [...parts].map(([part, within]) => [
      part,
      asked.map(({ forms }) =>
        Math.max(
          ...within.map(({ section, text }) => Math.max(held(forms, section), held(forms, text))),
        ),
      ),
    ]),
  );
  const ofNoPart = ({ under }: Read<T>) => shared.has(under);
  const told = reads
    .map((one) => tell(one, asked, inPart.get(one.part) ?? []))
    .map((one) => {
      const whole = ofNoPart(one.read) ? OF_NO_PART : 1;
      return { ...one, rank: one.score * whole + (isSteps(one.read.passage) ? STEPS : 0) };
    })
    .sort((a, b) => b.rank - a.rank || a.read.passage.position - b.read.passage.position);
  const [best] = told;
  if (!best || !answers(best, asksForProtocol(question))) return [];
  return told
    .filter(
      ({ rank, read: one }) => rank >= best.rank * NEAR && (ofNoPart(best.read) || !ofNoPart(one)),
    )
    .slice(0, MOST)
    .map(({ read: { passage }, rank }, index) => ({
      passage,
      score: rank / (rank + SCALE) - index * LATER,
    }));
}

/** Of a score without bound, as one under 1. */
const SCALE = 10;
/** Of two that tell as much, the first is the better. */
const LATER = 1e-6;
