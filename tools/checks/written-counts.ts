// Counts of what grows, written in a document: true for a week. The documents say what there is,
// the product how many.

const FIGURE =
  "\\d{2,}|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|" +
  "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?";
/** Every sheet, calculator, checklist, case and deck that is added would change the count. */
const GROWING = "sheets|calculators|checklists|(?:clinical )?cases|decks|rooms|features";
const COUNT = new RegExp(
  `\\b(?:${FIGURE})(?: (?:topic|shipped|starter|sourced))* (?:${GROWING})\\b`,
  "giu",
);

export const countsIn = (text: string): string[] =>
  [...text.matchAll(COUNT)].map(([found]) => found.toLowerCase());
