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
    fr: "nihs, nhiss, nihhs, nih-ss, nihsss, nihss, nih, score (de )?nih",
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
          fr: "(bien |parfaitement |tout a fait )?eveille*, (pleinement |parfaitement )conscient*, glasgow 15, (vigilance|conscience) (claire|intacte|conservee|ok), vigilant*, vigile, (bien )?eveille*, alerte, conscient*, (vigilance|conscience) normale",
          en: "alert, fully awake, awake",
          es: "alerta, despiert*, consciente",
        },
        "1": {
          fr: "(s'eveille|se reveille|reveillable|eveillable|s'eveillant) ~ (voix|appel|stimul* (legere|minime|mineure|verbale*)|bruit|sollicitation*), (stimul*) (legere|minime|mineure) ~ (eveil*|reveil*), (ouvre les yeux|repond) a l'appel, (non|pas) (alerte|bien eveille*), (r)?eveille* (par|a|au) (la |l'|le )?(voix|appel|bruit|parole), somnol*, obnubil*",
          en: "drows*, somnol*",
          es: "somnol*, obnubil*",
        },
        "2": {
          fr: "(s'eveille|se reveille|reveillable|eveillable|reagit|repond) ~ (seulement |que |qu'|uniquement )?(par |a |aux |avec |apres )?(des |de |les )?stimul* (repetees|douloureuse*|intense*|doul* repetees|fortes|insistantes), stimul* (repetees|douloureuse*) (necessaire*|indispensable*), ne (reagit|repond|s'eveille) qu'(a|aux|apres) ~ (stimul* (douloureuse*|repetees|intense*)|douleur), stupor*, stupeur",
          en: "stupor*, obtunded",
          es: "estupor*",
        },
        "3": {
          fr: "(reponse*|reaction*|mouvement*) (motrice* )?reflexe*, ne repond a rien, ne repond que par des reflexes, aucune (reponse|reaction) (a rien|a la douleur|aux stimul*|a aucun* stimul*), comatos*, coma, comateu*, areacti*",
          en: "coma, comat*, unresponsive",
          es: "coma*",
        },
      },
      {
        // A light stimulation or a repeated one.
        open: {
          fr: "((pas|non) )?eveille* (par|a|aux) (la |une |des |les )?stimul*",
          en: "awakened by stimulation",
          es: "despertad* por estimulo*",
        },
      },
    ),
    questions: line("questions?, loc questions?, preguntas?, 1b", {
      "0": {
        fr: "(deux|2) (bonnes|justes|exactes) reponses, (deux|2) reponses (justes|bonnes|exactes), questions et (ordres|commandes|consignes) (sont )?(ok|normaux|justes|bons|corrects|bien|reussis|parfaits), (donne|dit|sait|connait|indique|repond) ~ (le mois|mois|du mois) (et|comme|ainsi que) (son age|l'age|age), (donne|dit|sait|connait|indique) ~ (son age|l'age|age) (et|comme|ainsi que) (le mois|mois|du mois), (le mois|mois|du mois) et (son age|l'age|age) (justes|exacts|corrects|bons|ok|donnes|connus), (son age|l'age|age) et (le mois|mois|du mois) (justes|exacts|corrects|bons|ok|donnes|connus), questions? ?:? ?(2/2|2 sur 2|deux sur deux|0 erreur), (2/2|2 sur 2) (aux |questions), (sans erreur|pas d'erreur|aucune erreur) aux? questions?, (repond) (bien|correctement|juste) (aux|a) (deux |2 )?questions, (repond*|reponse*) ~ (2|deux) questions, (2|deux) (bonnes )?(questions|reponses) (justes|bonnes|correctes|ok), questions (ok|justes|bonnes|correctes|reussies)",
        en: "(answers|answered) (both|all) (the )?questions*, both questions (right|correct|ok|answered), questions (right|correct|ok|both correct)",
        es: "responde* ~ (2|dos|ambas) preguntas, (dos|ambas) (preguntas|respuestas) correctas, preguntas (bien|correctas)",
      },
      "1": {
        fr: "ne (donne|dit|sait|connait) pas (le mois|mois) (mais|et) (donne |dit |sait |connait )?(son age|l'age), ne (donne|dit|sait|connait) pas (son age|l'age) (mais|et) (donne |dit |sait |connait )?(le mois|mois), (donne|dit|sait|connait) ~ (son age|l'age|age) ~ (pas|ignore|sans) (le mois|mois|du mois), (donne|dit|sait|connait) ~ (le mois|mois|du mois) ~ (pas|ignore|sans) (son age|l'age|age), (son age|l'age|age) (juste|correct|exact|ok|bon) (et |mais )?(le mois|mois|du mois) (faux|incorrect|errone), (le mois|mois|du mois) (juste|correct|exact|ok|bon) (et |mais )?(son age|l'age|age) (faux|incorrect|errone), (1|une) (seule )?(erreur|faute) (aux|sur les|sur les deux|a l'une des) (deux |2 )?questions?, (se trompe|erreur|faute) (sur|dans|pour) (le mois|mois|du mois), (se trompe|erreur|faute) (sur|dans|pour) (son age|l'age|age), questions? ?:? ?(1/2|1 sur 2|une sur deux), (1/2|1 sur 2) (aux )?questions?, (donne|sait) (seulement|uniquement) (son age|l'age|age), (donne|sait) (seulement|uniquement) (le mois|mois|du mois), mais pas (le mois|mois|du mois), mais pas (son age|l'age|age), (1|une|une seule|seulement une) (question|reponse|bonne reponse) (juste|correcte|ratee|fausse|sur (deux|2)), une seule (bonne )?reponse, (une|1) question sur (deux|2)",
        en: "(one|1|only one) (question|answer) (right|correct|wrong|out of two), (answers|answered) (only )?one question, one of two questions",
        es: "(una|1|solo una) (pregunta|respuesta) (correcta|bien|mal|de dos), responde* (solo )?(a )?una (pregunta)?",
      },
      "2": {
        fr: "aucune bonne reponse (aux questions)?, aucune bonne reponse, ne (sait|donne|connait|dit) ni (le mois|mois|du mois) ni (son age|l'age|age), ne (sait|donne|connait|dit) ni (son age|l'age|age) ni (le mois|mois|du mois), ni (son age|l'age|age) ni (le mois|mois|du mois) ~ (connus|donnes|justes|corrects|exacts)?, ni (le mois|mois|du mois) ni (son age|l'age|age) ~ (connus|donnes|justes|corrects|exacts)?, (aucune|zero) (bonne )?(reponse|question) (juste|correcte|exacte)*, (deux|2) (erreurs|fautes|reponses fausses|mauvaises reponses|reponses erronees) (aux (deux |2 )?questions)?, questions? ?:? ?(0/2|0 sur 2|zero sur deux), se trompe (aux|sur les) (deux|2) questions, (se trompe|erreur|faute) (sur|dans|pour) (le mois|mois|du mois) et (sur |pour )?(son age|l'age|age), (se trompe|erreur|faute) (sur|dans|pour) (son age|l'age|age) et (sur |pour )?(le mois|mois), aucune (question*|reponse*|bonne reponse) (juste|correcte|reussie)*, ne repond (a aucune|pas) ~ question*, (2|deux) questions (ratees|fausses)",
        en: "(no|neither) (question|answer)* (right|correct)*, both questions (wrong|incorrect)",
        es: "ninguna (pregunta|respuesta) (correcta|bien)*, no responde ~ pregunta*",
      },
    }),
    commands: line("ordres?, commandes?, consignes?, commands?, loc commands?, ordenes, 1c", {
      "0": {
        fr: "questions et (ordres|commandes|consignes) (sont )?(ok|normaux|justes|bons|corrects|bien|reussis|parfaits), (ordres|commandes|consignes) (simples )?(tous |toutes |bien |correctement |2 |deux )?(execut*|realis*|suivi*|fait*|ok|compris*), (ordres|commandes|consignes)? ?:? ?(2/2|2 sur 2), (execute|realise|fait|suit|obeit) (bien |correctement )?(les |aux |tous les |a tous les )?(deux |2 )?(ordres|commandes|consignes) (simples)?, (ouvre|ferme) (et ferme )?les yeux et (serre )?la main (sur|a la) (ordre|demande|commande), execute tout, (2|deux) (ordres|commandes|consignes) (executes|executees|ok|faits), (ordres|commandes|consignes) (ok|executes|executees|bien executes)",
        en: "(obeys|follows|performs) (both|all|the)? (the )?commands, both commands (ok|right|obeyed|performed|followed|correct)?, commands (ok|both obeyed|obeyed)",
        es: "(obedece|ejecuta|cumple|realiza) ~ (2|dos|ambas|las) ordenes, (dos|ambas) ordenes (bien|ejecutadas|correctas)?, ordenes bien",
      },
      "1": {
        fr: "(execute|realise|obeit a|fait|suit) (un|1|une) (seul |seule )?(des (deux|2) )?(ordre|ordres|commande|commandes|consigne), (un|1|une) (seul |seule )?(des (deux|2) )(ordre|ordres|commandes|consignes) (execute*|realise*)?, (ordres|commandes|consignes)? ?:? ?(1/2|1 sur 2), (ferme|serre|ouvre) (seulement|uniquement|que) ~ (main|yeux), (1|un|un seul|une|une seule) (ordre|commande|consigne) (sur (deux|2)|execute*|sur les deux)?",
        en: "(one|1|only one) command (out of two|obeyed|performed|of two)?",
        es: "(una|1|solo una) orden (de dos|ejecutada)?",
      },
      "2": {
        fr: "(n'|ne )(execute|realise|obeit|suit|repond) (a |aux |pas a |pas aux |pas |ni )(aucun*|pas|ordres|les ordres|commandes)? ?(ordre*|commande*|consigne*|ordre simple)?, ne repond pas aux ordres, (aucun*|zero) (ordre*|commande*|consigne*) (simple )?(execut*|realis*|suivi*|compris*), (ordres|commandes|consignes)? ?:? ?(0/2|0 sur 2), n'obeit (pas|a rien), ne comprend (pas|aucun*) ~ (ordre*|consigne*), (aucun|aucune) (ordre|commande|consigne) (execute*|realise*)?, n'execute (pas|aucun*) ~ (ordre*|commande*|consigne*)",
        en: "(no|neither) command* (obeyed|performed|followed)?",
        es: "ninguna orden (ejecutada)?, no (ejecuta|obedece) ~ orden*",
      },
    }),
    gaze: line(
      "regard, oculomotricite, gaze, mirada",
      {
        "0": {
          fr: "(oculomotricite|regard|poursuite|mouvements oculaires|mobilite oculaire) (est |sont )?(ras|nl|ok|normal*|conserve*|libre*|complet*|sans (anomalie|particularite|deviation)), pas d'(anomalie|atteinte|ophtalmoplegie|trouble) oculomot*, (pas de|sans|aucune) (deviation|trouble) (oculomot*|du regard|oculaire|des yeux)*, yeux (mobiles|dans l'axe), (oculomotricite|regard|mouvements oculaires|motilite oculaire) ~ (normal*|normaux|libre|complete|ok)",
          en: "gaze (is )?(normal|full|ok|intact), normal (gaze|eye movements), (eye movements|extraocular movements) (normal|full)",
          es: "mirada (es )?(normal|conservada), oculomotricidad normal",
        },
        "1": {
          fr: "(deviation|paresie|paralysie|limitation) (partielle|reductible|incomplete|legere|moderee) (du regard|oculomotrice|des yeux|de la tete et des yeux)*, (paresie) (du regard|oculomotrice|de la lateralite), (deviation) ~ (reductible|partielle|depassable|corrigeable|vaincue), (regard) (devie*|attire) ~ (reductible|depass*|franchit la ligne mediane), (paresie|paralysie|deviation) (oculomotrice |conjuguee |de la lateralite |du regard |des yeux )(a droite |a gauche |vers la droite |vers la gauche )?(partielle|reductible|incomplete), (regard|oculomotricite) ~ (partielle|reductible|incomplete|depassable)",
          en: "partial gaze (palsy|paresis|deviation), gaze ~ (partial|overcome), partial gaze",
          es: "(paresia|paralisis|desviacion) ~ (parcial|incompleta), mirada ~ parcial",
        },
        "2": {
          fr: "(deviation) ~ (non reductible|irreductible|non depassable|forcee|permanente|fixe|conjuguee (complete|forcee|totale)), (deviation|paralysie) (tonique|forcee|complete|totale|permanente) (du regard|oculocephal*|conjuguee|de la tete et des yeux|des yeux|oculomotrice)*, regard (force|fixe|bloque) (a |vers la )(droite|gauche), (regard|yeux) devie* (de facon |de maniere )?(forcee|permanente|irreductible), deviation (forcee|complete|totale|fixee|tonique), deviation (forcee|complete|totale|fixee|tonique) (du regard|des yeux|de la tete et des yeux|du regard a (droite|gauche)), (regard|yeux|oculomotricite) ~ (deviation|devie*|paralysie) (forcee|totale|complete), paralysie (totale|complete) ~ (regard|oculomotricite), deviation ~ (forcee|irreductible)",
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
          fr: "(champ* visuel*|cv|vision|perimetrie) (au doigt )?(est |sont )?(ras|nl|ok|normal*|normaux|complet*|intact*|conserve*|sans (anomalie|particularite|amputation)), (pas d'|pas de |sans |aucun* )(trouble*|deficit|amputation|anomalie|atteinte) (du champ visuel|campimetrique*|visuel*|du cv), (oculomotricite|regard) et champ* visuel* (normaux|normal|ok), (champ* visuel*|cv|vision) ~ (normal*|normaux|complet*|ok|intact*)",
          en: "(visual fields*|fields|vision) (are |is )?(normal|full|intact|ok), normal (visual fields|vision), no (visual )?field (loss|cut|defect)",
          es: "(campo* visual*|vision) (es |son )?(normal*|complet*)",
        },
        "1": {
          fr: "(hemianops*|hlh) ~ (partielle|incomplete), quadranops*",
          en: "partial (hemianop*|field loss|field cut), quadrantanop*, hemianop* ~ partial",
          es: "hemianops* ~ parcial, cuadrantanops*",
        },
        "2": {
          fr: "(hemianops*|hlh) (laterale )?(homonyme )?(droite |gauche )?(complete|totale), (hemianops*|hlh) ~ (complete|totale)",
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
          fr: "(face|visage|sourire|mimique|motricite faciale) (est )?(symetrique*|normal*|ras|ok|conservee), (pas d'|sans |aucune )(asymetrie|paralysie|atteinte|pf) (faciale|du visage|de la face)*, (face|visage|sourire) (est )?(symetrique|normale|normal)",
          en: "face (is )?(symmetric*|normal), (normal|symmetric*) face",
          es: "cara (es )?(simetrica|normal)",
        },
        "1": {
          fr: `(effacement|efface) (du |le )?(sillon|pli) (naso-?genien|nasogenien|naso-labial)?, (sillon|pli) (naso-?genien|nasogenien) (droit |gauche )?(efface*|attenue*), (legere|discrete|minime|petite) (asymetrie|deviation) (faciale|du sourire|de la bouche|du visage|de la commissure), (asymetrie|paresie) faciale (legere|discrete|minime|mineure), pf (minime|legere|discrete|mineure|fruste), (paralysie faciale|paresie faciale|pf|asymetrie faciale) ~ ${SLIGHT}, ${SLIGHT} (paralysie faciale|pf), sillon ~ efface, sourire asymetrique`,
          en: `${SLIGHT_EN} (facial|face) (palsy|weakness|droop|paralysis), facial (palsy|droop) ~ ${SLIGHT_EN}`,
          es: `(paralisis|paresia) facial ~ ${SLIGHT_ES}`,
        },
        "2": {
          fr: "(paralysie faciale|pf|paresie faciale) (centrale )?(droite |gauche )?(inferieure|du bas du visage|du territoire inferieur|de la partie inferieure|partielle|centrale nette), (paralysie|atteinte) (de la partie inferieure|du bas|de la moitie inferieure) (de la face|du visage), (paralysie faciale|pf|paresie faciale|faciale) ~ partielle",
          en: "partial (facial|face) (palsy|weakness|paralysis), facial (palsy|droop) ~ partial",
          es: "(paralisis|paresia) facial ~ parcial",
        },
        "3": {
          fr: "(paralysie faciale|pf) (peripherique |droite |gauche )?(complete|totale|superieure et inferieure|haut et bas|des deux territoires), (paralysie faciale) (complete|totale|peripherique complete), diplegie faciale, (paralysie faciale|pf|faciale) ~ (complete|totale)",
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
          fr: "(ataxie|dysmetrie) (cinetique |cerebelleuse )?(du |de la |d'un |d'une |au |a la )(seul )?(bras|membre|jambe|main) (superieur |inferieur )?(droit*|gauche*)?, (ataxie|dysmetrie) (sur|a) (un|1) (seul )?membre, (dysmetrie|ataxie) ~ (un|1) (seul )?membre, ataxie ~ (un|1|d'un) (seul )?membre",
          en: "ataxia ~ (one|1) limb",
          es: "ataxia ~ (un|1) miembro",
        },
        "2": {
          fr: "(ataxie|dysmetrie) (cinetique |cerebelleuse )?(du |d'un )?bras et (de la |d'une |la )?jambe, (ataxie|dysmetrie) (des|sur|de|aux) (les )?(deux|2|quatre|4) (membres|bras|cotes), (ataxie|dysmetrie) (des )?(membres|hemicorps|bilaterale|brachio-crurale|de l'hemicorps), hemi-ataxie, ataxie ~ (deux|2|des deux) membres",
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
          fr: "(pas d'|sans |aucune )(hypo|an)?esthesi*, (pas d'|sans |aucun* )(hypoesthesie|anesthesie|trouble* sensiti*|deficit sensiti*|atteinte sensitive), (sensibilite|sensitif) (est )?(ras|nl|ok|normal*|intact*|symetrique|conserve*), sensibilite ~ (normale|conservee|intacte|ok)",
          en: "(sensory|sensation) (is )?(normal|intact), normal sensation, no sensory (loss|deficit)",
          es: "sensibilidad (es )?(normal|conservada)",
        },
        "1": {
          fr: `(diminution|baisse|reduction) (legere |moderee |discrete |partielle )?(de )?(la )?sensibilite, hemi-?hypoesthesie, sent (moins|un peu moins) ~ (cote|bras|jambe|main|droite|gauche), sensibilite ~ (diminuee|alteree|emoussee), hypoesthes*, hypoesthes* ~ ${SLIGHT}, (trouble|deficit|perte)* sensiti* ~ ${SLIGHT}`,
          en: `${SLIGHT_EN} (sensory (loss|deficit)|numbness|hypoesthesia), sensory loss ~ ${SLIGHT_EN}`,
          es: `hipoestesi*, deficit sensitivo ~ ${SLIGHT_ES}`,
        },
        "2": {
          fr: `(perte|abolition) (totale|complete|severe|majeure) (de )?(la )?sensibilite, (perte|abolition) (de )?(la )?sensibilite (totale|complete|severe|majeure), ne (sent|percoit) (pas|plus|rien) ~ (touche|pique|stimul*|cote|bras|jambe)*, hemi-?anesthesie, anesthesi*, hypoesthes* ~ ${SEVERE}, perte (de la )?sensibilite ~ ${SEVERE}, (trouble|deficit|perte)* sensiti* ~ ${SEVERE}`,
          en: `${SEVERE_EN} sensory loss, an(a)?esthesi*`,
          es: `anestesi*, hipoestesi* ~ ${SEVERE_ES}, deficit sensitivo ~ ${SEVERE_ES}`,
        },
      },
      {
        open: {
          fr: "(trouble*|deficit*) sensiti*, (perte|abolition) (de )?(la )?sensibilite",
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
          fr: `(extinction|negligence|heminegligence) (sensitive|visuelle|tactile|auditive|spatiale|corporelle) ?(isolee|seule|unique)?, (extinction|negligence|heminegligence) (isolee|d'une seule modalite|unimodale|partielle|moderee|legere), (extinction|negligence) (a|d'|sur|dans) une (seule )?modalite, (heminegligence|negligence) ~ ${SLIGHT}, (heminegligence|negligence) partielle, (negligence|extinction) ~ (une|1) (seule )?modalite`,
          en: `${SLIGHT_EN} (neglect|inattention), partial neglect, (neglect|extinction) ~ one modality`,
          es: `negligencia ~ ${SLIGHT_ES}, (negligencia|extincion) ~ una modalidad`,
        },
        "2": {
          fr: `(extinction|negligence|heminegligence) (a|de|sur|dans|des) (deux|2|plusieurs) modalites, (extinction|negligence|heminegligence) (multimodale|severe|massive|majeure|profonde|totale|complete|visuelle et (sensitive|tactile)|sensitive et visuelle), (heminegligence|negligence) ~ ${SEVERE}, (negligence|extinction) ~ (deux|2|plusieurs) modalites`,
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
