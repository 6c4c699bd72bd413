// The search of a device without network: the words themselves. The server's search knows more words
// for the same thing; here a disease without a sheet finds no other's, and a name that a slip was
// corrected to is offered as what it is, a name that is near.
import { editDistance } from "#platform/search/edit-distance.ts";
import { stems } from "#platform/search/normalise.ts";
import { soundKey } from "#platform/search/phonetic.ts";
import type { SearchAnswer, SheetView } from "../../contract.ts";
import { readIntent } from "../../domain/intent.ts";
import { isDerived, isHeardAs } from "../../domain/register/slips.ts";
import { STOP_WORDS } from "../../domain/stop-words.ts";
import { avoidedOf } from "../local/avoided.ts";

type Passage = SheetView["content"][number];

/** A word of at least four letters is found from its beginning on; a shorter one is an abbreviation. */
const holds = (stem: string, all: ReadonlySet<string>): boolean =>
  all.has(stem) || (stem.length >= 4 && [...all].some((one) => one.startsWith(stem)));

const namesOf = ({ title, abbreviations, synonyms }: SheetView): Set<string> =>
  new Set(stems([title, ...abbreviations, ...synonyms].join(" ")));

/** Shorter words have too many neighbours: "grille" is not the flu. */
const CORRECTED_FROM = 5;

/**
 * Whether a name may be what was meant: heard the same, or one slip away after the same beginning.
 * One only: two make hyperkalaemia of hypokalaemia.
 */
function isNear(typed: string, name: string): boolean {
  if (typed.length < CORRECTED_FROM || name.length < CORRECTED_FROM) return false;
  if (soundKey(typed) === soundKey(name)) return isHeardAs(typed, name);
  return typed[0] === name[0] && !isDerived(typed, name) && editDistance(typed, name, 1) <= 1;
}

interface SetQuestion {
  words: readonly string[];
  sections: readonly Passage["section"][];
}

/** How many of the words a passage holds itself; null when it does not answer. */
function scoreOf(passage: Passage, names: ReadonlySet<string>, asked: SetQuestion): number | null {
  if (asked.sections.length > 0 && !asked.sections.includes(passage.section)) return null;
  const own = new Set(stems([passage.text, ...passage.doses.map(({ drug }) => drug)].join(" ")));
  const inText = asked.words.filter((word) => holds(word, own));
  const all = asked.words.every((word) => inText.includes(word) || holds(word, names));
  return all && (inText.length > 0 || asked.sections.length > 0) ? inText.length : null;
}

/** What sheets held on the device answer, the order of the sheets being kept among equals. */
export function searchCached(
  sheets: readonly SheetView[],
  query: string,
  limit: number,
): SearchAnswer {
  const typed = stems(query);
  const { sections, population, spent } = readIntent(typed);
  const subject = typed.filter((stem, at) => !spent.has(at) && !STOP_WORDS.has(stem));
  const asked: SetQuestion = { words: subject.length > 0 ? subject : typed, sections };
  const answer: SearchAnswer = {
    ...{ sheets: [], suggestions: [], passages: [], missing: [], sections, population },
  };
  if (typed.length === 0) return answer;
  for (const sheet of sheets) {
    const names = namesOf(sheet);
    const { id: sheetId, title } = sheet;
    if (!sheet.local?.avoided && asked.words.every((word) => holds(word, names)))
      answer.sheets.push({ id: sheetId, title, score: 1 });
    for (const passage of sheet.content) {
      const score = avoidedOf(passage, sheet) === null ? scoreOf(passage, names, asked) : null;
      const { anchor, section, text } = passage;
      if (score !== null) answer.passages.push({ sheetId, title, anchor, section, text, score });
    }
  }
  if (answer.sheets.length === 0)
    answer.suggestions = sheets
      .filter((sheet) => {
        const names = [...namesOf(sheet)];
        return (
          !sheet.local?.avoided &&
          asked.words.every((word) => names.some((name) => name === word || isNear(word, name)))
        );
      })
      .slice(0, limit)
      .map(({ id, title }) => ({ id, title }));
  answer.passages = answer.passages.toSorted((a, b) => b.score - a.score).slice(0, limit);
  answer.sheets = answer.sheets.slice(0, limit);
  return answer;
}
