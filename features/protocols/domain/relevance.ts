// Which passages of the service's protocols answer a question. They are cited before anything else,
// so a protocol that only holds one of its words is none. A passage is told by its text, its titles
// and, less, by the rest of its page and of its part.
import { type AnswerKind, questionKinds } from "./answer-kind.ts";
import { asksForProtocol, isAtWork, isCase, whomOf } from "./asking.ts";
import { type ReadWords, wantedWords } from "./question-words.ts";
import type { Candidate, Shelf } from "./shelf.ts";
import { type Sought, soughtWords } from "./sought-words.ts";

/** A word of the titles says more of what a passage is about; what stands beside it less. */
const [IN_TITLES, ON_PAGE, IN_PART] = [1.2, 0.6, 0.55];
/** What its text says of a thing that the titles name, and of what the part is about, says more again. */
const [OF_TITLED, OF_PART] = [0.05, 0.15];
/** Of what stands under a title that many parts have: « Objet », « Traçabilité ». */
const OF_NO_PART = 0.8;
/** Of what stands before any title: a cover, the contents. */
const UNTITLED = 0.8;
/** Of a part for whom is asked, and for somebody else. */
const [FOR_THEM, FOR_OTHERS] = [1.1, 0.8];
/** Steps before what introduces them. */
const STEPS = 0.001;

type Whom = Shelf<Candidate>["whom"][number];

/** The most of a word that the passages of each page and of each part hold. */
interface Beside {
  page: Float64Array;
  part: Float64Array;
}

function besideOf({ text, titles, subject }: Sought, shelf: Shelf<Candidate>): Beside {
  const beside = {
    page: new Float64Array(text.length),
    part: new Float64Array(text.length),
  };
  for (let at = 0; at < text.length; at++) {
    // What the title of the part says is said of each of its passages already.
    const own = Math.max(text[at] ?? 0, subject[at] ? 0 : (titles[at] ?? 0));
    const [page, part] = [shelf.page[at] ?? 0, shelf.part[at] ?? 0];
    beside.page[page] = Math.max(beside.page[page] ?? 0, own);
    beside.part[part] = Math.max(beside.part[part] ?? 0, own);
  }
  return beside;
}

interface Told {
  at: number;
  /** Rarity of what is asked and told, in all. */
  score: number;
  /** The same as a share of what is asked. */
  covered: number;
  /** Of it, what the title of the part and all the titles above say. */
  named: number;
  titled: number;
  /** Of what the titles say, what the text says too. */
  both: number;
  /** A disease is asked, and no title bears it. */
  elsewhere: boolean;
  /** The rarest word that its titles or its text hold. */
  rarest: number;
}

/** A word is another spelling of the one that was asked; half of a name is another one. */
const [SURE, MOST_OF_NAME] = [0.8, 0.55];

/** Whether no title bears any of the diseases that are asked. */
function isElsewhere(at: number, asked: readonly Sought[]): boolean {
  const subjects = new Map<string, [borne: number, whole: number]>();
  for (const { entity, titles, text, weight } of asked) {
    if (entity === null) continue;
    // A score is used under any title.
    const inText = entity.kind === "score" ? (text[at] ?? 0) : 0;
    const bears = Math.max(titles[at] ?? 0, inText) >= SURE * weight;
    const [borne, whole] = subjects.get(entity.id) ?? [0, 0];
    subjects.set(entity.id, [borne + (bears ? weight : 0), whole + weight]);
  }
  return (
    subjects.size > 0 &&
    [...subjects.values()].every(([borne, whole]) => borne <= whole * MOST_OF_NAME)
  );
}

function tell(
  at: number,
  asked: readonly Sought[],
  beside: readonly Beside[],
  { page, part }: Shelf<Candidate>,
): Told {
  const told = { at, score: 0, covered: 0, named: 0, titled: 0, both: 0, rarest: 0 };
  let whole = 0;
  asked.forEach(({ titles, text, subject, weight, vague }, index) => {
    const titled = titles[at] ?? 0;
    const most = Math.max(
      titled * IN_TITLES,
      text[at] ?? 0,
      (beside[index]?.page[page[at] ?? 0] ?? 0) * ON_PAGE,
      (beside[index]?.part[part[at] ?? 0] ?? 0) * IN_PART,
    );
    told.score += most;
    if (!vague) {
      told.covered += Math.min(weight, most);
      told.rarest = Math.max(told.rarest, titled, text[at] ?? 0);
      whole += weight;
    }
    told.named += subject[at] ?? 0;
    told.titled += titled;
    told.both += Math.min(titled, text[at] ?? 0);
  });
  const covered = told.covered / Math.max(1e-9, whole);
  return { ...told, covered, elsewhere: isElsewhere(at, asked) };
}

