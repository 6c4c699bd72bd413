import type { Reading } from "../reading.ts";
import {
  DYSARTHRIA,
  LANGUAGE,
  limb,
  line,
  SEVERE,
  SEVERE_EN,
  SEVERE_ES,
  SLIGHT,
  SLIGHT_EN,
  SLIGHT_ES,
} from "./lines.ts";

const MILD = "(?: minime| legere?| mineure?| minor| mild| leve)?";
const LEFT = "cote gauche, left side, lado izquierdo";
const RIGHT = "cote droit, right side, lado derecho";

export const reading: Reading = {
  names: {
    fr: "nihss, nih, score (de )?nih",
    en: "nihss, nih stroke (scale|score), nih",
    es: "nihss, escala nih, nih",
  },
  row: [
    ["1a", "consciousness"],
    ["1b", "questions"],
    ["1c", "commands"],
    ["2", "gaze"],
    ["3", "visual"],
    ["4", "face"],
    ["5a", "leftArm"],
    ["5b", "rightArm"],
    ["6a", "leftLeg"],
    ["6b", "rightLeg"],
    ["7", "ataxia"],
    ["8", "sensory"],
    ["9", "language"],
    ["10", "dysarthria"],
    ["11", "neglect"],
  ],
  inputs: {
    consciousness: line(
      "vigilance, conscience, niveau de conscience, consciousness, level of consciousness, loc, alertness, conciencia, nivel de conciencia, 1a",
      {
        "0": {
          fr: "vigilant*, vigile, (bien )?eveille*, alerte, conscient*, (vigilance|conscience) normale",
          en: "alert, fully awake, awake",
          es: "alerta, despiert*, consciente",
        },
        "1": { fr: "somnol*, obnubil*", en: "drows*, somnol*", es: "somnol*, obnubil*" },
        "2": { fr: "stupor*, stupeur", en: "stupor*, obtunded", es: "estupor*" },
        "3": { fr: "coma, comateu*, areacti*", en: "coma, comat*, unresponsive", es: "coma*" },
      },
    ),
    questions: line("questions?, loc questions?, preguntas?, 1b", {
      "0": {
        fr: "(repond*|reponse*) ~ (2|deux) questions, (2|deux) (bonnes )?(questions|reponses) (justes|bonnes|correctes|ok), questions (ok|justes|bonnes|correctes|reussies)",
        en: "(answers|answered) (both|all) (the )?questions*, both questions (right|correct|ok|answered), questions (right|correct|ok|both correct)",
        es: "responde* ~ (2|dos|ambas) preguntas, (dos|ambas) (preguntas|respuestas) correctas, preguntas (bien|correctas)",
      },
      "1": {
        fr: "(1|une|une seule|seulement une) (question|reponse|bonne reponse) (juste|correcte|ratee|fausse|sur (deux|2)), une seule (bonne )?reponse, (une|1) question sur (deux|2)",
        en: "(one|1|only one) (question|answer) (right|correct|wrong|out of two), (answers|answered) (only )?one question, one of two questions",
        es: "(una|1|solo una) (pregunta|respuesta) (correcta|bien|mal|de dos), responde* (solo )?(a )?una (pregunta)?",
      },
      "2": {
        fr: "aucune (question*|reponse*|bonne reponse) (juste|correcte|reussie)*, ne repond (a aucune|pas) ~ question*, (2|deux) questions (ratees|fausses)",
        en: "(no|neither) (question|answer)* (right|correct)*, both questions (wrong|incorrect)",
        es: "ninguna (pregunta|respuesta) (correcta|bien)*, no responde ~ pregunta*",
      },
    }),
    commands: line("ordres?, commandes?, consignes?, commands?, loc commands?, ordenes, 1c", {
      "0": {
        fr: "(execut*|obei*|realis*|fait|suit) ~ (les|2|deux) (2 |deux )?(ordres|commandes|consignes), (2|deux) (ordres|commandes|consignes) (executes|executees|ok|faits), (ordres|commandes|consignes) (ok|executes|executees|bien executes)",
        en: "(obeys|follows|performs) (both|all|the)? (the )?commands, both commands (ok|right|obeyed|performed|followed|correct)?, commands (ok|both obeyed|obeyed)",
        es: "(obedece|ejecuta|cumple|realiza) ~ (2|dos|ambas|las) ordenes, (dos|ambas) ordenes (bien|ejecutadas|correctas)?, ordenes bien",
      },
      "1": {
        fr: "(1|un|un seul|une|une seule) (ordre|commande|consigne) (sur (deux|2)|execute*|sur les deux)?",
        en: "(one|1|only one) command (out of two|obeyed|performed|of two)?",
        es: "(una|1|solo una) orden (de dos|ejecutada)?",
      },
      "2": {
        fr: "(aucun|aucune) (ordre|commande|consigne) (execute*|realise*)?, n'execute (pas|aucun*) ~ (ordre*|commande*|consigne*)",
        en: "(no|neither) command* (obeyed|performed|followed)?",
        es: "ninguna orden (ejecutada)?, no (ejecuta|obedece) ~ orden*",
      },
    }),
    gaze: line(
      "regard, oculomotricite, gaze, mirada",
      {
        "0": {
          fr: "(oculomotricite|regard|mouvements oculaires|motilite oculaire) ~ (normal*|normaux|libre|complete|ok)",
          en: "gaze (is )?(normal|full|ok|intact), normal (gaze|eye movements), (eye movements|extraocular movements) (normal|full)",
          es: "mirada (es )?(normal|conservada), oculomotricidad normal",
        },
        "1": {
          fr: "(paresie|paralysie|deviation) ~ (partielle|reductible|incomplete), (regard|oculomotricite) ~ (partielle|reductible|incomplete|depassable)",
          en: "partial gaze (palsy|paresis|deviation), gaze ~ (partial|overcome), partial gaze",
          es: "(paresia|paralisis|desviacion) ~ (parcial|incompleta), mirada ~ parcial",
        },
        "2": {
          fr: "deviation (forcee|complete|totale|fixee|tonique), deviation (forcee|complete|totale|fixee|tonique) (du regard|des yeux|de la tete et des yeux|du regard a (droite|gauche)), (regard|yeux|oculomotricite) ~ (deviation|devie*|paralysie) (forcee|totale|complete), paralysie (totale|complete) ~ (regard|oculomotricite), deviation ~ (forcee|irreductible)",
          en: "forced (gaze )?(deviation|gaze)?, forced gaze deviation, (total|complete) gaze (palsy|paresis), gaze ~ (forced|fixed)",
          es: "desviacion (forzada|completa|total|fija), paralisis (total|completa) ~ mirada, mirada ~ forzada",
        },
      },
      {
        open: {
          fr: "deviation ~ (regard|yeux|tete), (regard|yeux) devie*, (atteinte|trouble*|anomalie*) ~ (regard|oculomot*)",
          en: "gaze (deviation|palsy|paresis), (eyes|gaze) deviated",
          es: "desviacion ~ (mirada|ojos), mirada desviada",
        },
      },
    ),
    visual: line(
      "champs? visuels?, cv, vision, hemianopsie, hlh, visual(?: fields?)?, fields?, campos? visual(?:es)?, hemianopsia, hemianopia",
      {
        "0": {
          fr: "(oculomotricite|regard) et champ* visuel* (normaux|normal|ok), (champ* visuel*|cv|vision) ~ (normal*|normaux|complet*|ok|intact*)",
          en: "(visual fields*|fields|vision) (are |is )?(normal|full|intact|ok), normal (visual fields|vision), no (visual )?field (loss|cut|defect)",
          es: "(campo* visual*|vision) (es |son )?(normal*|complet*)",
        },
        "1": {
          fr: "(hemianops*|hlh) ~ (partielle|incomplete), quadranops*",
          en: "partial (hemianop*|field loss|field cut), quadrantanop*, hemianop* ~ partial",
          es: "hemianops* ~ parcial, cuadrantanops*",
        },
        "2": {
          fr: "(hemianops*|hlh) ~ (complete|totale)",
          en: "complete hemianop*, hemianop* ~ complete",
          es: "hemianops* ~ (completa|total)",
        },
        "3": {
          fr: "hemianops* bilaterale, cecite",
          en: "bilateral hemianop*, blind*",
          es: "hemianops* bilateral, ceguera",
        },
      },
      { open: { fr: "hemianops*, hlh", en: "hemianop*", es: "hemianops*" } },
    ),
    face: line(
      `(?:paralysie |par[ea]sie )?faciale?${MILD}, pf${MILD}, face${MILD}, facial(?: palsy| droop)?${MILD}, (?:paralisis |paresia )?facial${MILD}, cara`,
      {
        "0": {
          fr: "(face|visage|sourire) (est )?(symetrique|normale|normal)",
          en: "face (is )?(symmetric*|normal), (normal|symmetric*) face",
          es: "cara (es )?(simetrica|normal)",
        },
        "1": {
          fr: `(paralysie faciale|paresie faciale|pf|asymetrie faciale) ~ ${SLIGHT}, ${SLIGHT} (paralysie faciale|pf), sillon ~ efface, sourire asymetrique`,
          en: `${SLIGHT_EN} (facial|face) (palsy|weakness|droop|paralysis), facial (palsy|droop) ~ ${SLIGHT_EN}`,
          es: `(paralisis|paresia) facial ~ ${SLIGHT_ES}`,
        },
        "2": {
          fr: "(paralysie faciale|pf|paresie faciale|faciale) ~ partielle",
          en: "partial (facial|face) (palsy|weakness|paralysis), facial (palsy|droop) ~ partial",
          es: "(paralisis|paresia) facial ~ parcial",
        },
        "3": {
          fr: "(paralysie faciale|pf|faciale) ~ (complete|totale)",
          en: "complete (facial|face) (palsy|paralysis), facial (palsy|droop) ~ complete",
          es: "(paralisis|paresia) facial ~ (completa|total)",
        },
      },
      {
        open: {
          fr: "paralysie faciale, paresie faciale, pf, asymetrie faciale",
          en: "facial (palsy|droop|weakness)",
          es: "(paralisis|paresia) facial",
        },
      },
    ),
    leftArm: limb(
      [
        "bras gauche, bras g, membre superieur gauche, msg",
        "left arm, left upper limb, l arm",
        "brazo izquierdo, brazo izq, miembro superior izquierdo, msi",
      ],
      LEFT,
      "5a",
    ),
    rightArm: limb(
      [
        "bras droit, bras d, membre superieur droit, msd",
        "right arm, right upper limb, r arm",
        "brazo derecho, brazo der, miembro superior derecho",
      ],
      RIGHT,
      "5b",
    ),
    leftLeg: limb(
      [
        "jambe gauche, jambe g, membre inferieur gauche, mig",
        "left leg, left lower limb, l leg",
        "pierna izquierda, pierna izq, miembro inferior izquierdo, mii",
      ],
      LEFT,
      "6a",
    ),
    rightLeg: limb(
      [
        "jambe droite, jambe d, membre inferieur droit, mid",
        "right leg, right lower limb, r leg",
        "pierna derecha, pierna der, miembro inferior derecho",
      ],
      RIGHT,
      "6b",
    ),
    ataxia: line(
      "ataxie(?: des membres)?, ataxia, limb ataxia",
      {
        "1": {
          fr: "ataxie ~ (un|1|d'un) (seul )?membre",
          en: "ataxia ~ (one|1) limb",
          es: "ataxia ~ (un|1) miembro",
        },
        "2": {
          fr: "ataxie ~ (deux|2|des deux) membres",
          en: "ataxia ~ (two|2|both) limbs",
          es: "ataxia ~ (dos|2) miembros",
        },
      },
      { open: { fr: "ataxi*, dysmetri*", en: "ataxi*", es: "ataxi*" } },
    ),
    sensory: line(
      "sensibilite, sensitif, sensitifs, hypoesthesie, anesthesie, sensory, sensation, sensibilidad, sensitivo",
      {
        "0": {
          fr: "sensibilite ~ (normale|conservee|intacte|ok)",
          en: "(sensory|sensation) (is )?(normal|intact), normal sensation, no sensory (loss|deficit)",
          es: "sensibilidad (es )?(normal|conservada)",
        },
        "1": {
          fr: `sensibilite ~ (diminuee|alteree|emoussee), hypoesthes*, hypoesthes* ~ ${SLIGHT}, (trouble|deficit|perte)* sensiti* ~ ${SLIGHT}`,
          en: `${SLIGHT_EN} (sensory (loss|deficit)|numbness|hypoesthesia), sensory loss ~ ${SLIGHT_EN}`,
          es: `hipoestesi*, deficit sensitivo ~ ${SLIGHT_ES}`,
        },
        "2": {
          fr: `anesthesi*, hypoesthes* ~ ${SEVERE}, perte (de la )?sensibilite ~ ${SEVERE}, (trouble|deficit|perte)* sensiti* ~ ${SEVERE}`,
          en: `${SEVERE_EN} sensory loss, an(a)?esthesi*`,
          es: `anestesi*, hipoestesi* ~ ${SEVERE_ES}, deficit sensitivo ~ ${SEVERE_ES}`,
        },
      },
      {
        open: {
          fr: "(trouble*|deficit*) sensiti*",
          en: "sensory (loss|deficit)",
          es: "(trastorno*|deficit*) sensitiv*",
        },
      },
    ),
    language: LANGUAGE,
    dysarthria: DYSARTHRIA,
    neglect: line(
      "negligence, extinction, heminegligence, neglect, inattention, negligencia, extincion, inatencion",
      {
        "1": {
          fr: `(heminegligence|negligence) ~ ${SLIGHT}, (heminegligence|negligence) partielle, (negligence|extinction) ~ (une|1) (seule )?modalite`,
          en: `${SLIGHT_EN} (neglect|inattention), partial neglect, (neglect|extinction) ~ one modality`,
          es: `negligencia ~ ${SLIGHT_ES}, (negligencia|extincion) ~ una modalidad`,
        },
        "2": {
          fr: `(heminegligence|negligence) ~ ${SEVERE}, (negligence|extinction) ~ (deux|2|plusieurs) modalites`,
          en: `${SEVERE_EN} (neglect|inattention|hemineglect), (neglect|extinction) ~ (two|several|multiple) modalities`,
          es: `negligencia ~ ${SEVERE_ES}, (negligencia|extincion) ~ (dos|varias) modalidades`,
        },
      },
      {
        open: {
          fr: "negligence, heminegligence, extinction",
          en: "neglect, hemineglect, inattention, extinction",
          es: "negligencia, heminegligencia, extincion",
        },
      },
    ),
  },
};
