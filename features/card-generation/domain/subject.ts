// Whether a sentence is understood alone, with nothing but the subject of its text beside it.

import { fold } from "#platform/search/normalise.ts";
import { isAction } from "./asking.ts";

/** Begins with a denial, an adverb or a word for what was said before. */
const LEANS =
  /^(?:pas|peu|plus|moins|non|jamais|ni|ne|n['’]|puis|ensuite|sinon|alors|parfois|souvent|toujours|idem|même|aussi|là|au-delà|en dessous|en deçà|dans ce cas|une seconde|une deuxième|le reste|l['’]autre|les autres|autres?|ces?|cet|cette|cela|ceci|ça|c['’]|ils?|elles?|on|leur|leurs|son|sa|ses|contre-indiqu|prudence|arrêt si|à (?:répéter|renouveler|adapter|éviter|distinguer))(?![\p{L}])|^contre-indiqu/iu;
/** Begins with a condition: what is done then names itself, or was named before. */
const CONDITION =
  /^(?:si|s['’]il|sauf|avec|sans|sous|en|devant|entre|avant|après|dès|chez|pour|à partir|lorsqu|quand|dans|par|au|aux)(?![\p{L}])/iu;
/** Words of every sheet: sharing them says nothing of a subject. */
const COMMON =
  /^(?:adult|enfant|nourri|patien|malade|femme|enceint|traite|gravit|examen|schema|signe|dose|perfus|inject|prise|risque|surveil|urgenc|forme|premie|deuxie|contre|insuff|aigu|severe|toutes|maximum|minimum|contr[oô]le)/u;

const subjectsIn = (text: string): Set<string> =>
  new Set(
    (fold(text).match(/\p{L}{5,}/gu) ?? [])
      .map((word) => word.slice(0, 7))
      .filter((word) => !COMMON.test(word)),
  );

const shares = (text: string, others: string): boolean => {
  const known = subjectsIn(others);
  return [...subjectsIn(text)].some((word) => known.has(word));
};

/** A subject opens what is said, before its first figure. */
const openingOf = (said: string): string => /^[^\d,:;(]*/u.exec(said)?.[0] ?? "";
/** What a paragraph is about: before its first colon and its first comma, else its first sentence. */
const labelOf = (before: string): string => {
  const [first = "", label] = /^([^:.]*):?/u.exec(before) ?? [];
  return first.endsWith(":") ? (label?.split(/,(?!\d)/u)[0] ?? "") : first;
};

/**
 * `before` is what the paragraph said before it, "" for its first sentence. A later one repeats a
 * subject, in what it says when it begins with a condition; else it is the end of a thought.
 */
export function standsAlone(sentence: string, before: string, title: string): boolean {
  if (LEANS.test(sentence)) return false;
  if (before === "") return true;
  // An order says what to do, and to whom or with what only the sentence before.
  if (isAction(sentence)) return false;
  if (CONDITION.test(sentence))
    return shares(openingOf(/\s?:\s(.+)$/u.exec(sentence)?.[1] ?? ""), before);
  return shares(openingOf(sentence), `${labelOf(before)} ${title}`);
}

const SMALL = /^(?:d|l|de|du|des|la|le|les|et|ou|au|aux|à)$/u;
const WHO =
  /\s(?:de l['’]|du\s|chez l['’]|chez le\s)(adulte|enfant|nourrisson|nouveau-né)(?!\p{L})/iu;
const QUALIFIED = /\s(?:avec|sans)\s\p{L}+(?:-\p{L}+)?/iu;
const ST_RAISED = /(?<!\p{L})ST\s?\+/u;

/** Whether a text holds a name, or its initials and the words that they leave: "SCA", "FA", "EP". */
function holdsName(text: string, name: string): boolean {
  const folded = fold(text);
  if (folded.includes(fold(name))) return true;
  const parts = name
    .split(/[\s'’]+/u)
    .filter((part) => part !== "" && !SMALL.test(part.toLowerCase()));
  return parts.some((_, at) => {
    const initials = parts
      .slice(0, at + 1)
      .map((part) => part.charAt(0).toUpperCase())
      .join("");
    const rest = parts.slice(at + 1);
    return (
      at > 0 &&
      new RegExp(String.raw`(?<![\p{L}\d])${initials}(?![\p{L}\d])`, "u").test(text) &&
      rest.every((part) => folded.includes(fold(part)))
    );
  });
}

/**
 * Whether a text says the subject of its sheet: its title, one of the names that a title joins, or
 * their initials. Whom the title is about, and what it has or lacks, must be said as well.
 */
export function saysTitle(text: string, title: string): boolean {
  const who = WHO.exec(title)?.[1];
  if (who !== undefined && !fold(text).includes(fold(who))) return false;
  const qualified = QUALIFIED.exec(title)?.[0] ?? "";
  const isRaised = /avec sus/iu.test(qualified) && ST_RAISED.test(text);
  if (qualified !== "" && !isRaised && !fold(text).includes(fold(qualified))) return false;
  return title
    .split(/\s?[,:]\s|\set\s/u)
    .map((name) =>
      name
        .replace(WHO, "")
        .replace(/\s(?:avec|sans|par|du segment)\s.*$/iu, "")
        .trim(),
    )
    .some((name) => name.length > 3 && holdsName(text, name));
}

/** Words of any sentence, which name nothing. */
const NAMELESS =
  /^(?:moins|apres|avant|entre|depuis|pendant|jusqu|environ|chaque|toujour|plusieu|after|before|until|during|least|hasta|despues|durante|menos)/u;

/** Whether a sentence says what it is about: what its text is about, or two things of its own. */
export const namesSubject = (sentence: string, title: string): boolean =>
  [...subjectsIn(sentence)].filter((word) => !NAMELESS.test(word)).length > 1 ||
  shares(sentence, title);

const singular = (word: string): string => fold(word).replace(/[sx]$/u, "");

/** Whether another paragraph says more of what is asked: "Autre vulnérabilité…". Its answer is cut. */
export function isContinued(question: string, paragraphs: readonly { text: string }[]): boolean {
  const label = question.split(/\s— /u).at(-1) ?? "";
  const words = new Set((label.match(/\p{L}{5,}/gu) ?? []).map(singular));
  return paragraphs.some(({ text }) => {
    const kind = /^(?:une?\s|d['’])?autres?\s(\p{L}{5,})/iu.exec(text)?.[1];
    return kind !== undefined && words.has(singular(kind));
  });
}

/** Whether a label says more than the subject of its text. */
export const saysMore = (label: string, title: string): boolean => {
  const known = subjectsIn(title);
  return [...subjectsIn(label)].some((word) => !known.has(word));
};