const isSteps = ({ heading, text }: Candidate): boolean =>
  heading.includes(" › ") && (text.match(/^\s*(?:[-*+•]|\d{1,2}[.)])\s/gmu) ?? []).length > 1;

interface Ranked extends Told {
  rank: number;
  /** What its best lines tell together, titles included, as a share of what is asked. */
  close: number;
  /** Whether they hold an answer of the kind that is asked. */
  answers: boolean;
  /** It is asked for somebody else than its part is for: an adult, a child. */
  ofOthers: boolean;
}

/** How much what stands together adds, and where an answer of the kind that is asked stands with it. */
const [CLOSE, CLOSE_ANSWER] = [0.25, 0.375];
/** What one look at a few lines tells of the question; more where the answer itself stands. */
const OF_KIND = 1.1;
function closest(
  asked: readonly Sought[],
  kinds: ReadonlySet<AnswerKind>,
  shelf: Shelf<Candidate>,
) {
  const best = shelf.passages.map(() => ({ told: 0, answers: false }));
  shelf.lineOf.forEach((at, line) => {
    let told = 0;
    for (const { lines, titles, vague } of asked)
      if (!vague) told += Math.max(lines[line] ?? 0, titles[at] ?? 0);
    if (told === 0) return;
    const held = shelf.kinds[line];
    const answers = [...kinds].some((kind) => held?.has(kind));
    told *= answers ? OF_KIND : 1;
    const known = best[at];
    if (known && told > known.told) best[at] = { told, answers };
  });
  return best;
}

/** Whether both say for whom, and the same; null when one does not say. */
function isForThem(at: number, whom: Whom, shelf: Shelf<Candidate>): boolean | null {
  const theirs = shelf.whom[at] ?? null;
  return whom === null || theirs === null ? null : whom === theirs;
}

/** How far a passage is believed for where it stands. */
function placed(at: number, forThem: boolean | null, shelf: Shelf<Candidate>) {
  const under = shelf.under[at] ?? "";
  if (under === "") return UNTITLED;
  const own = shelf.shared.has(under) ? OF_NO_PART : 1;
  if (forThem === null) return own;
  return own * (forThem ? FOR_THEM : FOR_OTHERS);
}

