// Cards without a language model: rules on French text. Every card keeps the words of its passage;
// what no rule recognises is left out rather than guessed.

import { questionKey } from "#features/flashcards/domain/public.ts";
import { fold } from "#platform/search/normalise.ts";
import { type Block, blocksOf, sentencesOf } from "./blocks.ts";
import { figuresOf, foreignFigures, type Range } from "./passage.ts";
import { type CardText, itemsOf, MOST_ITEMS } from "./quality.ts";

export type Extracted = CardText & Range;
type Found = Extracted & { weight: number };

const LONGEST = 420;
const MOST_GAPS = 3;
const MOST_ANSWER = 250;

const TERM = String.raw`(?:(?:L['’]\s?|Le\s|La\s|Les\s|Un\s|Une\s)?[\p{L}\d«][^.:;!?,]{1,70}?)`;
const DEFINED = new RegExp(
  String.raw`^(${TERM})\s+(?:(?:se défini(?:t|ssent)|(?:est|sont) définie?s?)\s(?:par|comme)|désigne(?:nt)?|correspond(?:ent)?\s(?:à|au|aux)|(?:est|sont)(?=\s(?:une?|l['’]|la|le|les|des)[\s\p{L}]))\s+(.{12,})$`,
  "u",
);
const NO_TERM =
  /^(?:il|elle|ils|elles|on|nous|vous|ce|cet|cette|ces|c['’]|cela|ceci|qui|dont|où|si|dans|chez|en|pour|avec|lorsqu|quand)(?:\s|$|['’])/iu;
