// "Which dose of this drug, in this situation?" The wrong lines are doses of other drugs in the same
// unit: none of them is a value of any row, or of any text, that the library has on this drug.
import { amountText, bandText } from "#features/guidelines/domain/public.ts";
import type { Dose } from "#platform/ai/toolbox.ts";
import { stems } from "#platform/search/normalise.ts";
import type { Difficulty } from "../programme.ts";
import { type Amount, isSaid, isTouched, saidIn } from "./amounts.ts";
import { bandsOf, drugName, inSentence, throughRoute } from "./dose-words.ts";
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

const OUTSIDE_BRACKETS = /, (?![^(]*\))/u;
const DENIES = /^(?:sans|hors|pas|non|ni|sauf)(?!\p{L})/iu;

/** What tells this row from the others of its drug: not its figure, nor what was said before. */
function newIn(situation: string, key: Amount) {
  const [figure = ""] = key.value.split("-");
  const tells = new RegExp(String.raw`(?<![\d,])${figure}(?![\d,]*\d)`, "u");
  const before = new Set(stems(situation));
  return (one: string | undefined): one is string =>
    one !== undefined &&
    one !== "" &&
    !tells.test(one) &&
    !situation.includes(one) &&
    (DENIES.test(one) || stems(one).some((stem) => !before.has(stem)));
}

/** For whom, then a question: "… . Quelle dose de … donnez-vous par voie …, en … ?" */
function statementOf(dose: Dose, passage: QuizPassage, key: Amount): string {
  const situation = situationOf(dose, passage, key);
  const isNew = newIn(situation, key);
  const bands = isNew(bandText(dose)) ? bandsOf(dose) : [];
  const who = [
    situation,
    ...(dose.condition?.split(OUTSIDE_BRACKETS) ?? []).filter(isNew),
    ...bands,
  ].join(", ");
  const given = ["donnez-vous", dose.follows ? "ensuite" : "", throughRoute(dose.route)];
  const how = [dose.rate, dose.rhythm].filter(isNew).map(inSentence).join("");
  const asked = `Quelle dose ${ofDrug(drugName(dose))} ${given.filter(Boolean).join(" ")}`;
  return `${who}. ${asked}${how}\u00a0?`;
}

function difficultyOf(dose: Dose): Difficulty {
  if (dose.weight || dose.age) return "expert";
  return dose.population === "adult" || dose.population === "all" ? "medium" : "hard";
}

export function doseQuestion(dose: Dose, passage: QuizPassage, library: QuizLibrary): Made | null {
  const key = { value: dose.value, unit: dose.unit };
  if (!isGiven(dose) || !isSaid(key, saidIn(passage.text))) return null;
  const { given } = prepare(library);
  const wrong = wrongAmounts(key, given, knownOfDrug(dose.drug, library), REACH);
  return questionOf(
    {
      ...{ kind: "dose", difficulty: difficultyOf(dose), key: amountText(key) },
      statement: statementOf(dose, passage, key),
      wrong: wrong.map(amountText),
      because: `Aucune ligne de dose de la bibliothèque ne donne cette valeur pour ${dose.drug}.`,
    },
    passage,
    library,
  );
}
