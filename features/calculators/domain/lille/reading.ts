import type { NumberReading, Reading } from "../reading.ts";

const BILIRUBIN = "(bilirubin*|bilirrubina|bili)";
const bare: NonNullable<NumberReading["bare"]> = {
  bilirubinMicro: [20, 900],
  bilirubinMgDl: [1, 35],
  bilirubinMgL: [20, 350],
};

export const reading: Reading = {
  // The town has the same name.
  names: {
    fr: "(modele|score) (de )?lille",
    en: "lille (model|score)",
    es: "(modelo|escala|score) (de )?lille",
  },
  inputs: {
    bilirubinDay0: {
      names: {
        fr: `${BILIRUBIN} (a |de )?(j-0|l'admission|initiale), j-0`,
        en: `${BILIRUBIN} (at |on )?(day 0|admission|baseline), day 0`,
        es: `${BILIRUBIN} (al |el )?(dia 0|ingreso|inicial), dia 0`,
      },
      bare,
    },
    bilirubinDay7: {
      names: {
        fr: `${BILIRUBIN} (a |de )?j-7, j-7`,
        en: `${BILIRUBIN} (at |on )?day 7, day 7`,
        es: `${BILIRUBIN} (al |el )?dia 7, dia 7`,
      },
      bare,
    },
    prothrombinTime: {
      names: {
        fr: "tq, temps de (quick|prothrombine)",
        en: "pt, prothrombin time",
        es: "tp, tiempo de (quick|protrombina)",
      },
      bare: { clockSecond: [8, 120] },
    },
  },
};
