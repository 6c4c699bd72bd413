// "Which of these does the sheet list among its red flags?" The wrong lines are signs of few diseases
// (`signs.ts`) that another sheet lists, and that this one neither writes nor means.
import { itemsOf } from "#features/card-generation/domain/public.ts";
import { fold, stems } from "#platform/search/normalise.ts";
import { prepare, textOfSheet, wordsOfSheet } from "./known.ts";
import type { QuizLibrary, QuizPassage } from "./library.ts";
import { drawn } from "./lot.ts";
import { leadOf, type Made, questionOf, quoted } from "./question-parts.ts";
import { SIGNS } from "./signs.ts";

/** What lists signs, and not causes, drugs or gestures. */
const LISTS_SIGNS =
  /signes? (?!d’hépat)|(?<!ag)grave|drapeau|choc|détresse|mal tolérée|avec lutte|ECG anormal|menace|hypoperfusion/iu;
const NO_SIGN =
  /^(?:mesurer|avis|antibio|appel|évoquer|soustraire|rattach|traiter|risque|à|de|du|des|d’|en|par|sous|puis|et|ou|si|avec|renfort)(?![\p{L}])/iu;

const SHORTEST = 4;
const LONGEST = 70;

/** The signs that a passage lists after its lead, in its first sentence. */
function signsOf(passage: QuizPassage): string[] {
  const lead = leadOf(passage);
  if (passage.section !== "redFlags" || lead === null || !LISTS_SIGNS.test(lead)) return [];
  const after = passage.text.slice(passage.text.indexOf(":", lead.length) + 1).trim();
  const [listed = ""] = after.split(/[.;:](?=\s|$)/u);
  const items = itemsOf(listed).map((item) => item.trim());
  return items.length < 3
    ? []
    : items.filter(
        (one) =>
          one.length >= SHORTEST && one.length <= LONGEST && !/\d/u.test(one) && !NO_SIGN.test(one),
      );
}

/** Whether a sheet could mean this sign, by one of its words or by what it belongs to. */
export function mayShow(sheet: string, drawnFrom: ReadonlySet<string>, sign: string): boolean {
  const meant = SIGNS[sign];
  if (!meant) return true;
  const own = stems(sign).filter((stem) => stem.length >= 4);
  return own.some((stem) => drawnFrom.has(stem)) || meant.some((word) => sheet.includes(word));
}

export function flagQuestions(passage: QuizPassage, library: QuizLibrary): Made[] {
  const signs = signsOf(passage);
  const lead = leadOf(passage);
  if (signs.length === 0 || lead === null) return [];
  const sheet = textOfSheet(passage.documentId, library);
  const words = wordsOfSheet(passage.documentId, library);
  // Only what another sheet says today.
  const listed = prepare(library).read.filter((one) => one.passage.section === "redFlags");
  const foreign = Object.keys(SIGNS).filter(
    (sign) =>
      listed.some(({ folded }) => folded.includes(fold(sign))) && !mayShow(sheet, words, sign),
  );
  const wrong = drawn(foreign, passage.id, (sign) => sign);
  // One question a passage: the others of its list would be the same again.
  const [key] = drawn(signs, passage.id, (sign) => sign);
  const made =
    key === undefined
      ? null
      : questionOf(
          {
            ...{ kind: "redFlag", difficulty: "easy", key },
            statement: `${lead}\u00a0: lequel de ces éléments la fiche ${quoted(passage.title)} cite-t-elle parmi les signes de gravité\u00a0?`,
            wrong,
            because: `La fiche ${quoted(passage.title)} ne le cite pas.`,
          },
          passage,
          library,
        );
  return made ? [made] : [];
}
