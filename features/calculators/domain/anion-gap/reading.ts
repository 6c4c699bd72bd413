import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "trou* anionique*, trou (d')?anions, ta corrige* (de|par|pour|sur|a) (l')?albumine",
    en: "anion gap, delta (gap|ratio), delta/delta",
    es: "(brecha|hiato) anionic*, anion gap",
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
          fr: "(sans|hors) (compter )?(le |la |du )?(potassium|k+|k|kaliemie)",
          en: "without (counting )?(potassium|k+|k), (excluding|no) (potassium|k+|k)",
          es: "sin (contar )?(el )?(potasio|k+|k)",
        },
        withPotassium: {
          fr: "(avec|y compris) (le |la )(potassium|k+|k|kaliemie), (en )?(comptant|incluant|ajoutant|prenant en compte|tenant compte du|tenant compte de) (le |la |de la )?(potassium|k+|k|kaliemie), (potassium|k+|k|kaliemie) (compris|comprise|inclus|incluse), (trou* anionique*|trou (d')?anions) (avec|incluant) (potassium|k+|k|kaliemie)",
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
