import { raisedMarkers } from "../common-criteria.ts";
import { measure } from "../quantities.ts";
import type { Phrases, Reading } from "../reading.ts";

const NORMAL_TRACE: Phrases = {
  fr: "(ecg|electrocardiogramme|trace) ~ (normal|ras|sans (anomalie*|particularite*))",
  en: "(normal|unremarkable) (ecg|ekg), (ecg|ekg) ~ (normal|unremarkable)",
  es: "(ecg|electrocardiograma|electro) ~ (normal|sin (alteraciones|cambios))",
};

const NORMAL_QRS: Phrases = {
  fr: `${NORMAL_TRACE.fr}, qrs (fins|normaux|normal|fin)`,
  en: `${NORMAL_TRACE.en}, (narrow|normal) qrs, qrs (narrow|normal)`,
  es: `${NORMAL_TRACE.es}, qrs (estrecho|normal)`,
};
const NORMAL_QTC: Phrases = {
  fr: `${NORMAL_TRACE.fr}, qtc? (est )?(normal|normaux)`,
  en: `${NORMAL_TRACE.en}, normal qtc?, qtc? (is )?normal`,
  es: `${NORMAL_TRACE.es}, qtc? (es )?normal`,
};

/** "Diagnostic aux urgences : vasovagal". */
const CONCLUDED: Phrases = {
  fr: "(diagnostic|conclusion|cause|origine) (aux urgences |retenu* |final* |de sortie |suspecte* )?(:|=)",
  en: "(ed |final )?(diagnosis|conclusion|cause) (:|=)",
  es: "(diagnostico|conclusion|causa) (en urgencias |final )?(:|=)",
};

