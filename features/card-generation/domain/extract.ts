// Cards without a language model: rules on French text. Every card keeps the words of its passage;
// what no rule recognises is left out rather than guessed.

import { questionKey } from "#features/flashcards/domain/public.ts";
import { fold } from "#platform/search/normalise.ts";
import {
  answersPart,
  asksConditions,
  isAction,
  isBareKind,
  isKind,
  isSection,
  listOf,
  mayDefine,
  namesPart,
  namesSeveral,
} from "./asking.ts";
import { type Block, blocksOf, sentencesOf } from "./blocks.ts";
import { gapped } from "./gaps.ts";
import { figuresOf, foreignFigures, type Range } from "./passage.ts";
import { type CardText, enumerated, itemsOf, MOST_ITEMS } from "./quality.ts";
import { isContinued, saysMore, saysTitle, standsAlone } from "./subject.ts";

export type Extracted = CardText & Range;
type Found = Extracted & { weight: number };

const LONGEST = 420;
const MOST_ANSWER = 200;
const FEWEST_OF_KIND = 4;

const TERM = String.raw`(?:(?:L['’]\s?|Le\s|La\s|Les\s|Un\s|Une\s)?[\p{L}\d«][^.:;!?,]{1,70}?)`;
const DEFINED = new RegExp(
  String.raw`^(${TERM})\s+(?:(?:se défini(?:t|ssent)|(?:est|sont) définie?s?)\s(?:par|comme)|désigne(?:nt)?|correspond(?:ent)?\s(?:à|au|aux)|((?:est|sont)(?=\s(?:une?|l['’]|la|le|les|des)[\s\p{L}])))\s+(.{12,})$`,
  "u",
);
const NO_TERM =
  /^(?:il|elle|ils|elles|on|nous|vous|ce|cet|cette|ces|c['’]|cela|ceci|qui|dont|où|si|dans|chez|en|pour|avec|lorsqu|quand)(?:\s|$|['’])/iu;