/** Words that name a part of a subject, never the subject: they need it beside them. */
const LABEL =
  /^(?:l['’]\s?|les?\s|la\s)?(?:définition|épidémiologie|étiologies?|causes?|facteurs?|physiopathologie|mécanismes?|signes?|symptômes?|clinique|diagnostics?|examens?|bilan|biologie|imagerie|traitements?|posologies?|doses?|indications?|contre-indications?|effets?|complications?|surveillance|pronostic|prévention|seuils?|critères?|orientation|conduite|prise en charge|gravité|pièges?|formes?|terrain|délai|objectifs?|cible|premières?)(?![\p{L}])/iu;
const NOUN_OF_DEFINITION =
  /^(?:une?|ensemble|réaction|syndrome|état|maladie|affection|forme|présence|absence|augmentation|élévation|diminution|baisse|perte|survenue|score|échelle|inflammation|infection|atteinte|lésion|trouble|insuffisance|défaut|excès|occlusion|obstruction|arrêt|accumulation|passage|dilatation|rupture|destruction|altération|association|tumeur|hémorragie|épanchement|complication|urgence)(?![\p{L}])/iu;

const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:[\p{Ll}\s'’]|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string): string => upperFirst(text.replace(/\s*[.;:]+$/u, "").trim());
/** A part of an item, cut at a comma of its own. */
const LOOSE =
  /^(?:de|d['’]|du|des|à|aux?|avec|sans|surtout|en|pour|dont|par|puis|si|sur|dans|chez|selon|voire|non|pas)(?![\p{L}])/iu;
/** Says nothing without the sentence before it. */
const FOLLOWS =
  /^(?:à (?:répéter|renouveler|adapter)|puis|ensuite|sinon|au-delà|en dessous|jamais|ne |il |elle |ce |cette |cela )/iu;
const DOSE = /(?:\d\s?)(?:µg|ng|mg|g|UI|U|mL|mmol|mEq)(?:\/(?:kg|m[2²]|min|h|j|jour|prise))*$/u;
const CONCENTRATION = /\/(?:\d{1,3}\s?)?(?:mL|dL|L)$/u;
const holdsMarks = (text: string): boolean => text.includes("{{") || text.includes("}}");
const holds = (text: string, words: string): boolean =>
  fold(text).includes(fold(words).replace(/^(?:l'|les? |la )/u, ""));

/**
 * What a card must say so that it is understood alone: the subject, then the part of it, unless its
 * words are there.
 */
function contextOf({ title, heading }: Place, text: string, passage: string): string {
  const known = (words: string) => foreignFigures(words, passage).length === 0;
  const parts = [title, heading].filter(
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
  return {
    kind: "basic",
    question: `${asked(context, sentence(intro))}\u00a0: quels éléments\u00a0?`,
    answer: texts.map((item) => `- ${item}`).join("\n"),
    ...range,
    weight: 3,
  };
}

function definition(place: Place, block: Block): Found | null {
  const [, term = "", rest = ""] = DEFINED.exec(block.text) ?? [];
  if (term === "" || NO_TERM.test(term) || LABEL.test(term) || term.split(/\s+/u).length > 8)
    return null;
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

/** Doses, thresholds and durations of a sentence, each behind its own gap. */
function figures(place: Place, block: Block): Found | null {
  if (block.text.split(/\s+/u).length < 4) return null;
  if (FOLLOWS.test(block.text)) return null;
  const rank = ({ from, to }: Range) => {
    const words = block.text.slice(from, to);
    return CONCENTRATION.test(words) ? 2 : DOSE.test(words) ? 0 : 1;
  };
  // Doses first, concentrations last; then in the order of the sentence.
  const places = figuresOf(block.text)
    .sort((a, b) => rank(a) - rank(b) || a.from - b.from)
    .slice(0, MOST_GAPS)
    .sort((a, b) => a.from - b.from);
  if (places.length === 0) return null;
  let [text, at] = ["", 0];
  places.forEach(({ from, to }, index) => {
    text += `${block.text.slice(at, from)}{{c${index + 1}::${block.text.slice(from, to)}}}`;
    at = to;
  });
  text += block.text.slice(at);
  const context = contextOf(place, block.text, block.text);
  return {
    kind: "cloze",
    question: asked(context, text),
    answer: "",
    from: block.from,
    to: block.to,
    weight: 4,
  };
}

/** "X : …" is a list, a part of the subject, a definition, or what to know of X. */
function labelled(place: Place, block: Block): Found | null {
  const [, name = "", rest = ""] = /^([^:.;!?]{2,70}?)\s*:\s+(.{12,})$/u.exec(block.text) ?? [];
  if (name === "" || NO_TERM.test(name) || name.split(/\s+/u).length > 8) return null;
  const range = { from: block.from, to: block.to };
  const items = itemsOf(rest);
  const isList = items.length > 2 && !items.some((item) => LOOSE.test(item));
  // Of a long list nobody asks everything at once.
  if (items.length > MOST_ITEMS) return null;
  if (isList) return listed(place, name, items, range, block.text);
  if (LABEL.test(name)) {
    const context = contextOf({ title: place.title, heading: "" }, name, block.text);
    if (context === "" && place.title === "") return null;
    return {
      kind: "basic",
      question: `${asked(context, name)}\u00a0?`,
      answer: sentence(rest),
      ...range,
      weight: 3,
    };
  }
  if (items.length < 3 && NOUN_OF_DEFINITION.test(rest))
    return {
      kind: "basic",
      question: `Comment définir «\u00a0${name}\u00a0»\u00a0?`,
      answer: sentence(rest),
      ...range,
      weight: 4,
    };
  if (rest.length > MOST_ANSWER) return null;
  const context = contextOf(place, name, block.text);
  return {
    kind: "basic",
    question: `${asked(context, name)}\u00a0?`,
    answer: sentence(rest),
    ...range,
    weight: 2,
  };
}

/** The first sentence under a heading answers it. */
function underHeading(place: Place, block: Block): Found | null {
  if (place.heading === "" || block.text.length < 20) return null;
  const isQuestion = place.heading.endsWith("?");
  if (itemsOf(block.text).length > MOST_ITEMS || FOLLOWS.test(block.text)) return null;
  if (
    !isQuestion &&
    !LABEL.test(place.heading) &&
    place.title !== "" &&
    place.heading.split(/\s+/u).length > 6
  )
    return null;
  const context = contextOf({ title: place.title, heading: "" }, place.heading, block.text);
  const heading = place.heading.replace(/\s*\?$/u, "");
  const question = `${asked(context, heading)}\u00a0?`;
  return {
    kind: "basic",
    question,
    answer: sentence(block.text),
    from: block.from,
    to: block.to,
    weight: isQuestion ? 3 : 1,
  };
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
    for (const part of block.kind === "item" ? sentencesOf(text, block) : [block]) {
      const readable =
        part.text.length <= LONGEST && part.text.length >= 20 && !holdsMarks(part.text);
      const made =
        readable &&
        (add(definition(place, part)) ||
          add(figures(place, part)) ||
          add(labelled(place, part)) ||
          (fresh && add(underHeading(place, part))));
      if (made || block.kind === "sentence") fresh = false;
    }
  }
  const seen = new Set<string>();
  const unique = found.filter((card) => {
    const key = `${card.kind} ${questionKey(card.question)}`;
    const figures = foreignFigures(
      `${card.question} ${card.answer}`,
      text.slice(card.from, card.to),
    );
    return figures.length === 0 && !seen.has(key) && seen.add(key);
  });
  const chosen = new Set([...unique].sort((a, b) => b.weight - a.weight).slice(0, count));
  return unique
    .filter((card) => chosen.has(card))
    .map(({ kind, question, answer, from, to }) => ({ kind, question, answer, from, to }));
}
