// What a calculator must say of itself before it is shown: where it comes from, under which
// licence, what was really opened.
import type { Calculator, CalculatorTexts } from "../domain/calculator.ts";

const blank = (text: string) => text.trim() === "";

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
  if (!/^\d{4}-\d{2}-\d{2}$/.test(review.day)) problems.push("day of the review");
  const unread = review.opened.some(
    ({ link, where }) => !/^https?:\/\//.test(link) || blank(where),
  );
  if (review.opened.length === 0 || unread) problems.push("what was opened");
  for (const { licence, limits } of texts) {
    if (blank(licence)) problems.push("licence");
    if (limits.length === 0 || limits.some(blank)) problems.push("limits");
  }
  return problems;
}
