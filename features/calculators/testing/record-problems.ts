// What a calculator must say of itself before it is shown: where it comes from, under which
// licence, what was really opened.
import { isDocument } from "#platform/text/document.ts";
import { isInadmissible } from "#platform/text/inadmissible.ts";
import type { Calculator, CalculatorTexts } from "../domain/calculator.ts";

/** "someone.com, example 1": a site, where a journal, a book or an issuer has a name. */
const SITE = /^[\w-]+(?:\.[\w-]+)+[, (]/;

const blank = (text: string) => text.trim() === "";

/** Of what was opened: something, said where, and somewhere that can be a source. */
function readingProblems({ opened }: Calculator["review"]): string[] {
  const unread = opened.some(({ link, where }) => !/^https?:\/\//.test(link) || blank(where));
  return [
    ...(opened.length === 0 || unread ? ["what was opened"] : []),
    ...opened
      .filter(({ link }) => isInadmissible(link) || !isDocument(link))
      .map(({ link }) => `${link} can be no source`),
  ];
}

export function recordProblems(
  calculator: Calculator,
  texts: readonly CalculatorTexts[],
): string[] {
  const { reference, review, cases } = calculator;
  const { authors, title, journal, year, doi } = reference;
  const problems: string[] = [];
  if ([authors, title, journal].some(blank) || year < 1900) problems.push("publication");
  if (doi !== "" && !doi.startsWith("10.")) problems.push("doi");
  if (cases.length < 3 || cases.some(({ source }) => blank(source))) problems.push("cases");
  if (cases.some(({ origin, source }) => origin === "published" && SITE.test(source)))
    problems.push("a site is no publication");
  if (review.how === "publishedVector" && !cases.some(({ origin }) => origin === "published"))
    problems.push("no published vector");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(review.day)) problems.push("day of the review");
  problems.push(...readingProblems(review));
  for (const { licence, limits } of texts) {
    if (blank(licence)) problems.push("licence");
    if (limits.length === 0 || limits.some(blank)) problems.push("limits");
  }
  return problems;
}
