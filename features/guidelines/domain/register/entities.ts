// What a question speaks of, as it is told outside: the entities of the register, the drugs of the
// sheets and of the official drug file, whom it is about, and the values it gives.
import type { RecognisedEntity } from "#platform/ai/toolbox.ts";
import { stems } from "#platform/search/normalise.ts";
import { type Intent, readIntent } from "../intent.ts";
import type { LibraryIndex } from "../library-index.ts";
import { COMMON_WORDS } from "../stop-words.ts";
import { ANALYTE, VALUE } from "../vocabulary/measures.ts";
import { drugAt } from "./drugs.ts";
import { type Mention, withoutScores } from "./recognise.ts";
import { type Language, tellingStems } from "./register.ts";
import { tokens } from "./tokens.ts";

const QUOTED: Record<Language, (words: string) => string> = {
  fr: (words) => `«\u00a0${words}\u00a0»`,
  en: (words) => `“${words}”`,
  es: (words) => `«${words}»`,
};

/** `asked`: whom the question is about. The jaundice of an adult is not that of a newborn. */
export function recognisedEntity(
  { entity, words, whole, sign, aside, corrected, others }: Mention,
  sheets: ReadonlyMap<string, { id: string }>,
  language: Language,
  asked: Intent["population"],
): RecognisedEntity {
  const foreign = sign && entity.person !== null && !isYoung(asked);
  const sheet = entity.kind === "disease" && sheets.has(entity.sheet) ? entity.sheet : null;
  return {
    id: entity.id,
    kind: entity.kind,
    words: sheet === null && entity.kind === "disease" ? whole : words,
    title: foreign ? QUOTED[language](words) : entity.title[language],
    sheet,
    corrected,
    ...(sign && (sheet !== null || isOneWord(words)) ? { sign } : {}),
    ...(aside === null ? {} : { aside: true }),
    ...(others.length > 0 ? { others: others.map(({ title }) => title[language]) } : {}),
  };
}

/** A whole name is a disease, whatever it may be a sign of: "encéphalite herpétique", not "fièvre". */
function isOneWord(words: string): boolean {
  const [first = "", ...others] = tellingStems(words);
  return others.length === 0 || COMMON_WORDS.has(first);
}

const isYoung = (asked: Intent["population"]): boolean => asked === "child" || asked === "newborn";

function valuesOf(text: string): RecognisedEntity[] {
  const found = [...text.matchAll(ANALYTE), ...text.matchAll(VALUE)].map(([words]) => words.trim());
  const whole = found.filter(
    (words) => !found.some((other) => other !== words && other.includes(words)),
  );
  return [...new Set(whole)].slice(0, 20).map((words) => ({
    id: stems(words).find((one) => !/^\d/.test(one)) ?? "value",
    kind: "value",
    words,
    title: words,
    sheet: null,
    corrected: false,
  }));
}

function populationOf(text: string): RecognisedEntity[] {
  const said = tokens(text);
  const { population } = readIntent(said.map(({ stem }) => stem));
  const at = said.findIndex(({ stem }) => readIntent([stem]).population === population);
  if (population === null) return [];
  const words =
    said[at]?.typed ??
    /\d+\s*(?:ans|an|mois|kg|years?|yo|años|meses)/iu.exec(text)?.[0] ??
    population;
  return [
    { id: population, kind: "population", words, title: words, sheet: null, corrected: false },
  ];
}

/** Everything the question speaks of, each thing once. */
export function entitiesOf(
  text: string,
  { mentions, question }: { mentions: readonly Mention[]; question: Intent },
  index: LibraryIndex,
  language: Language,
): RecognisedEntity[] {
  const sheets = new Map(index.sheets.map((sheet) => [sheet.id, sheet]));
  const said = tokens(text).slice(0, 400);
  const taken = new Set(
    mentions.flatMap(({ first, last }) => said.slice(first, last + 1).map(({ from }) => from)),
  );
  const drugs = said.flatMap((token, at): RecognisedEntity[] => {
    const drug = taken.has(token.from) ? null : drugAt(said, at, index);
    if (drug === null) return [];
    return [
      { id: drug, kind: "drug", words: token.typed, title: drug, sheet: null, corrected: false },
    ];
  });
  const all = [
    ...mentions
      .filter(({ denied }) => !denied)
      .map((one) => recognisedEntity(one, sheets, language, question.population)),
    ...drugs,
    ...populationOf(withoutScores(text, mentions)),
    ...valuesOf(text),
  ];
  const seen = new Set<string>();
  return all.filter(({ id, kind }) => {
    const key = kind === "value" ? `${id} ${seen.size}` : `${kind} ${id}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
