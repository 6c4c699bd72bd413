// Is the question the score itself ("wells ep", "escala de glasgow") or does it name the score in
// passing ("coma glasgow 6 : bilan ?")? It is the score itself when nothing is left of it but the
// score's name, words that ask for a score, and the condition the score is made for.
import { fold, stem, words } from "#platform/search/normalise.ts";

const set = (text: string): ReadonlySet<string> => new Set(words(text).map(stem));

const ASKING =
  set(`score scores calcul calculer calcule calculateur calculatrice calculator calculate calculadora calcular
 echelle scale escala puntuacion formule formula comment compter coter cotation interpretation criteres items grille
 how to compute what is the of for a an le la les de du des un une pour en chez dans avec el los las del para cual es
 quel quelle est combien donne moi stp svp merci low high risk bas eleve intermediaire simplifie simplified modifie
 adulte adult adulto enfant pediatrique aide rappel tableau estime estimation estimated debit filtration
 filtrado glomerular glomerulaire glomerulair clairance clearance aclaramiento creatinine creatinina creat corrige
 corregido corrected intervalle interval qt selon par by con segun ii iii 2 65 2021 gault epi`);

const OWN: Readonly<Record<string, ReadonlySet<string>>> = {
  "apache-ii": set("apache rea reanimation icu uci gravite severite severity mortalite mortality"),
  sofa: set("sofa rea reanimation icu uci sepsis defaillance organe organ failure"),
  glasgow: set("glasgow gcs conscience e v m yeux verbal moteur"),
  "wells-pe": set(
    "wells ep pe embolie pulmonaire pulmonary embolism embolia pulmonar tep probabilite probability",
  ),
  "ckd-epi-2021": set("ckd dfg dfge egfr fonction renale renal function"),
  "cockcroft-gault": set(
    "cockcroft cockroft cokcroft crockoft cockroff cokroft fonction renale renal function",
  ),
  "cha2ds2-va": set(
    "cha2ds2 chads va fa fibrillation atriale auriculaire afib acfa anticoagulation",
  ),
  "curb-65": set("curb curb65 pneumonie pneumopathie pac pneumonia neumonia"),
  heart: set("heart douleur dlr doul dl tho thorax thoracique chest pain dolor toracico"),
  qtc: set("qt qtc bazett bazet fridericia hodges framingham rautaharju ecg"),
};

/** True when the question asks for the score named, and for nothing else. */
export function namedAlone(question: string, calculator: string): boolean {
  const own = OWN[calculator];
  const typed = words(fold(question).replace(/coma scale|escala de coma/, "")).map(stem);
  return (
    own !== undefined &&
    typed.length <= 12 &&
    typed.every((s) => own.has(s) || ASKING.has(s) || /^(?:.|\d+)$/.test(s))
  );
}
