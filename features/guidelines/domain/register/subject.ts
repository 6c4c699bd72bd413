// What a question is about, before what resembles it: the entity it asks about has a sheet and is
// answered, has none and is said by its name, or nobody named a medical thing and nothing is said.
import { words } from "#platform/search/normalise.ts";
import type { Mention } from "./recognise.ts";
import { ABOUT_A_PERSON, ANIMALS } from "./register.ts";
import { tokens } from "./tokens.ts";

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

const LINKS = new Set(
  "avec chez sous sur apres post antecedent atcd comme cause due contexte with after because con tras por sur complique compliquee suite terrain history known connu connue porteur traite traitee".split(
    " ",
  ),
);
const CALCULATES = /\b(?:calcul|scor|compute|work out|estime|interpret|escala|puntuaci)/iu;

/** Between two entities, only words that make the second the company of the first. */
function isCompany(said: readonly string[], before: Mention, after: Mention): boolean {
  const between = said.slice(before.last + 1, after.first);
  return between.some((word) => LINKS.has(word));
}

export function subjectOf(
  text: string,
  mentions: readonly Mention[],
  hasSheet: (id: string) => boolean,
  sheetsFound: number,
): Subject {
  const said = tokens(text).map(({ stem }) => stem);
  const animal = isAboutAnAnimal(text, mentions);
  const spoken = mentions.filter(({ denied }) => !denied);
  const diseases = spoken.filter(({ entity }) => entity.kind === "disease");
  const named = diseases.filter(({ entity }) => hasSheet(entity.sheet));
  const lacking = diseases.filter(({ entity }) => !hasSheet(entity.sheet));
  const strong = lacking.filter(({ sign }) => !sign);
  const main = strong.filter(
    (one) => !named.some((own) => own.last < one.first && isCompany(said, own, one)),
  );
  const [first] = main;
  const led =
    first !== undefined &&
    named.every((own) => own.first > first.last && isCompany(said, first, own));
  const scores = spoken.filter(({ entity }) => entity.kind === "score");
  const score =
    scores.find(() => named.length + strong.length === 0 || CALCULATES.test(text)) ?? null;
  if (main.length > 0)
    return { absent: main, named, score, closed: named.length === 0 || led, animal };
  // A sign is the subject only when nothing else was found.
  const signs = sheetsFound === 0 && named.length === 0 ? lacking : [];
  return { absent: signs.slice(0, 2), named, score, closed: false, animal };
}
