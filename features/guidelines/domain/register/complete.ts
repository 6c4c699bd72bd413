// A name that is said in part because the rest of it was said before: "et la basse ?" after an upper
// digestive haemorrhage, "et septique ?" after a haemorrhagic shock.
import { stems } from "#platform/search/normalise.ts";
import type { LibraryIndex } from "../library-index.ts";
import { COMMON_WORDS, STOP_WORDS } from "../stop-words.ts";
import { PLAIN_WORDS } from "../vocabulary/plain-words.ts";
import { ADJECTIVE } from "../vocabulary/word-parts.ts";
import { type Mention, mentionOf } from "./recognise.ts";
import { FORMS, type Form } from "./register.ts";
import type { Token } from "./tokens.ts";

/** From this length on, two words of one family share their beginning: "hémorragi(qu)e". */
const FAMILY = 7;

const isSame = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= FAMILY && (a.startsWith(b) || b.startsWith(a)));

interface Part {
  form: Form;
  /** Places of the message that say it. */
  places: readonly number[];
  /** What is missing comes from the name of the subject before, not only from its text. */
  named: boolean;
}

/** What the message says of the form, when the subject before gives the rest; null otherwise. */
function partOf(
  form: Form,
  said: readonly Token[],
  heads: ReadonlySet<string>,
  isTold: (stem: string) => boolean,
): Part | null {
  const places: number[] = [];
  const missing: string[] = [];
  for (const wanted of form.stems) {
    const at = said.findIndex(({ stem }) => isSame(stem, wanted));
    if (at < 0) missing.push(wanted);
    else if (!heads.has(wanted)) places.push(at);
  }
  if (places.length === 0 || missing.length === 0) return null;
  const borrowed = missing.every((stem) => heads.has(stem));
  const shared = form.stems.some((stem) => heads.has(stem) && !missing.includes(stem));
  const named = borrowed && (shared || missing.some((stem) => !ADJECTIVE.test(stem)));
  // Of a name that the sheet only speaks of, its first word at least is said, and is the disease:
  // "thrombolyse d'un AVC" is no name of a stroke in the sheet of an infarct.
  const [head = ""] = form.stems;
  const title = Object.values(form.entity.title).flatMap(stems);
  const begins = places.some((at) => said[at]?.stem === head) && !COMMON_WORDS.has(head);
  const isDisease = places.every((at) => title.includes(said[at]?.stem ?? ""));
  const spoken = begins && isDisease && missing.every(isTold);
  return named || spoken ? { form, places, named } : null;
}

/**
 * The one disease that the message names with the words of the subject before; null when it leaves
 * a word unexplained, or when two would do. `isAside`: words that only ask.
 */
export function completedName(
  said: readonly Token[],
  before: string,
  isAside: (at: number) => boolean,
  index: LibraryIndex,
): Mention | null {
  const own = FORMS.filter(({ entity }) => entity.id === before || entity.sheet === before);
  const heads = new Set(own.flatMap(({ stems }) => stems));
  const sheet = index.sheets.findIndex(({ id }) => id === before);
  const isTold = (stem: string) => index.postings.get(stem)?.has(sheet) === true;
  const telling = said.flatMap(({ stem }, at) =>
    STOP_WORDS.has(stem) || /^\d/u.test(stem) || heads.has(stem) || isAside(at) ? [] : [at],
  );
  const unsaid = telling.filter((at) => !PLAIN_WORDS.has(said[at]?.stem ?? ""));
  const parts = FORMS.filter(
    ({ entity, stems }) =>
      entity.kind === "disease" && stems.length > 1 && !own.some((one) => one.entity === entity),
  ).flatMap((form) => partOf(form, said, heads, isTold) ?? []);
  const whole = parts.filter(({ places }) => unsaid.every((at) => places.includes(at)));
  const best = whole.some(({ named }) => named) ? whole.filter(({ named }) => named) : whole;
  const [first] = best;
  if (!first || telling.length === 0) return null;
  if (best.some(({ form }) => form.entity !== first.form.entity)) return null;
  const [from, to] = [Math.min(...first.places), Math.max(...first.places)];
  const words = said
    .slice(from, to + 1)
    .map(({ typed }) => typed)
    .join(" ");
  return { ...mentionOf(first.form.entity), words, whole: words, first: from, last: to };
}
