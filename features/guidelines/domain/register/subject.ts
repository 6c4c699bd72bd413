// What a question is about, before what resembles it: the entity it asks about has a sheet and is
// answered, has none and is said by its name, or nobody named a medical thing and nothing is said.

import { words } from "#platform/search/normalise.ts";
import { isSymptom } from "../rank-presentations.ts";
import type { Mention } from "./recognise.ts";
import { ABOUT_A_PERSON, ANIMALS } from "./register.ts";

export interface Subject {
  /**
   * Named and without a sheet (or, for scores, to be looked up by whoever knows which are built).
   */
  absent: readonly Mention[];
  /** Diseases with a sheet that the question names as its subject. */
  named: readonly Mention[];
  /** The score it asks to compute or explain. */
  score: Mention | null;
  /** What is asked has no sheet: sheets found otherwise are only its neighbours. */
  closed: boolean;
  /** About an animal: nothing is answered. */
  animal: boolean;
}

/** The words of a name are those of the name: "queue de cheval". */
function isAboutAnAnimal(text: string, mentions: readonly Mention[]): boolean {
  const plain = words(mentions.reduce((rest, mention) => rest.replace(mention.words, " "), text));
  const named = plain.some(
    (word, at) => ANIMALS.has(word) || ANIMALS.has(`${word} ${plain[at + 1] ?? ""}`),
  );
  return named && !plain.some((word) => ABOUT_A_PERSON.has(word));
}

const CALCULATES = /\b(?:calcul|scor|compute|work out|estime|interpret|escala|puntuaci)/iu;

/** Each entity once, in the words that said it first. */
const once = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter((one, at) => mentions.findIndex(({ entity }) => entity === one.entity) === at);

interface Answered {
  answered: boolean;
  certain: boolean;
  /** The sheet that the question presents strongly. */
  presented?: string | null;
}

/**
 * `answered`: a sheet is sure enough to answer; `certain`: and it is named or told by its
 * presentation, not by a drug or words of its text.
 */
export function subjectOf(
  text: string,
  mentions: readonly Mention[],
  hasSheet: (id: string) => boolean,
  { answered, certain, presented = null }: Answered,
): Subject {
  const animal = isAboutAnAnimal(text, mentions);
  const spoken = once(mentions.filter(({ denied }) => !denied));
  const diseases = spoken.filter(({ entity }) => entity.kind === "disease");
  const named = diseases.filter(({ entity }) => hasSheet(entity.sheet));
  const lacking = diseases.filter(({ entity }) => !hasSheet(entity.sheet));
  const strong = lacking.filter(({ sign }) => !sign);
  const isCause = ({ entity }: Mention) => presented !== null && entity.becomes.includes(presented);
  const heads = strong.filter((one) => one.aside === null && !isCause(one));
  const main = heads.length > 0 || certain || named.length > 0 ? heads : strong;
  const [first] = main;
  const led =
    first !== undefined &&
    named.every((own) => own.first > first.last && (own.aside !== null || own.sign));
  const scores = spoken.filter(({ entity }) => entity.kind === "score");
  const score =
    scores.find(() => named.length + strong.length === 0 || CALCULATES.test(text)) ?? null;
  // A disease beside a symptom is what the question is about.
  const alone = named.every(({ entity }) => isSymptom(entity.sheet));
  if (main.length > 0) return { absent: main, named, score, closed: alone || led, animal };
  // A sign is the subject only when nothing names or presents another.
  const signs = named.length > 0 ? [] : lacking.filter(({ aside }) => !answered || aside === null);
  const absent = certain ? [] : signs.slice(0, 2);
  return { absent, named, score, closed: answered && absent.length > 0, animal };
}
