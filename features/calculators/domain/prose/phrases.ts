// Phrases of a reading made into patterns over folded text: `*` ends a word, `~` is up to four
// words of the same clause, `~~` any words of the same sentence.
import type { Phrases } from "../reading.ts";

/**
 * Words between two parts of a phrase; never a negation or a "but", which would turn its sense.
 * "Plus" after "ne" is one: "ne bouge plus les quatre membres".
 */
const DENIES =
  "(?!(?:pas|sans|non|ni|mais|but|pero|indolores?|aucune?|jamais|famili[a-z]+|famille|no|not|nor|never|without|sin|nunca|(?<=(?<![a-z])n(?:'|e (?:se |le |la |les |lui |y |en )?)[a-z]+[ -]+)plus)(?![a-z]))";
/** Articles are no words of the count: "douleur à la palpation de la pointe de la malléole". */
const ARTICLE = "(?:de|du|des|la|le|les|au|aux|un|une)[ -]+";
const SMALL = `(?:${ARTICLE}){0,2}`;
const GAP = String.raw`(?:[ -]+${SMALL}(?!${ARTICLE})${DENIES}[^\s,;:.-]+(?:[.,]\d+)?){0,4}?[ -]+${SMALL}(?:[ldnm]'|qu')?`;

/** "Jambe entière non gonflée": the last word of the phrase is denied, and the phrase with it. */
const DENIED_GAP = String.raw`(?:[ -]+${DENIES}[^\s,;:.-]+){0,3}?[ -]+(?:n'est |ne sont |is |are |esta |es )?(?:non|pas|not|no|nada)[ -]+(?:tres |very |muy )?(?:[ldnm]'|qu')?`;

const FAR = "(?:[^.;?!]|[.](?=\\d)){1,120}?[ -]";

const source = (phrase: string, gap = GAP): string =>
  phrase
    .split(/ ~~ /)
    .map((part) => near(part, gap))
    .join(FAR);

/** A letter that a long word doubles is often typed once: "hémoragie", "diarhée". */
const typedOnce = (phrase: string): string =>
  phrase.replace(/[a-z]{6,}/g, (word) => word.replace(/([bcdfglmnprst])\1/g, "$1$1?"));

const near = (phrase: string, gap: string): string =>
  typedOnce(phrase)
    .trim()
    .split(/ ~ /)
    .map((part) =>
      part
        // A word of its own is no empty one: "* plus probable" begins with what is likelier.
        .replace(/(^|\)\?)\*(?= |$)/, "$1§")
        // What may be missing takes its space with it.
        .replace(/ \(([^()]*[^() '-])\)\?/g, "( ($1))?")
        .replace(/[.+°/]/g, (sign) => `\\${sign}`)
        // "i-ii" is a range, and never "iii".
        .replace(/(?<![a-z0-9])(\d|i{1,3}|iv)-(?=(?:\d|i{1,3}|iv)(?![a-z0-9]))/g, "$1#")
        .replace(/-/g, "@")
        .replace(/\(/g, "(?:")
        .replace(/ /g, "(?:[ -]+|(?<='))")
        .replace(/@/g, "[ -]?")
        .replace(/#/g, "(?: ?[-/] ?|[ ](?:a|ou|et|to|or|and|o|y)[ ])")
        .replace(/\*/g, "[a-z0-9]*")
        .replace(/§/g, "[a-z0-9]+"),
    )
    .join(gap);

/** A word ends here; "d'un" is no letter D, and the "0" of "troponine à 0,8" no zero. */
const END = "(?![a-z0-9])(?!(?<=(?:^|[^a-z0-9'])[a-z])')(?!(?<=(?:^|[^a-z0-9])0)[.,][0-9])";

export interface Place {
  from: number;
  to: number;
  /** A negation stands inside it. */
  denied?: true;
  /** Its phrase leaves words out, 1; or begins with any word, 2. */
  loose?: 1 | 2;
}

/** Every place of the pattern; at one start, the longest of its phrases. */
export function places(folded: string, { fr, en, es, any = "" }: Phrases): Place[] {
  const found: Place[] = [];
  for (const { pattern, required, ...loose } of compiled({ fr, en, es, any })) {
    if (!folded.includes(required)) continue;
    for (const match of folded.matchAll(pattern))
      found.push({ from: match.index, to: match.index + match[0].length, ...loose });
  }
  return found;
}

/** Places where the phrase is said with a "not" before its last word. */
export function deniedPlaces(folded: string, { fr, en, es, any = "" }: Phrases): Place[] {
  if (!/(?<![a-z])(?:non|pas|not|no|nada)(?![a-z])/.test(folded)) return [];
  return compiled({ fr, en, es, any }, true).flatMap(({ pattern, required }) =>
    folded.includes(required)
      ? [...folded.matchAll(pattern)].map(
          (match): Place => ({
            from: match.index,
            to: match.index + match[0].length,
            denied: true,
          }),
        )
      : [],
  );
}

interface Compiled {
  pattern: RegExp;
  /** What every text that it matches contains: most are told apart by it, and never run. */
  required: string;
  loose?: 1 | 2;
}

const KEPT = new Map<string, readonly Compiled[]>();
/** One pattern a phrase, so that the longest of them is found and not the first written. */
function compiled({ fr, en, es, any = "" }: Phrases, denied = false): readonly Compiled[] {
  const key = [fr, en, es, any].join(",");
  const known = KEPT.get(`${denied} ${key}`);
  if (known) return known;
  const all = [...new Set(key.split(",").filter((phrase) => phrase.trim() !== ""))];
  const made = (denied ? all.filter((phrase) => / ~ [^~]+$/.test(phrase)) : all).map(
    (phrase): Compiled => ({
      pattern: new RegExp(`(?<![a-z0-9])${source(phrase, denied ? DENIED_GAP : GAP)}${END}`, "g"),
      required: requiredText(phrase),
      ...looseness(phrase),
    }),
  );
  KEPT.set(`${denied} ${key}`, made);
  return made;
}

function looseness(phrase: string): Pick<Place, "loose"> {
  if (phrase.trim().startsWith("*")) return { loose: 2 };
  return phrase.includes(" ~") ? { loose: 1 } : {};
}

/**
 * The longest run of letters that a phrase cannot do without; empty when none is sure. What stands in
 * brackets may be another or missing, and a doubled letter may be typed once.
 */
export function requiredText(phrase: string): string {
  let open = phrase;
  for (let before = ""; before !== open; ) {
    before = open;
    open = open.replace(/\([^()]*\)/g, " ").replace(/\[[^[\]]*\]/g, " ");
  }
  if (/[|()[\]]/.test(open)) return "";
  const runs = open
    .replace(/\\./g, " ")
    .replace(/[a-z](?=[?{])/g, " ")
    .replace(/([bcdfglmnprst])\1/g, "$1 ")
    .split(/[^a-z]+/);
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), "");
}