function ranked(question: string, asked: readonly Sought[], shelf: Shelf<Candidate>): Ranked[] {
  const whom = whomOf(question);
  const beside = asked.map((word) => besideOf(word, shelf));
  const looks = closest(asked, questionKinds(question), shelf);
  const whole = asked.reduce((sum, { weight, vague }) => sum + (vague ? 0 : weight), 0);
  return shelf.passages
    .map((passage, at) => {
      const told = tell(at, asked, beside, shelf);
      const steps = isSteps(passage) ? STEPS : 0;
      const { told: near = 0, answers = false } = looks[at] ?? {};
      const about = told.score + OF_PART * told.named + OF_TITLED * told.both;
      const together = near * (answers ? CLOSE_ANSWER : CLOSE);
      const forThem = isForThem(at, whom, shelf);
      const rank = (about + together) * placed(at, forThem, shelf) + steps;
      const close = near / Math.max(1e-9, whole);
      return { ...told, rank, close, answers, ofOthers: forThem === false };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.rank - a.rank || a.at - b.at);
}

/** A title of its part says enough of what is asked, or a title below says more. */
type Least = readonly [score: number, covered: number];
const NAMED: readonly Least[] = [
  [9, 0.55],
  [7, 0.7],
  [5.5, 0.8],
];
const TITLED: readonly Least[] = [
  [9.5, 0.6],
  [7, 0.78],
  [4.5, 0.95],
];
/** Weight that a title must say to be one of the question's. */
const [OF_SUBJECT, OF_SECTION] = [2, 2.5];

/** A line that tells nearly all of it bears the disease as a title would: « 16 F pour un pneumothorax ». */
const NEARLY_WHOLE = 0.85;

function isItsTitle(told: Ranked, { aCase }: Asking): boolean {
  const { named, titled, elsewhere, ofOthers, score, covered } = told;
  if ((elsewhere && told.close < NEARLY_WHOLE) || ofOthers || aCase) return false;
  if (named < OF_SUBJECT && titled < OF_SECTION) return false;
  const least = named >= OF_SUBJECT ? NAMED : TITLED;
  return least.some(([enough, share]) => score >= enough && covered >= share);
}

/** What is known of a question whatever the passage. */
interface Asking {
  local: boolean;
  atWork: boolean;
  aCase: boolean;
  /** Words that a hospital has other names for: the library, which has none, speaks of diseases. */
  ward: number;
  /** A disease or a score is named: the library may be asked as well. */
  ofMedicine: boolean;
}

/** In a long protocol a word of the title is rare nowhere, and is still its name. */
const NEARLY_ALL = 0.6;
const isAskedFor = ({ named, covered }: Told, { local }: Asking): boolean =>
  local && named > 0 && covered >= NEARLY_ALL;

/**
 * A title apart, a passage is cited on what speaks for it, each by its weight: what it tells, the
 * share that it is of the question, the rarest of its words, whether a few of its lines tell it
 * together and hold an answer of the kind that is asked, whose question it is. Fitted on the
 * questions of `testing/` that may be tuned on, against questions that the library answers, each set
 * left out in turn; then rounded.
 */
function speaksFor(best: Ranked, asking: Asking): number {
  const { score, covered, rarest, named, ofOthers, close, answers } = best;
  const told = 1.2 * Math.sqrt(score) + 3.3 * covered + 0.5 * rarest;
  const together = answers ? 1.65 * close : 0;
  const whose = (asking.local ? 3 : 0) + (asking.atWork ? 3.5 : 0) + 1.3 * Math.min(4, asking.ward);
  const against = (asking.ofMedicine ? 2.2 : 0) + (ofOthers ? 5 : 0) + (asking.aCase ? 7 : 0);
  return told + together + 0.5 * Math.min(5, named) + whose - against;
}
const ENOUGH = 12;

/** Only what comes near the best is cited beside it; of so many pages, the best of each first. */
const NEAR = 0.75;
const [MOST, MOST_PAGES] = [12, 3];
/** Of a score without bound, as one under 1. */
const SCALE = 10;
/** Of two that tell as much, the first is the better. */
const LATER = 1e-6;

function nearest(all: readonly Ranked[], best: Ranked, shelf: Shelf<Candidate>): Ranked[] {
  const isShared = ({ at }: Ranked) => shelf.shared.has(shelf.under[at] ?? "");
  const near = all.filter(
    (one) => one.rank >= best.rank * NEAR && (isShared(best) || !isShared(one)),
  );
  const pages = [...Map.groupBy(near, ({ at }) => shelf.page[at]).values()].slice(0, MOST_PAGES);
  const [firsts, others] = [pages.map(([first]) => first), pages.map(([, ...rest]) => rest)];
  return [...firsts.filter((one) => one !== undefined), ...others.flat()].slice(0, MOST);
}

/** Best first, 0 to 1; none when no protocol is about the question. */
export function relevantPassages<T extends Candidate>(
  question: string,
  shelf: Shelf<T>,
  read: ReadWords,
): { passage: T; score: number }[] {
  const asked = soughtWords(wantedWords(question, read), shelf);
  const all = ranked(question, asked, shelf);
  const [best] = all;
  if (!best) return [];
  const ward = asked.filter(({ ofService, vague }) => ofService && !vague).length;
  const asking = {
    ...{ local: asksForProtocol(question), atWork: isAtWork(question), ward },
    ofMedicine: asked.some(({ entity, vague }) => entity !== null && !vague),
    aCase: isCase(question),
  };
  const cites = [isAskedFor, isItsTitle];
  if (!cites.some((rule) => rule(best, asking)) && speaksFor(best, asking) < ENOUGH) return [];
  return nearest(all, best, shelf).flatMap(({ at, rank }, index) => {
    const passage = shelf.passages[at];
    return passage ? [{ passage, score: rank / (rank + SCALE) - index * LATER }] : [];
  });
}
