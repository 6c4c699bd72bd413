// The figure that a question with answers to choose among may ask for.
import { expect, test } from "vitest";
import { figureToAsk } from "./gaps.ts";

const figureIn = (sentence: string) => {
  const range = figureToAsk(sentence);
  return range && sentence.slice(range.from, range.to);
};

test.each([
  ["Gravité d’une crise : épuisement, silence, cyanose, pauses, SpO₂ < 92 %, agitation.", "< 92 %"],
  ["Choc de l’enfant : voie osseuse sans attendre (remplissage de 10 mL/kg).", "10 mL/kg"],
  ["La surveillance dure au moins 6 h après la disparition de tous les signes.", "6 h"],
])("alone in its sentence it is asked, in a list or a bracket too: %s", (sentence, figure) =>
  expect(figureIn(sentence)).toBe(figure),
);

test.each([
  ["an age", "Piège de la perte de vision indolore après 50 ans : oublier la CRP."],
  ["a product", "L’acidose qui persiste est souvent hyperchlorémique (NaCl 0,9 %)."],
  ["what a trial found", "Un essai randomisé dans les 4,5 h n’a montré aucun gain de vision."],
  [
    "half of an amount",
    "Nitroprussiate du choc : débit à adapter, 160 puis 800 mg selon la pression.",
  ],
  ["an example", "Choc : remplissage rapide, surtout si lactate > 4 mmol/L chez le patient."],
  ["one of several", "Adrénaline de l’adulte : 0,5 mg IM, à renouveler après 5 min."],
])("%s is not", (_, sentence) => expect(figureIn(sentence)).toBeNull());
