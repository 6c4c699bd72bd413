import type { TFunction } from "i18next";
import { text } from "#platform/i18n/web/i18n.ts";
import { formatNumber } from "#platform/ui/format.ts";
import { parseQuery, type Term } from "../../domain/query.ts";

type Say = TFunction<"flashcards">;

/**
 * What a search of cards shows, in words: "Cartes oubliées au moins 4 fois". Null for every card,
 * and when nothing of it is understood.
 */
export function queryWords(typed: string, t: Say): string | null {
  const { terms } = parseQuery(typed);
  if (terms.length === 0) return null;
  const conditions = terms.map((term) => {
    const what = conditionWords(term, t);
    return term.not ? t("query.words.not", { what }) : what;
  });
  return t("query.words.cards", { conditions: conditions.join(", ") });
}

function conditionWords(term: Term, t: Say): string {
  switch (term.key) {
    case "tag":
      return tagWords(term.value, t);
    case "text":
    case "deck":
    case "exactTag":
      return t(`query.words.${term.key}`, { value: term.value });
    case "is":
      return t(`query.words.is.${term.value}`);
    case "mode":
      return t(`query.words.mode.${term.value}`);
    case "answer":
      return t(`query.words.answer.${term.value}`);
    case "kind":
      return t("query.words.kind", { value: t(`kind.${term.value}`) });
    case "specialty":
    case "difficulty":
      return t(`query.words.${term.key}`, {
        value: text(`flashcards:choice.${term.key}.${term.value}`),
      });
    default:
      return countWords(term, t);
  }
}

type Counted = Extract<Term, { key: "flag" | "added" | "rated" | "hour" | "prop" }>;

function countWords(term: Counted, t: Say): string {
  switch (term.key) {
    case "flag":
      return t("query.words.flag", { n: term.value });
    case "added":
    case "rated":
      return t(`query.words.${term.key}`, { count: term.value });
    case "hour":
      return t("query.words.hour", { from: term.value, to: term.until });
    case "prop":
      return t(`query.words.prop.${term.property}`, {
        bound: t(`query.words.bound.${BOUNDS[term.compare]}`, { n: formatNumber(term.value) }),
        count: term.value,
      });
  }
}

const tagWords = (value: string, t: Say): string =>
  value.toLowerCase() === "none" ? t("query.words.noTag") : t("query.words.tag", { value });

const BOUNDS = {
  "<": "under",
  "<=": "atMost",
  "=": "exactly",
  ">=": "atLeast",
  ">": "over",
} as const;
