// A measure told as a multiple of its normal value, or beside the limit it is compared to.
import type { ChoiceReading } from "../reading.ts";
import { NUMBER_WORDS } from "./number-words.ts";
import { type Place, places } from "./phrases.ts";
import type { Said } from "./said.ts";

export const countWord = (word: string): number =>
  NUMBER_WORDS[word] ?? Number(word.replace(",", "."));
const WHOLE: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  doble: 2,
  thrice: 3,
  triple: 3,
};
const countOf = (match: RegExpMatchArray): number =>
  WHOLE[match[5] ?? ""] ?? countWord(match[2] ?? match[3] ?? match[4] ?? "?");
export const levelOf = (
  options: readonly (readonly [number, string])[],
  count: number,
): string | undefined => options.find(([atMost]) => count <= atMost)?.[1];

/** "5 fois la normale", "x5", "> 3 N": nothing when a limit leaves two classes open. */
export function byMultiple(
  folded: string,
  { of, options }: NonNullable<ChoiceReading["multiple"]>,
): (Said<string> & { figure: Place })[] {
  return places(folded, of).flatMap(({ from }) => {
    const clause = folded.slice(from, from + 100).split(/[;]|\.(?= |$)|, (?!\d)/)[0] ?? "";
    const level = levelOfMultiple(clause, options);
    if (!level) return [];
    const figure = { from: from + level.from, to: from + level.to };
    return [{ value: level.value, from, to: from + clause.length, figure }];
  });
}

const LIMIT =
  "(>|plus de|superieure? a|more than|over|above|mas de|superior a|<|moins de|less than|menos de)?";
const MULTIPLE = new RegExp(
  `${LIMIT} ?(?:(\\d+(?:[.,]\\d+)?) ?(?:x(?![a-z])|n(?![a-z])|fois|times|veces|-?fold)|(?<![a-z])([a-z]+) (?:fois|times|veces)|x ?(\\d+(?:[.,]\\d+)?)|(?<![a-z])(${Object.keys(WHOLE).join("|")})(?![a-z]))`,
  "g",
);
/** "21 ng/L pour une normale < 14": the value and the limit it is compared to, in one unit. */
const AGAINST =
  /(\d+(?:[.,]\d+)?) ?([a-z]+\/[a-z]+)?[ (,]{1,2}(?:pour (?:une |un )?|avec (?:une |un )?|for an? |con (?:un |una )?)?(?:(?:valeurs? )?normales?|n(?=[ :<])|seuil|limite|cut-?off|(?:upper )?limit|uln|normal|limite superior|limite|umbral)(?: (?:superieure?|est|is|de|of|a|at|du labo))* ?[:<=≤(]? ?(\d+(?:[.,]\d+)?)(?: ?([a-z]+\/[a-z]+))?/;

/** Undefined when a limit leaves two classes open: above twice, below three times or beyond. */
function levelOfMultiple(
  clause: string,
  options: readonly (readonly [number, string])[],
): Said<string> | undefined {
  const against = AGAINST.exec(clause);
  if (against) {
    const [, value = "", unit, limit = "", other] = against;
    const ratio =
      unit && other && unit !== other ? Number.NaN : countWord(value) / countWord(limit);
    return Number.isFinite(ratio) ? saidBy(against, levelOf(options, ratio)) : undefined;
  }
  const times = [...clause.matchAll(MULTIPLE)].find((match) => Number.isFinite(countOf(match)));
  if (!times) return undefined;
  const [count, limit = ""] = [countOf(times), times[1]];
  const under = /^(?:<|moins|less|menos)/.test(limit);
  const above = limit !== "" && !under;
  const value = levelOf(options, above ? count + 1e-6 : count);
  if (under || (above && value !== options.at(-1)?.[1])) return undefined;
  return saidBy(times, value);
}

const saidBy = (match: RegExpExecArray, value: string | undefined): Said<string> | undefined =>
  value === undefined ? undefined : { value, from: match.index, to: match.index + match[0].length };
