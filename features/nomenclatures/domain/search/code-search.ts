// Codes of the CIM-10 by what a clinician writes: a code, a label, an abbreviation, the usual name.
import type { Cim10Code } from "../read-cim10.ts";
import { bestOf, filled, type Pause, type Search } from "./search.ts";
import { DIAGNOSIS_WORDINGS, NAMES_OF_CODE } from "./shipped-names.ts";
import { type Abbreviations, phrasesOf, type WordingRow, wordings } from "./wordings.ts";

const CODE = /^[A-Z]\d{2}(?:\.?[0-9A-Z+]{0,4})?$/;
/** A category is asked for less often than what can be coded. */
const CATEGORY = -0.08;
const UNSPECIFIED = 0.03;
/** Circumstances, the newborn, birth, malformations, history: their own words lead to them. */
const APART: readonly [RegExp, number][] = [
  [/^[VWXY]/, -0.2],
  [/^P/, -0.1],
  [/^O/, -0.08],
  [/^Q/, -0.08],
  [/^Z/, -0.08],
];
/** Supposed by what is asked, or not meant. */
const CIRCUMSTANCES: readonly [RegExp, string][] = [
  [/^[OP]/, "birth"],
  [/^Q/, "malformation"],
];
/** Codes that an edition took away stay in the file under this mark. */
const REMOVED = /^\*{3}/;

function biasOf({ code, mco, label }: Cim10Code & { code: string }): number {
  const apart = APART.find(([pattern]) => pattern.test(code))?.[1] ?? 0;
  const category = mco === 3 && code.length === 3 ? CATEGORY : 0;
  const unspecified = /sans précision|non précisée?$/i.test(label) ? UNSPECIFIED : 0;
  return apart + category + unspecified + (REMOVED.test(label) ? -0.5 : 0);
}

function supposedBy(code: string): { circumstances?: string } {
  const found = CIRCUMSTANCES.find(([pattern]) => pattern.test(code));
  return found ? { circumstances: found[1] } : {};
}

/** The codes that begin like what was typed, the shortest first. */
function byCode(sorted: readonly (Cim10Code & { code: string })[], typed: string, limit: number) {
  return sorted
    .filter(({ code }) => code.startsWith(typed))
    .sort((a, b) => a.code.length - b.code.length || (a.code < b.code ? -1 : 1))
    .slice(0, limit)
    .map(({ code, label }) => ({ code, label, score: code === typed ? 1 : 0.9 }));
}

/** The code of a category that says nothing more than the category does, or null. */
function plainChildren(codes: readonly (Cim10Code & { code: string })[]): Map<string, string> {
  const plain = new Map<string, string>();
  for (const { code, label } of codes)
    if (code.length === 4 && code.endsWith("9") && !REMOVED.test(label))
      plain.set(code, code.slice(0, 3));
  return plain;
}

const SEVERAL_WORDS = /\S\s\S/;
const UNSAID = /,? (?:autres? et )?(?:sans précision|non précisée?s?)|\([^)]*\)|\[[^\]]*\]/g;

/** A usual name inside a longer question, in the words of the label: "séquelles d'AVC ischémique". */
const namesAsWordings = (labels: ReadonlyMap<string, string>): WordingRow[] =>
  [...NAMES_OF_CODE].flatMap(([code, names]): WordingRow[] => {
    const label = labels.get(code)?.replace(UNSAID, "");
    const forms = names.filter((name) => SEVERAL_WORDS.test(name));
    return label === undefined || forms.length === 0 ? [] : [[forms, [label]]];
  });

export async function makeCodeSearch(
  codes: readonly (Cim10Code & { code: string })[],
  abbreviations: Abbreviations,
  pause: Pause,
): Promise<Search> {
  const labels = new Map(codes.map(({ code, label }) => [code, label]));
  const plain = plainChildren(codes);
  const phrases = phrasesOf([...DIAGNOSIS_WORDINGS, ...namesAsWordings(labels)]);
  const index = await filled(
    codes.map((one) => {
      const category = labels.get(plain.get(one.code) ?? "");
      return {
        code: one.code,
        label: one.label,
        around: labels.get(one.code.slice(0, 3)) ?? "",
        names: [
          ...(category === undefined ? [] : [category]),
          ...(NAMES_OF_CODE.get(one.code) ?? []),
        ],
        bias: biasOf(one),
        ...supposedBy(one.code),
      };
    }),
    pause,
  );
  return (question, limit) => {
    const typed = question.trim().toUpperCase();
    if (CODE.test(typed)) return byCode(codes, typed.replace(".", ""), limit);
    return bestOf(index, wordings(question, abbreviations, phrases), limit);
  };
}
