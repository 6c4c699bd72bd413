import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "(calcemie|calcium|ca++|ca2+|ca) (total* )?corrige*, corrige* (la |ma |sa )?calcemie, corrige* le calcium, correction (de la |du )?(calcemie|calcium), (calcemie|calcium) ~ corrige*, calcemie ajustee",
    en: "(corrected|adjusted) (serum |total )?(calcium|ca++|ca2+|ca), correct* (the |this )?(serum )?calcium, calcium (correct*|correction|adjust*)",
    es: "(calcio|calcemia|ca++|ca) (total )?(corregid*|ajustad*), correg* (el |la )?(calcio|calcemia), correccion (del |de la )?(calcio|calcemia)",
  },
  inputs: {},
};
