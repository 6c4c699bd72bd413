// A disease that is named and is not what is asked: the history of the person ("ATCD de…", "péritonite
// opérée", "AVC il y a 3 ans"), or the company of what is asked ("avec un cancer", "chez un
// myasthénique", "PR sous méthotrexate", "on warfarin for AF").
import { fold, stems } from "#platform/search/normalise.ts";
import {
  AGAINST,
  AGO,
  FOLLOWED,
  LINKS,
  PAST,
  PERSON,
  TREATMENTS,
  UNDER,
} from "../vocabulary/asides.ts";
import { GRAMMAR } from "../vocabulary/grammar.ts";
import { isMedicine } from "./drugs.ts";
import type { Token } from "./tokens.ts";

export type Aside = "past" | "company";

/** A comma between two figures is part of a number. */
const CLAUSE_END = /[;.:?!()\n]|,(?!\d)/u;
/** What joins the diseases of a history: a comma in "ATCD : AVC, asthme", not in "ATCD d’AVC, toux". */
const LIST = /^\s*(?:[/+&]|et|ou|and|or|y)?\s*(?:une?|an?|de|d['’]|of)?\s*$/iu;
const HEADED = /(?:atcds?|antecedente?s?|history) ?:[^.;:]*$/u;
const NEAR = 6;

/** The words before it in its own clause, nearest first; a colon after "ATCD" ends nothing. */
function wordsBefore(text: string, typed: readonly Token[], first: number, from: number): string[] {
  const found: string[] = [];
  for (let at = first - 1; at >= from && found.length < NEAR; at--) {
    const word = typed[at];
    if (!word) break;
    const between = text.slice(word.to, typed[at + 1]?.from);
    const heads = PAST.has(word.stem) && between.includes(":");
    if (CLAUSE_END.test(between) && !heads) break;
    found.push(word.stem);
  }
  return found;
}

function isPastAfter(text: string, typed: readonly Token[], last: number): boolean {
  const [clause = ""] = text.slice(typed[last]?.to).split(CLAUSE_END, 1);
  const said = fold(clause);
  const [next = ""] = stems(said);
  const near = said.split(" ");
  return (
    PAST.has(next) ||
    AGO.test(near.slice(0, NEAR).join(" ")) ||
    FOLLOWED.test(near.slice(0, 2).join(" "))
  );
}

const isTreatment = (token: Token | undefined): boolean =>
  token !== undefined && (TREATMENTS.has(token.stem) || isMedicine(token.stem, token.typed));

/** Its usual treatment stands after its name, or its name after the treatment. */
function isTreated(
  text: string,
  typed: readonly Token[],
  { first, last }: { first: number; last: number },
): boolean {
  const [clause = ""] = text.slice(toOf(typed, last)).split(CLAUSE_END, 1);
  const end = toOf(typed, last) + clause.length;
  const after = typed.slice(last + 1, last + 1 + NEAR).filter(({ to }) => to <= end);
  const under = after.findIndex(({ stem }) => !GRAMMAR.has(stem));
  if (UNDER.has(after[under]?.stem ?? "") && after.slice(under + 1, under + 4).some(isTreatment))
    return true;
  const before = typed.slice(0, first).filter(({ stem }) => !GRAMMAR.has(stem));
  const [treatment, link] = before.slice(-2);
  return (
    AGAINST.has(link?.stem ?? "") && isTreatment(treatment) && UNDER.has(before.at(-3)?.stem ?? "")
  );
}

const fromOf = (typed: readonly Token[], at: number): number => typed[at]?.from ?? 0;
const toOf = (typed: readonly Token[], at: number): number => typed[at]?.to ?? 0;

interface Before {
  last: number;
  aside: Aside | null;
}

/** What stands under the same heading, or is joined to the history before it. */
function isListed(text: string, from: number, previous: Before | null, end: number): boolean {
  const joined = previous?.aside === "past" && LIST.test(text.slice(end, from));
  return joined || HEADED.test(fold(text.slice(0, from)));
}

/** `previous`: the place where the mention before it ended, and whether that was history. */
export function asideOf(
  text: string,
  typed: readonly Token[],
  place: { first: number; last: number },
  previous: Before | null,
): Aside | null {
  const before = wordsBefore(text, typed, place.first, previous ? previous.last + 1 : 0);
  const from = fromOf(typed, place.first);
  const near = text.slice(fromOf(typed, place.first - before.length), from);
  const isPast =
    isListed(text, from, previous, toOf(typed, previous?.last ?? 0)) ||
    FOLLOWED.test(fold(near)) ||
    before.some((one) => PAST.has(one)) ||
    isPastAfter(text, typed, place.last);
  if (isPast) return "past";
  const telling = before.filter((one) => !GRAMMAR.has(one));
  const isCompany =
    telling.some((one) => LINKS.has(one)) ||
    PERSON.has(telling[0] ?? "") ||
    isTreated(text, typed, place);
  return isCompany ? "company" : null;
}
