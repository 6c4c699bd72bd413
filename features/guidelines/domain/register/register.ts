// The register of medical entities: what a question may be about, whether the library has a sheet
// on it or not. Data with one owner each, in `content/register`: diseases and situations in three
// languages, scores, examinations, animals. An entity whose id is that of a sheet has that sheet;
// the day a sheet of that name is written, it is found at once.
import { stem, stems, stemsOfEach, words } from "#platform/search/normalise.ts";
import animals from "../../content/register/animals.json" with { type: "json" };
import diseases from "../../content/register/diseases.json" with { type: "json" };
import examinations from "../../content/register/examinations.json" with { type: "json" };
import scores from "../../content/register/scores.json" with { type: "json" };
import { type Intent, readPerson } from "../intent.ts";
import { GRAMMAR } from "../vocabulary/grammar.ts";

export type Language = "fr" | "en" | "es";
export type EntityKind = "disease" | "drug" | "score" | "examination" | "population" | "value";

export interface Entity {
  id: string;
  kind: EntityKind;
  /** The sheet that treats it: its own has its id. */
  sheet: string;
  /** Its first name in each language, article included where the language wants one. */
  title: Record<Language, string>;
  /** Sheets that stand beside it, to be offered as links. */
  near: readonly string[];
  /** Sheets of what it may become: presented strongly, that is what is asked ("PNA, TA 78/40, lactates 5"). */
  becomes: readonly string[];
  /** Whom its name is about: "ictère du nouveau-né". */
  person: Intent["population"];
}

/** One way to write an entity, as the stems that tell it. */
export interface Form {
  entity: Entity;
  stems: readonly string[];
  /** As often a sign or a patient's history as a subject: "fièvre", "diabétique". */
  sign: boolean;
  /** A name that is a word or another name otherwise: "GRACE", "Lille", "LED", "PR". */
  word: boolean;
}

interface DiseaseRow {
  id: string;
  fr: string[];
  en: string[];
  es: string[];
  /** The sheet that treats it, when that is not a sheet of its own. */
  sheet?: string;
  signs?: string[];
  /** Those of its names that are words otherwise, and need their capitals. */
  words?: string[];
  /** The sheet of the same disease in an adult. */
  adult?: string;
  near?: string[];
  becomes?: string[];
}

