import type { NumberReading, Reading } from "../reading.ts";

const BILIRUBIN = "(bilirubin*|bilirrubina|bili)";
const bare: NonNullable<NumberReading["bare"]> = {
  bilirubinMicro: [20, 900],
  bilirubinMgDl: [1, 35],
  bilirubinMgL: [20, 350],
};

export const reading: Reading = {
  // The town has the same name.
  doubtful: {
    names: { fr: "lille", en: "lille", es: "lille" },
    beside: { fr: "bilirubin*, bili", en: "bilirubin", es: "bilirrubina" },
  },
  names: {
    fr: "(modele|score) (de )?lille",
    en: "lille (model|score)",
    es: "(modelo|escala|score) (de )?lille",
  },
  inputs: {
    albumin: {
      names: {
        fr: "albumin* (a |de )?j-0, albumin*, albu, alb",
        en: "albumin (at |on )?day 0, albumin, alb",
        es: "albumina* (al |el )?dia 0, albumina*, alb",
      },
      bare: { gramsPerLitre: [10, 60], gramsPerDecilitre: [1, 6] },
      short: { gram: "gramsPerLitre" },
    },
    creatinine: {
      names: {
        fr: "creat* (a |de )?j-0, creat*, scr",
        en: "creatinine (at |on )?day 0, (serum )?creatinine, creat, cr, scr",
        es: "creatinin* (al |el )?dia 0, creatinin*, creat, cr",
      },
      bare: { creatinineMicro: [30, 2000], creatinineMgL: [4, 29.9], creatinineMgDl: [0.3, 20] },
    },
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
        fr: `${BILIRUBIN} (a |de |au )?(j-7|(7e|7eme|septieme) jour), j-7, (7e|7eme|septieme) jour, (apres|a) (une|1) semaine`,
        en: `${BILIRUBIN} (at |on )?day 7, day 7`,
        es: `${BILIRUBIN} (al |el )?dia 7, dia 7`,
      },
      bare,
    },
    // TP is a time in Spanish and a percentage in French: not a name, its seconds tell it.
    prothrombinTime: {
      names: {
        fr: "tq, temps de (quick|prothrombine)",
        en: "pt, prothrombin time",
        es: "tiempo de (quick|protrombina)",
      },
      ownUnits: ["clockSecond"],
      bare: { clockSecond: [8, 120] },
    },
  },
};
