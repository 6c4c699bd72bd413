import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "(formule|regle|equation) (de )?winter*, (pa-co2|pco2|capnie) (attendue|theorique|predite|prevue|cible), compensation (respiratoire )?(attendue|adaptee), compensation respiratoire",
    en: "winter's (formula)?, winter formula, (expected|predicted) (pa-co2|pco2), (expected )?respiratory compensation",
    es: "(formula )(de )?winter*, (pa-co2|pco2) (esperada|prevista|teorica), compensacion respiratoria",
    any: "winters",
  },
  // A season, but for a bicarbonate beside it.
  doubtful: {
    names: { fr: "winter", en: "winter", es: "winter" },
    beside: {
      fr: "bica*, reserve alcaline, hco3*",
      en: "bicarb*, hco3*",
      es: "bicarb*, hco3*",
    },
  },
  inputs: {
    bicarbonate: {
      names: {
        fr: "bica*, reserve alcaline, co2 total*, ra",
        en: "bicarb*, total co2",
        es: "bicarb*, co2 total",
        any: "hco3-, hco3, tco2",
      },
    },
  },
};
