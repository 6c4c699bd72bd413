import { measure } from "../quantities.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "(calcemie|calcium|ca++|ca2+|ca) (total* )?corrige*, corrige* (moi |nous )?(la |ma |sa |cette )?calcemie, corrige* le calcium, correction (de la |du )?(calcemie|calcium), (calcemie|calcium) ~ corrige*, (calcemie|calcium) ~~ (corrige|corriger|correction), calcemie ajustee, (valeur |mesure )?corrige* (de |du )(la )?(calcemie|calcium)",
    en: "(corrected|adjusted) (serum |total )?(calcium|ca++|ca2+|ca), correct* (the |this )?(serum )?calcium, calcium (correct*|correction|adjust*)",
    es: "(calcio|calcemia|ca++|ca) (total )?(corregid*|ajustad*), correg* (el |la )?(calcio|calcemia), correccion (del |de la )?(calcio|calcemia)",
  },
  measures: {
    // "Calcémie corrigée 2,4" is the result already, or the value before it: nothing tells which.
    corrected: {
      of: measure(["calciumMmol"], { usual: [1, 4.5], possible: [0.4, 8] }),
      names: {
        fr: "(calcemie|calcium|ca) (totale? )?corrige*",
        en: "(corrected|adjusted) (serum |total )?(calcium|ca)",
        es: "(calcio|calcemia|ca) (total )?(corregid*|ajustad*)",
      },
    },
  },
  inputs: {},
};
