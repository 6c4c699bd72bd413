import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "volume courant (a |de )?6 ml, (poids|pdp) (predit|theorique) (par la taille)?, pdp",
    en: "(tidal volume|vt) (at |of )?6 ml, predicted body weight, pbw",
    es: "volumen (corriente|tidal) (a |de )?6 ml, peso predicho",
  },
  // Alone it is a question on ventilation: a height beside it makes it a computation.
  doubtful: {
    names: { fr: "volume courant", en: "tidal volume", es: "volumen (corriente|tidal)" },
    beside: {
      fr: "*(0|1|2|3|4|5|6|7|8|9)( )?(cm|m), taille, mesur*",
      en: "*(0|1|2|3|4|5|6|7|8|9)( )?(cm|m|in|inches), height, tall",
      es: "*(0|1|2|3|4|5|6|7|8|9)( )?(cm|m), talla, mide",
    },
  },
  inputs: {},
};
