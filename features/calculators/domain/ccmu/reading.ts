import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: { fr: "ccmu", en: "ccmu", es: "ccmu" },
  inputs: {
    class: {
      // Dead, then resuscitated; the words of a class apart stand before its examination.
      wins: ["D", "5", "4", "3", "P"],
      letters: ["ccmu", "classe", "class", "clase"],
      options: {
        P: {
          fr: "(idee*|crise|tentative|ts|geste|conduite) ~ (suicid*), suicid*, decompensation (psy*|delirante|anxieuse|maniaque), (bouffee|etat) (delirant*|maniaque|depressi*|psychotique*), (delire|melancoli*), autolyse, spasmophilie, ccmu p, psychiatri*, psychologique*, (crise|etat) (d'angoisse|anxieu*)",
          en: "ccmu p, psychiatric, psychological",
          es: "ccmu p, psiquiatric*, psicologic*",
        },
        "1": {
          fr: "(aucun|sans|sans aucun|pas d') (acte|examen|geste)* (complementaire*|technique*|supplementaire*)?, (examen|interrogatoire) clinique (seul|simple), simple (examen|conseil*|ordonnance|certificat), certificat*, renouvellement (d'ordonnance|de traitement), (aucun|sans|pas d') (acte|examen)* (complementaire)?, abstention d'acte, simple consultation, consultation simple",
          en: "no (further |additional )?(act|test|treatment|investigation)*, simple consultation",
          es: "(ningun|sin) (acto|examen|prueba)* (complementari*)?, consulta simple",
        },
        "2": {
          fr: "(ecg|prise de sang|bandelette|echographie|radiographie*|points de suture|pansement|parage) (fait*|realise*|demande*)?, ecg et (prise de sang|bilan), (un|au moins un) (acte|examen|geste) (complementaire|technique|diagnostique|therapeutique), (radio*|biologie|bilan|scanner|suture*|platre|attelle|immobilis*|reduction|perfusion) (faite|fait|demande*|realise*|a faire|necessaire)?, (acte|examen)* complementaire* (a faire|necessaire*|realise*|decide*)",
          en: "(x-ray|blood test*|ct scan|suture*|cast|splint|drip), further (act|test)* needed",
          es: "(radiografia|analitica|tac|sutura*|yeso|ferula|perfusion), (acto|prueba)* complementari* necesari*",
        },
        "3": {
          fr: "(risque d'|susceptible d'|possible )aggravation, (risque|susceptible*|pouvant|peut|pourrait) (d'|de )?(s')?(aggrav*|deterior*|deccompens*|decompens*), aggravation (possible|a craindre|redoutee), (susceptible*|risque*|peut|pouvant) (de )?s'aggraver, etat instable, instable sans ~ pronostic vital",
          en: "(may|could|might|likely to) (get worse|worsen|deteriorate)",
          es: "(puede|podria|susceptible de) (agravarse|empeorar)",
        },
        "4": {
          fr: "(engagement|mise en jeu) (du |de )?pronostic vital, pronostic vital (immediatement )?(engage|en jeu|menace|mis en jeu), pronostic vital (est )?(engage|en jeu|menace)",
          en: "life( |-)(threatened|threatening), threat to life",
          es: "(pronostico|riesgo) vital (comprometido|en juego)?",
        },
        "5": {
          fr: "(massage cardiaque|mce|reanimation d'emblee|ventilation invasive) (en cours|immediat*)?, (acr|arret cardiaque) (en cours|a l'arrivee|a la prise en charge), (intubation|ventilation|choc electrique|cee) (immediat*|d'emblee|en urgence), (manoeuvre*|geste*) (immediat* )?de reanimation, reanimation (immediate|en cours), reanime*, intube*",
          en: "(immediate )?resuscitation, resuscitated, intubated",
          es: "(maniobra*|gesto*) de reanimacion, reanimacion inmediata, reanimad*, intubad*",
        },
        D: {
          fr: "ccmu d, decede* (a l'|avant l')?arrivee, (deja )?(decede*|mort*)",
          en: "ccmu d, dead on arrival, (already )?dead",
          es: "ccmu d, fallecid* a la llegada, (ya )?fallecid*",
        },
      },
      // What was once is not what brings the patient today.
      open: {
        fr: "(atcd*|antecedent*) ?:? ?(de |d'|d'un |d'une )?(syndrome |etat |episode |tentative de |tentatives de |ts |idees )?(depressi*|suicid*|psychotique*|delirant*|maniaque|psychiatri*|psychologique*|reanimation)",
        en: "history of (depression|suicid*|psychiatric *)",
        es: "antecedente* (de )?(depresion|suicid*|psiquiatric*)",
      },
    },
  },
};
