// The words French clinicians use for each measure, telegraphic ones included, over folded text. Keys are names of inputs,
// the same in every calculator.
import type { UnitSymbol } from "../units.ts";

export interface Measure {
  /** What names it, before or after its number. */
  named: RegExp;
  /** Units that belong to nothing else in these questions: the number needs no name. */
  ownUnits?: readonly UnitSymbol[];
}

export const MEASURES: Readonly<Record<string, Measure>> = {
  age: { named: /\b(?:agee?s?|age)\b/g, ownUnits: ["years"] },
  weight: { named: /\b(?:poids|pesant|pese|pds)\b/g, ownUnits: ["kg", "lb"] },
  height: { named: /\b(?:taille|mesurant|mesure)\b/g, ownUnits: ["cm", "m"] },
  creatinine: { named: /\b(?:creatininemie|creatinine|creatinin|creat|creatinemie|scr)\b/g },
  urea: { named: /\b(?:uree|azotemie|uremie)\b/g },
  heartRate: {
    named:
      /\b(?:fc|frequence cardiaque|freq\.? card(?:iaque)?|pouls|rythme cardiaque|tachycardie|tachycarde|bradycardie|bradycarde|rythme sinusal)\b/g,
    ownUnits: ["beats"],
  },
  respiratoryRate: {
    named: /\b(?:fr|frequence respiratoire|freq\.? resp(?:iratoire)?|polypnee|polypneique|tachypnee|respire)\b/g,
    ownUnits: ["breaths"],
  },
  systolic: {
    named:
      /\b(?:pas|tas|pa systolique|ta systolique|pression (?:arterielle )?systolique|systolique|pression arterielle|pa|ta|tension(?: arterielle)?)\b/g,
  },
  diastolic: {
    named: /\b(?:pad|tad|pa diastolique|ta diastolique|pression (?:arterielle )?diastolique|diastolique)\b/g,
  },
  map: { named: /\b(?:pam|tam|pa moyenne|ta moyenne|pression arterielle moyenne|tension moyenne|pression moyenne)\b/g },
  temperature: {
    named: /\b(?:temperature|temp|t°|t|fievre|febrile|hypothermie|hyperthermie)(?![a-z0-9'])/g,
    ownUnits: ["celsius"],
  },
  fio2: { named: /\b(?:fio2|fi o2|fraction inspiree(?: en oxygene| d'oxygene)?)(?![a-z0-9])/g },
  pao2: { named: /\b(?:pao2|pa o2|po2)(?![a-z0-9/])(?! ?\/ ?fi)/g },
  paco2: { named: /\b(?:paco2|pa co2|pco2|capnie)(?![a-z0-9])/g },
  aado2: {
    named: /\b(?:a-?ado2|daado2|d\(a-a\)o2|gradient (?:alveolo-?arteriel|a-a)(?: en (?:o2|oxygene))?)(?![a-z0-9])/g,
  },
  pfRatio: { named: /\b(?:pao2 ?\/ ?fio2|(?:rapport )?p ?\/ ?f)(?![a-z0-9])/g },
  ph: { named: /\bph\b/g },
  sodium: { named: /\b(?:natremie|sodium|na\+?)(?![a-z0-9])/g },
  potassium: { named: /\b(?:kaliemie|potassium|k\+?)(?![a-z0-9])/g },
  hematocrit: { named: /\b(?:hematocrite|hte|ht)\b/g },
  whiteCells: { named: /\b(?:leucocytes|leucos?|leucocytose|leucopenie|globules blancs|gb)\b/g },
  platelets: { named: /\b(?:plaquettes|plaq|plq|thrombopenie|thrombocytes)\b/g },
  bilirubin: { named: /\b(?:bilirubinemie|bilirubine|bili)(?: totale)?\b/g },
  gcs: { named: /\b(?:glasgow|gcs|score de glasgow)\b/g },
  norepinephrine: { named: /\b(?:noradrenaline|norad|nad|nora)\b/g, ownUnits: [] },
  epinephrine: { named: /\b(?:adrenaline|adre)\b/g },
  dopamine: { named: /\bdopamine\b/g },
  urineOutput: { named: /\b(?:diurese|urines?)\b/g },
  qt: { named: /\b(?:qt mesure|intervalle qt|qt)\b(?! ?corrige)(?! ?long)/g, ownUnits: ["ms"] },
};
