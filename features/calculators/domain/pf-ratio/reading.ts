import { measure } from "../quantities.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "(rapport )?pao2/fio2, (rapport )?p/f, rapport pf, p sur f, (rapport )?pao2 sur fio2, (criteres de |definition de )?berlin",
    en: "pao2/fio2 (ratio)?, pao2/fio2, p/f (ratio)?, p/f, pf ratio, pao2 to fio2, p to f ratio, berlin (criteria|definition)",
    es: "(relacion |cociente |indice )?pao2/fio2, (relacion |cociente |indice )?p/f, pafi, pao2 entre fio2, (criterios de )?berlin",
    any: "pao2 / fio2, p / f",
  },
  doubtful: {
    names: {
      fr: "le rapport, quel rapport, ratio, quotient, pf",
      en: "ratio",
      es: "cociente, la relacion, indice",
    },
    beside: {
      fr: "pa-o2 ~~ fi-o2, fi-o2 ~~ pa-o2",
      en: "pa-o2 ~~ fi-o2, fi-o2 ~~ pa-o2",
      es: "pa-o2 ~~ fi-o2, fi-o2 ~~ pa-o2",
    },
  },
  value: true,
  measures: {
    endPressure: {
      of: measure(["none"], { usual: [0, 25], possible: [0, 50], decimals: 1 }),
      names: { fr: "pep, peep, cpap", en: "peep, cpap", es: "peep, cpap" },
    },
  },
  inputs: {
    pressure: {
      // Ventilated says nothing of the pressure at the end of the breath.
      yes: {
        fr: "avec (une )?pep, sous pep",
        en: "with peep, on peep",
        es: "con peep",
      },
      no: {
        fr: "air ambiant, lunettes, masque (simple|haute concentration|facial|venturi), mhc, (ventilation|respiration) spontanee (sans pep)?, oxygene nasal, zeep, pep (nulle|0), sans (pep|peep|cpap)",
        en: "room air, nasal (cannula|cannulae|prongs), (simple|face|venturi|non-rebreather|non rebreather) mask, zeep, (no|without) (peep|cpap)",
        es: "aire ambiente, gafas nasales, mascarilla (simple|reservorio|venturi), canula* nasal*, zeep, sin (peep|cpap)",
      },
      from: { measure: "endPressure", value: 5 },
      judgement: true,
    },
  },
};
