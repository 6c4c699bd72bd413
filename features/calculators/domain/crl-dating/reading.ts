import type { Reading } from "../reading.ts";

const TERM_FR =
  "(terme|datation|dater|date*|age gestationnel|age de la grossesse|amenorrhee|sa|debut de grossesse|conception)";
const TERM_EN = "(dating|date|gestational age|gestation|due date|how far along)";
const TERM_ES = "(datacion|datar|edad gestacional|gestacion|semanas de amenorrea)";

export const reading: Reading = {
  names: {
    fr: `${TERM_FR} ~ (lcc|cranio-caudale), (lcc|cranio-caudale) ~ ${TERM_FR}`,
    en: `${TERM_EN} ~ (crl|crown-rump), (crl|crown-rump) ~ ${TERM_EN}`,
    es: `${TERM_ES} ~ (lcc|craneo-caudal), (lcc|craneo-caudal) ~ ${TERM_ES}`,
  },
  doubtful: {
    names: {
      fr: "lcc, longueur cranio-caudale",
      en: "crl, crown-rump length",
      es: "lcc, longitud craneo-caudal",
    },
    beside: { fr: TERM_FR, en: TERM_EN, es: TERM_ES },
  },
  inputs: {
    crl: {
      names: {
        fr: "lcc, longueur cranio-caudale",
        en: "crl, crown-rump length",
        es: "lcc, longitud craneo-caudal",
      },
      ownUnits: ["millimetre", "centimetre"],
      bare: { millimetre: [15, 95] },
    },
  },
};
