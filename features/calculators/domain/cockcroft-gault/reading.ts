import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "clairance (de la |a la )?creat*",
    en: "creatinine clearance",
    es: "aclaramiento (de )?creatinina",
    any: "cockcroft, cockroft, cocrkoft, cokcroft, cocroft, cockcrof, crockoft, cockcroft-gault",
  },
  value: true,
  inputs: {
    weightBasis: {
      options: {
        ideal: {
          fr: "poids (ideal|theorique)",
          en: "ideal (body )?weight",
          es: "peso ideal",
          any: "ibw",
        },
        adjusted: { fr: "poids ajuste", en: "adjusted (body )?weight", es: "peso ajustado" },
        actual: {
          fr: "poids (reel|actuel|total)",
          en: "(actual|real|total) (body )?weight",
          es: "peso (real|actual)",
        },
      },
    },
  },
};