const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:[\p{Ll}\s'’]|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string): string => upperFirst(text.replace(/\s*[.;:]+$/u, "").trim());
/** A part of an item, cut at a comma of its own. */
const LOOSE =
  /^(?:[ld]['’]|(?:de|du|des|à|aux?|avec|sans|surtout|en|pour|dont|une?|par|puis|si|sur|dans|chez|selon|voire|non|pas|qui|que|y|compris|les?|la|soit|\p{L}+ée?s?\s(?:à|aux?|de|par|avec|en|dans|sur))(?![\p{L}]))|^\p{Ll}+(?:iques?|i[fv]e?s?|iens?|iennes?|eux|euses?|als?|ales?|aux)(?![\p{L}])/u;
const holdsMarks = (text: string): boolean => text.includes("{{") || text.includes("}}");
const holds = (text: string, words: string): boolean =>
  fold(text).includes(fold(words).replace(/^(?:l'|les? |la )/u, ""));

/**
 * What a card must say so that it is understood alone: the subject, then the part of it, unless its
 * words are there.
 */
function contextOf({ title, heading }: Place, text: string, passage: string): string {
  const known = (words: string) => foreignFigures(words, passage).length === 0;
  const isNamed = title !== "" && (holds(text, title) || saysTitle(text, title));
  const parts = [isNamed ? "" : title, isNamed && isSection(heading) ? "" : heading].filter(
    (part) => part !== "" && part.length <= 90 && !holds(text, part) && known(part),
  );
  const [first = "", second] = parts[0] === parts[1] ? parts.slice(1) : parts;
  return second === undefined ? first : `${first}, ${lowerFirst(second)}`;
}

interface Place {
  title: string;
  heading: string;
}

const asked = (context: string, question: string): string =>
  context === "" ? upperFirst(question) : `${upperFirst(context)}\u00a0— ${upperFirst(question)}`;

/**
 * A list as one question when it is short. A longer one is left out: nobody recalls seven things at
 * once, and a gap an item only asks which of them is missing.
 */
function listed(
  place: Place,
  intro: string,
  items: readonly string[],
  range: Range,
  passage: string,
): Found | null {
  const texts = items.map((item) => item.replace(/\s*[;,.]$/u, "").trim()).filter(Boolean);
  if (texts.length < 2 || texts.length > MOST_ITEMS || texts.some((item) => item.length > 200))
    return null;
  const context = contextOf(place, intro, passage);
  const isAsked = namesPart(intro) && !namesSeveral(intro);
  return {
    kind: "basic",
    question: `${asked(context, sentence(intro))}${isAsked ? "" : "\u00a0: quels éléments"}\u00a0?`,
    answer: texts.map((item) => `- ${item}`).join("\n"),
    ...range,
    weight: 3,
  };
}

function definition(place: Place, block: Block): Found | null {
  const [, term = "", is, rest = ""] = DEFINED.exec(block.text) ?? [];
  if (term === "" || NO_TERM.test(term) || namesPart(term) || term.split(/\s+/u).length > 8)
    return null;
  // "Is" defines when a kind follows, with what sets it apart; else it says something of the thing.
  if (is !== undefined && (!isKind(rest) || rest.split(/\s+/u).length < FEWEST_OF_KIND))
    return null;
  if (/^une?\s/iu.test(term)) return null;
  const article = /^(?:L['’]|Le\s|La\s|Les\s|Un\s|Une\s)/u.test(term);
  const question = `Comment définir ${article ? lowerFirst(term) : `«\u00a0${term}\u00a0»`}\u00a0?`;
  const context = contextOf(
    { title: "", heading: holds(place.title, term) ? "" : place.title },
    term,
    block.text,
  );
  return {
    kind: "basic",
    question: asked(context, question),
    answer: sentence(rest),
    from: block.from,
    to: block.to,
    weight: 4,
  };
}

/** Where the text goes on: a card has no place below it. */
const ELSEWHERE = /\s\((?:voir\s)?(?:plus (?:bas|haut)|ci-dessous|ci-dessus)\)/gu;

/** Doses, thresholds and durations of a sentence, each behind its own gap. */
function figures(place: Place, block: Block): Found | null {
  const question = gapped(block.text.replace(ELSEWHERE, ""));
  if (question === null) return null;
  return {
    kind: "cloze",
    question: asked(contextOf(place, block.text, block.text), question),
    answer: "",
    from: block.from,
    to: block.to,
    weight: 4,
  };
}

/** Items that each stand for themselves: no verb governs them, no comma or "and" cut one in two. */
function isWholeList(rest: string, items: readonly string[]): boolean {
  const [first = "", ...others] = items;
  return (
    items.length > 2 &&
    !items.some((item) => LOOSE.test(item)) &&
    !(/;/u.test(rest) && /,/u.test(rest)) &&
    !(isAction(first) && !others.every(isAction))
  );
}

/** What a label asks of what follows it. */
function questionFor(place: Place, name: string, rest: string, passage: string) {
  const { title, heading } = place;
  if (namesPart(name)) {
    if (!answersPart(name, rest)) return null;
    const context = contextOf({ title, heading: "" }, name, passage);
    return context === "" && title === ""
      ? null
      : { question: `${asked(context, name)}\u00a0?`, weight: 3 };
  }
  if (itemsOf(rest).length < 3 && isBareKind(rest) && mayDefine(heading)) {
    const subject = holds(title, name) || holds(name, title) ? "" : title;
    const context = contextOf({ title: subject, heading: "" }, name, passage);
    return { question: asked(context, `Comment définir «\u00a0${name}\u00a0»\u00a0?`), weight: 4 };
  }
  if (!asksConditions(name, rest) || !saysMore(name, title)) return null;
  const context = contextOf({ title, heading: "" }, name, passage);
  return { question: `${asked(context, name)}\u00a0: à quelles conditions\u00a0?`, weight: 2 };
}

const LABELLED = /^([^:.;!?]{2,70}?)\s*:\s+(.{12,})$/u;

/** "X : …" is a list, a part of the subject, a definition, or the conditions of X. */
function labelled(place: Place, block: Block): Found | null {
  const [, name = "", said = ""] = LABELLED.exec(block.text) ?? [];
  const rest = listOf(said);
  if (name === "" || NO_TERM.test(name) || name.split(/\s+/u).length > 8) return null;
  // "Diagnostic, résultat en 2 h": a label that says something itself.
  if (/,\s\p{L}+\sen\s\d/u.test(name)) return null;
  // Of a long answer, or a long list, nobody asks everything at once.
  if (rest.length > MOST_ANSWER || enumerated(rest).length > MOST_ITEMS) return null;
  const items = itemsOf(rest);
  const found = questionFor(place, name, rest, block.text);
  if (!found) return null;
  const range = { from: block.from, to: block.to };
  if (namesPart(name) && isWholeList(rest, items))
    return listed({ ...place, heading: "" }, name, items, range, block.text);
  return { kind: "basic", ...found, answer: sentence(rest), ...range };
}

/** A heading that asks is answered by its first sentence; one that names a part, by its only one. */
function underHeading(place: Place, block: Block, isOnly: boolean): Found | null {
  if (place.heading === "" || block.text.length < 20) return null;
  const isQuestion = place.heading.endsWith("?");
  if (itemsOf(block.text).length > MOST_ITEMS) return null;
  // A sentence with a label of its own answers that one.
  const answers = () => !LABELLED.test(block.text) && answersPart(place.heading, block.text);
  if (!isQuestion && !(isOnly && namesPart(place.heading) && answers())) return null;
  const context = contextOf({ title: place.title, heading: "" }, place.heading, block.text);
  const heading = place.heading.replace(/\s*\?$/u, "");
  return {
    kind: "basic",
    question: `${asked(context, heading)}\u00a0?`,
    answer: sentence(block.text),
    from: block.from,
    to: block.to,
    weight: isQuestion ? 3 : 1,
  };
}

/** Whether a sentence goes on with the paragraph of the one before it. */
const follows = (text: string, last: Block | undefined, block: Block): boolean =>
  last?.kind === "sentence" && !/\n\s*\n/u.test(text.slice(last.to, block.from));

/** Cards whose figures stand in their passage, each question once; one with two answers has none. */
function distinct(found: readonly Found[], text: string): Found[] {
  const keyOf = (card: Found) => `${card.kind} ${questionKey(card.question)}`;
  const answers = Map.groupBy(found, keyOf);
  const seen = new Set<string>();
  return found.filter((card) => {
    const key = keyOf(card);
    const words = `${card.question} ${card.answer}`;
    const isOne = answers.get(key)?.every(({ answer }) => answer === card.answer);
    if (foreignFigures(words, text.slice(card.from, card.to)).length > 0 || !isOne) return false;
    return !seen.has(key) && seen.add(key);
  });
}

/** At most `count` cards of a text, the surest first chosen, in the order of the text. */
export function extractCards(
  text: string,
  { title, count }: { title: string; count: number },
): Extracted[] {
  const blocks = blocksOf(text);
  // A text without a subject has that of its first line.
  const first = blocks[0]?.kind === "heading" ? blocks[0].text : "";
  const place: Place = { title: title.trim() || first, heading: "" };
  const found: Found[] = [];
  const add = (card: Found | null): boolean => {
    if (!card || holdsMarks(card.answer)) return false;
    found.push(card);
    return true;
  };
  let fresh = false;
  let before = "";
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at];
    if (!block) break;
    const mayOpen =
      block.kind === "heading" || (block.kind === "sentence" && block.text.endsWith(":"));
    const items: Block[] = [];
    for (let next = at + 1; mayOpen && blocks[next]?.kind === "item"; next++)
      items.push(blocks[next] as Block);
    const opensList = items.length > 1;
    const last = items.at(-1);
    if (block.kind === "heading") {
      place.heading = block.text;
      fresh = true;
    }
    if (opensList && last) {
      const range = { from: block.from, to: last.to };
      const texts = items.map((item) => item.text);
      const isList = !texts.some(holdsMarks) && range.to - range.from <= LONGEST * 4;
      const intro = block.kind === "heading" ? { ...place, heading: "" } : place;
      const card = isList
        ? listed(intro, block.text, texts, range, text.slice(range.from, range.to))
        : null;
      if (add(card)) {
        fresh = false;
        // A list of doses is asked dose by dose as well: its items are read too.
        if (!texts.some((item) => figuresOf(item).length > 0)) at += items.length;
        continue;
      }
    }
    if (block.kind === "heading") continue;
    const isOnly = (blocks[at + 1]?.kind ?? "heading") === "heading";
    if (block.kind === "item" || !follows(text, blocks[at - 1], block)) before = "";
    for (const part of block.kind === "item" ? sentencesOf(text, block) : [block]) {
      const readable =
        part.text.length <= LONGEST &&
        part.text.length >= 20 &&
        !holdsMarks(part.text) &&
        standsAlone(part.text, before, place.title);
      before = `${before} ${part.text}`.trim().slice(0, LONGEST * 2);
      const made =
        readable &&
        (add(definition(place, part)) ||
          add(figures(place, part)) ||
          add(labelled(place, part)) ||
          (fresh && add(underHeading(place, part, isOnly))));
      if (made || block.kind === "sentence") fresh = false;
    }
  }
  const unique = distinct(found, text).filter(
    ({ kind, question }) => kind === "cloze" || !isContinued(question, blocks),
  );
  const chosen = new Set([...unique].sort((a, b) => b.weight - a.weight).slice(0, count));
  return unique
    .filter((card) => chosen.has(card))
    .map(({ kind, question, answer, from, to }) => ({ kind, question, answer, from, to }));
}