export const reading: Reading = {
  names: {
    fr: "csrs, canadian syncope (risk score)?, (score )?syncope canadien*, score ~ canadien ~ syncope*, score ~ syncope* ~ canadien",
    en: "csrs, canadian syncope (risk score)?",
    es: "csrs, canadian syncope (risk score)?, (escala|score) canadiense ~ sincope",
  },
  measures: {
    axisDegrees: {
      of: measure(["none"], { usual: [-90, 180], possible: [-180, 180] }),
      names: {
        fr: "axe (de qrs|du qrs|qrs)? (hyperdroit |hypergauche |normal |droit |gauche |devie )?(a|de)?",
        en: "(qrs )?axis (of|is|at)?",
        es: "eje (del qrs)? (a|de)?",
      },
    },
    qrs: {
      of: measure(["ms"], { usual: [60, 200], possible: [30, 400] }),
      names: {
        fr: "qrs (larges |large |elargi* |fins |fin )?(a|de)?",
        en: "qrs (of|is)?",
        es: "qrs (de)?",
      },
      bare: { ms: [60, 300] },
    },
    qtc: {
      of: measure(["ms"], { usual: [300, 650], possible: [200, 1000] }),
      names: {
        fr: "qtc (allonge |long |mesure |normal |corrige )?(a|de)?",
        en: "qtc (of|is)?",
        es: "qtc (de)?",
      },
      bare: { ms: [250, 800] },
    },
  },
  inputs: {
    vasovagalPredisposition: {
      yes: {
        fr: "(lieu|endroit|piece|salle|bus|metro|atmosphere|ambiance) ~ (chaud*|surchauff*|bonde*|confine*|etouffant*), (forte|grosse|sous la|a la) chaleur, canicule, promiscuite, (pendant|apres|lors d'une|lors de la|au cours d'une) prise de sang, (debout|orthostat*) ~ (longtemps|prolong*|depuis|une heure|des heures|immobile), (apres|pendant|lors d') ~ (injection|vaccin*|ponction|piqure), (apres|lors d'une|lors d'un|pendant une) (vive |forte |grosse )?(douleur (du doigt|dentaire|a l'injection)|emotion|frayeur|dispute), (frayeur|dispute), (a la|en) ~ vue ~ (sang|aiguille|seringue), (facteur*|terrain|contexte|profil) (de |declench* )?(vaga*|vaso*), (contexte|circonstance*|terrain|predisposition|prodrome*|facteur*|declencheur*|element*) (favorisant* |declenchant* |predisposant* )?(vasovaga*|vaso-vaga*|vaga*), station debout (prolongee)?, debout ~ (chaleur|soleil|foule), (lieu|endroit|piece) (chaud*|bonde*), vue du sang, emotion*, peur",
        en: "(vasovagal|vaso-vagal) (predisposition|circumstances|context|prodrome|trigger*|features), prolonged standing, (warm|hot|crowded) (place|room), sight of blood, emotion*, fear",
        es: "(contexto|circunstancia*|predisposicion|prodromo*|desencadenante*) vaso-vagal*, bipedestacion (prolongada)?, (lugar|sitio) (caluroso|concurrido), vision de sangre, emocion*, miedo",
      },
      no: {
        fr: "(sans|pas de|aucun*|ni) (facteur*|element*|circonstance*|contexte) (declench*|favoris*|predispos*), (sans|pas de|aucun*) declencheur*",
        en: "(no|without) (obvious )?(trigger*|predisposing *)",
        es: "sin (desencadenante*|factor* desencadenante*)",
      },
      // Before the faint, or beside it?
      open: {
        fr: "chaleur, douleur* (vive|forte|intense|brutale), stress",
        en: "heat, severe pain, stress",
        es: "calor, dolor intenso, estres",
      },
    },
    heartDisease: {
      system: "heart",
      yes: {
        fr: "(fa|acfa|flutter|arythmie*), (retrecissement|stenose|insuffisance|fuite) (aortique|mitral*), (trouble*) (du rythme|de conduction) connu*, dai, porteu* d'un pm, (stent*|pontage*|angor), icc, cmh, cmd, cardiopath*, coronarien*, coronaropath*, infarctus, valvulopath*, insuffisance cardiaque, fibrillation*, pacemaker, stimulateur, defibrillateur implant*, cardiomyopath*",
        en: "heart disease, coronary (artery )?disease, valv* disease, heart failure, atrial fibrillation, cardiomyopath*, pacemaker, icd",
        es: "cardiopat*, enfermedad (cardiaca|coronaria), valvulopat*, insuficiencia cardiaca, fibrilacion auricular, marcapasos, miocardiopat*",
      },
      not: {
        fr: "infarctus (cerebr*|sylvien*|lacunaire*)",
        en: "(cerebral|brain|lacunar) infarct*",
        es: "infarto (cerebral*|lacunar*)",
      },
      // A hypertension is one of them, and no disease of the heart.
      open: {
        fr: "(antecedent*|atcd*) (cardiaque*|cardio*)",
        en: "cardiovascular history",
        es: "antecedentes cardiovasculares",
      },
      history: true,
    },
    systolicExtreme: {
      yes: { fr: "hypotension*, hypotendu*", en: "hypotens*", es: "hipotens*" },
      above: { measure: "systolic", value: 180 },
      below: { measure: "systolic", value: 90 },
    },
    troponin: raisedMarkers,
    qrsAxis: {
      below: { measure: "axisDegrees", value: -30 },
      above: { measure: "axisDegrees", value: 100 },
      yes: {
        fr: "axe ~ (hyperdroit|hypergauche|extreme|devie* (a |au )?(gauche|droite)), (axe|deviation) ~ (hyper)(droit*|gauche*), (hemibloc|hbag|hbpg) ~ axe, axe ~ anormal, deviation axiale",
        en: "(abnormal|deviated) ~ axis, axis deviation",
        es: "eje ~ anormal, desviacion (axial|del eje)",
      },
      no: {
        fr: `axe (est |de qrs |du qrs )?(normal|normo|conserve|sans deviation|non devie|pas devie), ${NORMAL_TRACE.fr}, axe (de qrs |du qrs |qrs )?normal`,
        en: `${NORMAL_TRACE.en}, normal axis, axis (is )?normal`,
        es: `${NORMAL_TRACE.es}, eje (del qrs )?normal`,
      },
      // Deviated: by how much?
      open: { fr: "axe", en: "axis", es: "eje" },
    },
    qrsOver130: {
      above: { measure: "qrs", value: 130 },
      yes: {
        fr: "qrs (large*|elargi*)",
        en: "wide qrs",
        es: "qrs ancho*",
      },
      no: NORMAL_QRS,
      // Complete is from 120 ms on.
      open: { fr: "qrs, (bbg|bbd|bloc de branche (gauche|droit)*) complet*", en: "qrs", es: "qrs" },
    },
    qtcOver480: {
      above: { measure: "qtc", value: 480 },
      yes: { fr: "qtc? ~ > 480", en: "qtc? ~ > 480", es: "qtc? ~ > 480" },
      no: NORMAL_QTC,
      open: {
        fr: "(qt|qtc) (long|allonge), qtc, qt",
        en: "(long|prolonged) (qt|qtc), qtc, qt",
        es: "(qt|qtc) (largo|alargado), qtc, qt",
      },
    },
    diagnosis: {
      options: {
        vasovagal: {
          fr: `(etiquet*|conclu*|retenu*|diagnosti*|juge*|considere*) ~ (vaso-vagal*|vagal*|reflexe*), (malaise|syncope) (vaso-vagal*|vagal*|reflexe*) (retenu*|probable|conclu*)?, (vaso-vagal*|vagal*) ~ (retenu*|conclu*|conclusion|diagnostic), (syncope|malaise|diagnostic|origine|cause|conclusion) ~ (vaso-vagal*|vagal*|reflexe), ${CONCLUDED.fr} (syncope )?(vaso-vagal*|vagal*|reflexe)`,
          en: `(vasovagal|vaso-vagal|reflex) syncope, diagnos* ~ (vasovagal|reflex), ${CONCLUDED.en} (vasovagal|reflex)`,
          es: `(sincope|diagnostico|origen|causa) ~ (vaso-vagal|reflejo), ${CONCLUDED.es} (sincope )?(vaso-vagal|reflejo)`,
        },
        cardiac: {
          fr: `(etiquet*|conclu*|retenu*|diagnosti*|juge*) ~ (cardiaque|rythmique|cardiogenique|arythmi*), (cause|origine|etiologie|syncope) (cardiaque|rythmique|cardiogenique) (retenu*|probable|suspect*), (syncope|diagnostic|origine|cause|conclusion) ~ (cardiaque|rythmique|cardiogenique), ${CONCLUDED.fr} (syncope )?(cardiaque|rythmique|cardiogenique)`,
          en: `cardiac syncope, diagnos* ~ cardiac, ${CONCLUDED.en} cardiac`,
          es: `(sincope|diagnostico|origen|causa) ~ (cardiaco|arritmico|cardiogenico), ${CONCLUDED.es} (sincope )?(cardiac*|arritmic*|cardiogenic*)`,
        },
        unexplained: {
          fr: "(pas de|aucune?|sans) (diagnostic|diag|cause|etiologie|explication) (retenu*|retrouve*|evident*|final*|clair*|a la sortie|precis*|certain*)?, (etiologie|cause|origine|diagnostic) (inconnu*|indetermine*|non (retrouve*|determine*|retenu*|precise*)|incertain*|ni vagal* ni cardiaque), non etiquete*, (reste*|demeure) inexplique*, ni l'un(e)? ni l'autre, inexplique, inexpliquee, non expliquee, (cause|origine) (inconnue|indeterminee), sans (cause|diagnostic|explication)",
          en: "unexplained, (cause|origin) unknown, unknown cause, no diagnosis",
          es: "inexplicad*, no explicad*, (causa|origen) (desconocida|desconocido), sin (causa|diagnostico)",
        },
      },
    },
  },
};
