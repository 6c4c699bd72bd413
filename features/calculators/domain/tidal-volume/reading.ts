import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "volume courant (a |de )?6 ml, (volume courant|vt) (protecteur|cible|ideal|theorique), (poids|pdp) (predit|theorique) (par la taille)?, pdp",
    en: "(tidal volume|vt) (at |of )?6 ml, (protective|target) tidal volume, predicted body weight, pbw",
    es: "volumen (corriente|tidal) (a |de )?6 ml, volumen (corriente|tidal) protector, peso predicho",
  },
  // Alone it is a question on ventilation: a height beside it makes it a computation.
  doubtful: {
    names: {
      fr: "volume courant, vt, ventilation protectrice",
      en: "tidal volume, vt, (lung-)?protective ventilation",
      es: "volumen (corriente|tidal), vt, ventilacion protectora",
    },
    beside: {
      fr: "*(0|1|2|3|4|5|6|7|8|9)( )?(cm|m), (1|2)( )?m( )?*, (un|1) metre*, taille, mesur*, pese*",
      en: "*(0|1|2|3|4|5|6|7|8|9)( )?(cm|m|in|inches), height, tall",
      es: "*(0|1|2|3|4|5|6|7|8|9)( )?(cm|m), talla, mide",
    },
  },
  figures: {
    value: { fr: "6 ml", en: "6 ml", es: "6 ml" },
    predicted: {
      fr: "(poids|pdp) (predit|theorique), pdp",
      en: "predicted (body )?weight, pbw",
      es: "peso predicho",
    },
    four: { fr: "4 ml", en: "4 ml", es: "4 ml" },
    eight: { fr: "8 ml", en: "8 ml", es: "8 ml" },
  },
  inputs: {},
};