const ARTICLE = /^(?:l[’']|(?:la|le|les|el|los|las) )/iu;
export const withoutArticle = (name: string): string => name.replace(ARTICLE, "");

function telling(all: readonly string[]): readonly string[] {
  const kept = all.filter((one) => !GRAMMAR.has(one));
  return kept.length > 0 ? kept : all;
}

/** The stems of a name that tell it, all of them when it is made of grammar only. */
export const tellingStems = (name: string): readonly string[] => telling(stems(name));

const ROWS: readonly (DiseaseRow & { names: readonly string[] })[] = (
  diseases as readonly DiseaseRow[]
).map((row) => ({ ...row, names: [...row.fr, ...row.en, ...row.es].map(withoutArticle) }));

const titleOf = (row: DiseaseRow): Entity["title"] => {
  const [fr = row.id] = row.fr;
  const [en = withoutArticle(fr)] = row.en;
  const [es = withoutArticle(fr)] = row.es;
  return { fr, en, es };
};

/** "CURB-65" is also written "curb65": a name of several words glued into one. */
const glued = (name: string): readonly string[] => {
  const own = words(name);
  return own.length > 1 && own.every((word) => !GRAMMAR.has(stem(word)))
    ? [name, own.join("")]
    : [name];
};
interface ScoreRow {
  id: string;
  names: readonly string[];
  /** Those of its names that are words or places otherwise. */
  words?: readonly string[];
}
const SCORES: readonly ScoreRow[] = scores;
const scoreRows = SCORES.map((row) => ({ ...row, names: row.names.flatMap(glued) }));

/** What the forms are read from, at once. */
const LABELS = [
  ...new Set([
    ...ROWS.flatMap(({ names, signs = [], words: plain = [] }) => [...names, ...signs, ...plain]),
    ...[...scoreRows, ...examinations].flatMap(({ names }) => names.map(withoutArticle)),
  ]),
];
const EACH = stemsOfEach(LABELS);
const STEMS = new Map(LABELS.map((label, at) => [label, EACH[at] ?? []]));
const stemsOf = (label: string): readonly string[] => telling(STEMS.get(label) ?? stems(label));

const sameTitle = (name: string): Entity["title"] => ({
  fr: name,
  en: withoutArticle(name),
  es: withoutArticle(name),
});

function formsOf(
  entity: Entity,
  names: readonly string[],
  { signs = [], words: plain = [] }: { signs?: readonly string[]; words?: readonly string[] } = {},
): Form[] {
  const keys = (of: readonly string[]) => new Set(of.map((name) => stemsOf(name).join(" ")));
  const [marked, ordinary] = [keys(signs), keys(plain)];
  const seen = new Set<string>();
  return names.flatMap((name) => {
    const own = stemsOf(name);
    const key = own.join(" ");
    if (own.length === 0 || seen.has(key)) return [];
    seen.add(key);
    return [{ entity, stems: own, sign: marked.has(key), word: ordinary.has(key) }];
  });
}

const diseaseForms = ROWS.flatMap((row) => {
  const entity: Entity = {
    id: row.id,
    kind: "disease",
    sheet: row.sheet ?? row.id,
    title: titleOf(row),
    near: row.near ?? [],
    becomes: row.becomes ?? [],
    person: readPerson(STEMS.get(row.names[0] ?? "") ?? []).person,
  };
  return formsOf(entity, row.names, row);
});

const ENTITIES = new Map(diseaseForms.map(({ entity }) => [entity.id, entity]));

/** The same disease in a child, by the sheet of the adult. */
export const IN_A_CHILD: ReadonlyMap<string, Entity> = new Map(
  ROWS.flatMap((row) => {
    const entity = ENTITIES.get(row.id);
    return row.adult !== undefined && entity ? [[row.adult, entity] as const] : [];
  }),
);

const listForms = (
  rows: readonly { id: string; names: readonly string[]; words?: readonly string[] }[],
  kind: EntityKind,
): Form[] =>
  rows.flatMap(({ id, names, words: plain = [] }) =>
    formsOf(
      {
        id,
        kind,
        sheet: id,
        title: sameTitle(names[0] ?? id),
        near: [],
        becomes: [],
        person: null,
      },
      names.map(withoutArticle),
      { words: plain },
    ),
  );

export const FORMS: readonly Form[] = [
  ...diseaseForms,
  ...listForms(scoreRows, "score"),
  ...listForms(examinations, "examination"),
];

/**
 * Names of each disease, for the ranking of sheets: those of a sheet's own entity name the sheet. A
 * name that is a word otherwise ("HACE", "LAST") is none there, where capitals are not seen.
 */
export const DISEASES: readonly { sheet: string; names: readonly string[] }[] = ROWS.map((row) => ({
  sheet: row.sheet ?? row.id,
  names: row.words ? row.names.filter((name) => row.words?.includes(name) !== true) : row.names,
}));

/** Names that do not close the way to a sheet: they are as often a sign of its subject. */
export const SIGNS_AS_NAMES: ReadonlySet<string> = new Set(
  ROWS.flatMap(({ signs }) => signs ?? []),
);

/** By the names of a disease and the sheet it has, the sheets of what it may become. */
export const BECOMES: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.flatMap(({ id, names, becomes = [] }) =>
    becomes.length > 0 ? [id, ...names].map((name) => [name, becomes] as const) : [],
  ),
);

/**
 * As written, not as stems: "pouls" is no hen. Two words where one would be an abbreviation
 * ("CAT").
 */
export const ANIMALS: ReadonlySet<string> = new Set(
  animals.words.map((name) => words(name).join(" ")),
);
/** Beside one of these, the animal is only what happened to a person. */
export const ABOUT_A_PERSON: ReadonlySet<string> = new Set(animals.about.flatMap(words));
