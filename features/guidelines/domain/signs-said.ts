// The signs, ages and places of the body that a question tells in its own words, each under the
// name of its class (`vocabulary/sign-classes.ts`, `sheet-sign-classes.ts`), beside the words in which it was told.
import { stems } from "#platform/search/normalise.ts";
import { PERSON_CLASSES } from "./vocabulary/person-classes.ts";
import { SHEET_SIGN_CLASSES } from "./vocabulary/sheet-sign-classes.ts";
import { SIGN_CLASSES } from "./vocabulary/sign-classes.ts";

const DENIED =
  /(?:^|[^a-z])(?:pas|sans|aucune?|ni|no|not|sin|without|denies|niega)(?: de| d'| la| le)? ?$/;
const LONGEST_DENIAL = 16;
/** Words that may stand between two of a form. */
const GAP = "(?:[^a-z0-9.;:]+[a-z0-9]+){0,2}?[^a-z0-9.;:]+";

/** Two plain words of a form are said in either order: "prednisone arrêtée", "arrêt de la prednisone". */
const WORD = /^[a-z]{3,}\*?$/;
const IN_ORDER = /^(?:pas|plus|sans|non|not|sin|can|won|depuis|hace|for|tout|tres|very|muy)$/;

/** "boug* plus bras": its words, a few others between them; a star ends a beginning. */
function patternOf(form: string): string {
  const own = form.trim().split(" ");
  const inOrder = (words: readonly string[]) =>
    words.join(" ").replaceAll("*", "[a-z]*").split(" ").join(GAP);
  const isFree = own.length === 2 && own.every((one) => WORD.test(one) && !IN_ORDER.test(one));
  return isFree ? `${inOrder(own)}|${inOrder(own.toReversed())}` : inOrder(own);
}

const CLASSES = [PERSON_CLASSES, SIGN_CLASSES, SHEET_SIGN_CLASSES]
  .flatMap((table) => table.trim().split("\n"))
  .map((row) => {
    const [name = "", forms = ""] = row.split(" > ");
    const any = forms.split(" | ").map(patternOf).join("|");
    return { name, pattern: new RegExp(`(?<![a-z0-9])(?:${any})(?![a-z0-9])`, "g") };
  });

/** Classes told by a folded question, and the stems of the words that told each. */
export function readSigns(folded: string): ReadonlyMap<string, readonly string[]> {
  const told = new Map<string, readonly string[]>();
  for (const { name, pattern } of CLASSES) {
    const words = [...folded.matchAll(pattern)].flatMap(({ 0: found, index }) =>
      DENIED.test(folded.slice(Math.max(0, index - LONGEST_DENIAL), index)) ? [] : [found],
    );
    if (words.length > 0) told.set(name, stems(words.join(" ")));
  }
  return told;
}
