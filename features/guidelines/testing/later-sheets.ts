// Questions of the frozen tables whose subject had no sheet when they were written, with the sheet
// that answers them now. The tables keep their words and what they gave the first time; whoever
// writes a sheet adds here the questions that it takes out of "nothing".
import * as sheet from "./sheet-ids.ts";

export const LATER_SHEETS: readonly sheet.Asked[] = [
  ["érysipèle de jambe traitement ambulatoire", sheet.SKIN],
  ["fasciite nécrosante antibiotiques", sheet.SKIN],
  ["érysipèle de jambe, amoxicilline combien", sheet.SKIN],
  ["fasciite nécrosante", sheet.SKIN],
  ["pénicilline et érysipèle", sheet.SKIN],
  ["amoxicilline dans l'érysipèle", sheet.SKIN],
  ["fasciite nécrosante : clindamycine ?", sheet.SKIN],
  ["erysipele jambe amox durée", sheet.SKIN],
  ["pierna roja y caliente, celulitis", sheet.SKIN],
  ["syndrome de Lyell prise en charge", sheet.DRUG_RASH],
  ["glaucome", sheet.GLAUCOMA],
  ["glaucome aigu traitement", sheet.GLAUCOMA],
  ["glaucome aigu par fermeture de l'angle", sheet.GLAUCOMA],
  ["glaucome aigu par fermeture de l'angle oeil rouge douloureux acétazolamide", sheet.GLAUCOMA],
  ["crise aiguë de glaucome", sheet.GLAUCOMA],
  ["baisse brutale de l'acuité visuelle d'un œil", sheet.VISION],
  ["painless vision loss sudden", sheet.VISION],
  ["œil rouge douloureux, baisse d'acuité visuelle brutale", sheet.VISION],
  ["acétazolamide et glaucome aigu", sheet.GLAUCOMA],
  ["acétazolamide pour un glaucome aigu", sheet.GLAUCOMA],
  ["syndrome de loges de jambe pression seuil", sheet.OPEN_FRACTURE],
  ["arthrite septique", sheet.JOINT],
  ["arthrite septique du genou, antibiotiques", sheet.JOINT],
  ["arthrite septique du genou", sheet.JOINT],
  ["neutropénie fébrile : quelle bêtalactamine", sheet.NEUTROPENIA],
  ["neutropénie fébrile à bas risque", sheet.NEUTROPENIA],
  ["pipéracilline-tazobactam et neutropénie fébrile", sheet.NEUTROPENIA],
  ["hypercalcémie maligne 3,6 mmol/L acide zolédronique dose", sheet.CALCIUM],
  ["hypercalcemie 3,4 mmol zometa avec ins rénale", sheet.CALCIUM],
  ["hypercalcémie 3,6 mmol/L réhydratation + zolédronate", sheet.CALCIUM],
  ["hypercalcémie traitement", sheet.CALCIUM],
  ["et l'hypercalcémie ?", sheet.CALCIUM],
  ["hypercalcémie à 3,6 mmol/L traitement", sheet.CALCIUM],
  ["hypercalcémie à 3,6 mmol/L", sheet.CALCIUM],
  ["biphosphonates et hypercalcémie", sheet.CALCIUM],
  ["pré-éclampsie 34 SA protéinurie TA 165/110 nicardipine", sheet.PREECLAMPSIA],
  ["éclampsie magnésium", sheet.PREECLAMPSIA],
  ["et l'éclampsie ?", sheet.PREECLAMPSIA],
  ["éclampsie sulfate de magnésium dose de charge", sheet.PREECLAMPSIA],
  ["prééclampsie sévère, TA 180/115", sheet.PREECLAMPSIA],
  ["magnesium for eclampsia", sheet.PREECLAMPSIA],
  ["preeclampsia grave tratamiento", sheet.PREECLAMPSIA],
  ["et en cas de prééclampsie ?", sheet.PREECLAMPSIA],
  ["prééclampsie sévère, sulfate de magnésium", sheet.PREECLAMPSIA],
  ["éclampsie", sheet.PREECLAMPSIA],
  ["sulfato de magnesio en la preeclampsia grave", sheet.PREECLAMPSIA],
  ["que faire devant une éclampsie", sheet.PREECLAMPSIA],
  ["et dans la prééclampsie ?", sheet.PREECLAMPSIA],
  ["labétalol dans la prééclampsie", sheet.PREECLAMPSIA],
  ["sulfate de magnésium dans l'éclampsie", sheet.PREECLAMPSIA],
];

const later = new Map(LATER_SHEETS);

/** The sheet that a question written before it asks for, or undefined: it still has none. */
export const laterSheet = (question: string): string | undefined => later.get(question);

export const stillNothing = (questions: readonly string[]): string[] =>
  questions.filter((question) => !later.has(question));
