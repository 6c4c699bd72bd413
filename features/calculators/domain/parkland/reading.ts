import type { Reading } from "../reading.ts";

const BURNT = "(brule*|atteint*|totale|corporelle*)";

export const reading: Reading = {
  names: {
    fr: "parklan, parckland, parklnd, parkeland, parkland, baxter, remplissage ~ brule*, remplissage ~ brulure*, (apport*|volume|besoin*|perfusion) ~ (brule*|brulure*)",
    en: "parkland, baxter, burn* (fluid*|resuscitation), fluid* ~ burn*",
    es: "parkland, baxter, (reposicion|fluido*|liquido*|volumen) ~ (quemad*|quemadura*)",
  },
  figures: {
    half: {
      fr: "(8|huit) (premieres|1eres|1ere) (heures|h)",
      en: "first (8|eight) (hours|hour|h)",
      es: "primeras (8|ocho) horas",
      any: "h8, h0-h8",
    },
  },
  inputs: {
    burnt: {
      names: {
        fr: `surface ${BURNT}, surface (corporelle|cutanee) (totale )?${BURNT}, surface, scb, sct, sctb, scbt, brule* (a|sur|de), brulure* (a|sur|de), brulure* (etendue* |estimee* )?(a |de |sur )?, brule*, sc, de la surface (corporelle|cutanee)?`,
        en: "tbsa (burn*)?, tbsa, body surface (area)?, burns, burns of, burn* (area|surface), bsa",
        es: "scq, sctq, scbq, superficie (corporal )?(total )?(quemad*)?, superficie (corporal|quemad*), quemad* (el|en|al)",
      },
      bare: { percent: [1, 100] },
    },
    sinceBurn: {
      named: true,
      names: {
        fr: "il y a, depuis, delai (de |depuis )?, date* de, datant de, h+, temps ecoule, survenu* il y a, apres, apres (la |sa )?brulure, de la brulure, de brulure, d'evolution, post-brulure",
        en: "ago, since, since (the )?burn, since (the )?injury, after (the )?(burn|injury), time since (burn|injury), post-burn, earlier, post burn",
        es: "hace, desde hace, despues, desde la quemadura, tras la quemadura, despues de la quemadura, tiempo (transcurrido|desde) (la quemadura)?",
      },
    },
    given: {
      names: {
        fr: "(deja |a )?(recu*|perfuse*|passe*|administre*), remplissage (initial|deja fait|en prehospitalier)?, remplissage, volume deja (perfuse|recu)",
        en: "(already )?(received|given|infused), so far",
        es: "(ya )?(recibido|perfundido|administrado|pasado), ha recibido, lleva",
      },
    },
  },
};
