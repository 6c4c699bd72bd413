import type { ChoiceReading, Reading } from "../reading.ts";

/** A line of the scale, told by its name and its number: "bras gauche 4". */
const line = (names: string): ChoiceReading => ({
  options: {},
  letters: names.split(", "),
  absent: "0",
});

const MILD = "(?: minime| legere?| mineure?| minor| mild| leve)?";
const limb = (fr: string, en: string, es: string, item: string): ChoiceReading =>
  line(`${fr}, ${en}, ${es}, ${item}`);

export const reading: Reading = {
  names: {
    fr: "nihss, nih, score (de )?nih",
    en: "nihss, nih stroke (scale|score), nih",
    es: "nihss, escala nih, nih",
  },
  inputs: {
    consciousness: line(
      "vigilance, conscience, niveau de conscience, consciousness, level of consciousness, loc, alertness, conciencia, nivel de conciencia, 1a",
    ),
    questions: line("questions?, loc questions?, preguntas?, 1b"),
    commands: line("ordres?, commandes?, consignes?, commands?, loc commands?, ordenes, 1c"),
    gaze: line("regard, oculomotricite, gaze, mirada"),
    visual: line(
      "champs? visuels?, cv, vision, hemianopsie, visual(?: fields?)?, fields?, campos? visual(?:es)?, vision, hemianopsia",
    ),
    face: line(
      `(?:paralysie |par[ea]sie )?faciale?${MILD}, pf${MILD}, face${MILD}, facial(?: palsy| droop)?${MILD}, (?:paralisis |paresia )?facial${MILD}, cara`,
    ),
    leftArm: limb(
      "bras gauche, bras g, membre superieur gauche, msg, cote gauche",
      "left arm, left upper limb, l arm, left side",
      "brazo izquierdo, brazo izq, miembro superior izquierdo, msi, lado izquierdo",
      "5a",
    ),
    rightArm: limb(
      "bras droit, bras d, membre superieur droit, msd, cote droit",
      "right arm, right upper limb, r arm, right side",
      "brazo derecho, brazo der, miembro superior derecho, lado derecho",
      "5b",
    ),
    leftLeg: limb(
      "jambe gauche, jambe g, membre inferieur gauche, mig, cote gauche",
      "left leg, left lower limb, l leg, left side",
      "pierna izquierda, pierna izq, miembro inferior izquierdo, mii, lado izquierdo",
      "6a",
    ),
    rightLeg: limb(
      "jambe droite, jambe d, membre inferieur droit, mid, cote droit",
      "right leg, right lower limb, r leg, right side",
      "pierna derecha, pierna der, miembro inferior derecho, lado derecho",
      "6b",
    ),
    ataxia: line("ataxie(?: des membres)?, ataxia, limb ataxia"),
    sensory: line(
      "sensibilite, sensitif, sensitifs, hypoesthesie, sensory, sensation, sensibilidad, sensitivo",
    ),
    language: line("langage, aphasie, language, aphasia, lenguaje, afasia"),
    dysarthria: line("dysarthrie, dysarthria, disartria"),
    neglect: line(
      "negligence, extinction, heminegligence, neglect, inattention, negligencia, extincion, inatencion",
    ),
  },
};
