// "Which dose of this drug, in this situation?" The wrong lines are doses of other drugs in the same
// unit: none of them is a value of any row, or of any text, that the library has on this drug.
import { amountText, bandText, drugText } from "#features/guidelines/domain/public.ts";
import type { Dose } from "#platform/ai/toolbox.ts";
import { stems } from "#platform/search/normalise.ts";
import type { Difficulty } from "../programme.ts";
import { type Amount, isSaid, isTouched, saidIn } from "./amounts.ts";
import { isGiven, knownOfDrug, prepare, wrongAmounts } from "./known.ts";
import type { QuizLibrary, QuizPassage } from "./library.ts";
import { leadOf, type Made, ofDrug, questionOf } from "./question-parts.ts";

/** A wrong dose is so many times the right one, or so many times less. */
const REACH = { from: 1.9, to: 15 };

const WHOM: Readonly<Record<Dose["population"], string>> = {
  adult: "chez l’adulte",
  child: "chez l’enfant",
  newborn: "chez le nouveau-né",
  pregnant: "chez la femme enceinte",
  all: "",
};
const SAYS_WHOM = /adulte|enfant|nourrisson|nouveau-né|enceinte|pédiatri|grossesse/iu;

/** The situation: as the passage names it, else what the dose treats, else the sheet. */
function situationOf(dose: Dose, passage: QuizPassage, key: Amount): string {
  const lead = leadOf(passage);
  const usable = lead !== null && !isTouched(key, saidIn(lead)) ? lead : null;
  const said = usable ?? dose.indication ?? passage.title;
  const whom = SAYS_WHOM.test(said) ? "" : WHOM[dose.population];
  const words = said.charAt(0).toUpperCase() + said.slice(1);
  return whom === "" ? words : `${words}, ${whom}`;
}

/** What tells this row from the others of its drug: not its figure, nor what was said before. */
function detailOf(dose: Dose, key: Amount, situation: string): string {
  const [figure = ""] = key.value.split("-");
  const before = new Set(stems(situation));
  return [dose.rate, dose.condition, bandText(dose), dose.rhythm]
    .filter((one): one is string => one !== undefined && one !== "" && !one.includes(figure))
    .filter((one) => stems(one).some((stem) => !before.has(stem)))
    .join(", ");
}

export const byRoute = ({ route }: Dose): string =>
  route === "" ? "" : ` (${/^(?:IV|IM|SC|PO|IO)/u.test(route) ? route : `voie ${route}`})`;

function difficultyOf(dose: Dose): Difficulty {
  if (dose.weight || dose.age) return "expert";
  return dose.population === "adult" || dose.population === "all" ? "medium" : "hard";
}

export function doseQuestion(dose: Dose, passage: QuizPassage, library: QuizLibrary): Made | null {
  const key = { value: dose.value, unit: dose.unit };
  if (!isGiven(dose) || !isSaid(key, saidIn(passage.text))) return null;
  const { given } = prepare(library);
  const wrong = wrongAmounts(key, given, knownOfDrug(dose.drug, library), REACH);
  const situation = situationOf(dose, passage, key);
  const detail = detailOf(dose, key, situation);
  const then = dose.follows ? "ensuite, " : "";
  const what = `${then}quelle dose ${ofDrug(drugText(dose))}${byRoute(dose)}`;
  return questionOf(
    {
      ...{ kind: "dose", difficulty: difficultyOf(dose), key: amountText(key) },
      statement: `${situation}\u00a0: ${what}${detail === "" ? "" : `, ${detail}`}\u00a0?`,
      wrong: wrong.map(amountText),
      because: `Aucune ligne de dose de la bibliothèque ne donne cette valeur pour ${dose.drug}.`,
    },
    passage,
    library,
  );
}
