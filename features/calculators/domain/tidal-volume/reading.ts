import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "volume courant (a |de )?6 ml, (poids|pdp) (predit|theorique) (par la taille)?, pdp",
    en: "(tidal volume|vt) (at |of )?6 ml, predicted body weight, pbw",
    es: "volumen (corriente|tidal) (a |de )?6 ml, peso predicho",
  },
  // Alone it is a question on ventilation: a height beside it makes it a computation.
  doubtful: {
    names: {
      fr: "volume courant, vt",
      en: "tidal volume, vt",
      es: "volumen (corriente|tidal), vt",
    },
    beside: {
      fr: "*(0|1|2|3|4|5|6|7|8|9)( )?(cm|m), taille, mesur*",
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
