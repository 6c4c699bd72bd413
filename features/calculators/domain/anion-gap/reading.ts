import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "trou* anionique*, trou (d')?anions, ta corrige* (de|par|pour|sur|a) (l')?albumine",
    en: "anion gap, delta (gap|ratio), delta/delta",
    es: "(brecha|hiato) anionic*, anion gap",
  },
  // "TA" is first the pressure: the gap only beside a chloride and the potassium that is counted or not.
  doubtful: {
    names: {
      fr: "ta (avec|sans|en comptant|en incluant|corrige*) (le |du )?(k|k+|potassium|albumine)*, trou",
      en: "ag",
      es: "gap",
    },
    beside: { fr: "cl, cl-, chlor*", en: "cl, cl-, chlor*", es: "cl, cl-, clor*" },
  },
  value: true,
  figures: {
    corrected: {
      fr: "(corrige*|ajuste*) (de|par|pour|sur|a|selon|avec) (l')?albumin*, trou* anionique* corrige*",
      en: "albumin (corrected|adjusted), (corrected|adjusted) ~ albumin, corrected anion gap",
      es: "(corregid*|ajustad*) ~ albumina, (brecha|hiato) anionic* corregid*",
    },
  },
  inputs: {
    cations: {
      options: {
        sodiumAlone: {
          fr: "(sans|hors) (compter )?(le |la |du )?(potassium|k+|k|kaliemie), (ne compte|compte|compter|prend*) pas (le |la )?(potassium|k+|k|kaliemie)",
          en: "without (counting )?(potassium|k+|k), (excluding|no) (potassium|k+|k)",
          es: "sin (contar )?(el )?(potasio|k+|k)",
        },
        withPotassium: {
          fr: "avec k, (ta|trou) (avec|incluant) (k+|potassium|kaliemie), (avec|y compris) (le |la )(potassium|k+|k|kaliemie), (en )?(comptant|incluant|ajoutant|prenant en compte|tenant compte du|tenant compte de) (le |la |de la )?(potassium|k+|k|kaliemie), (potassium|k+|k|kaliemie) (compris|comprise|inclus|incluse), (trou* anionique*|trou (d')?anions) (avec|incluant) (potassium|k+|k|kaliemie)",
          en: "(including|counting|adding|with the) (the )?(potassium|k+|k), (potassium|k+|k) (included|counted), anion gap with (potassium|k+|k)",
          es: "(contando|incluyendo|incluido|con) el (potasio|k+|k), (contando|incluyendo) (potasio|k+|k), (potasio|k+|k) (incluido|contado), (brecha|hiato) anionic* con (potasio|k+|k), anion gap con (potasio|k+|k)",
        },
      },
    },
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
