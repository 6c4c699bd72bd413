import { sodium } from "../quantities.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "(natremie|sodium|na+|na) corrige*, corrige* (la |ma |sa )?natremie, corrige* le sodium, correction (de la |du )?(natremie|sodium), (natremie|sodium) ~ corrige*, hillier",
    en: "correct* (serum |the )?(sodium|na+|na), sodium (correct*|correction), katz (formula|correction), hillier",
    es: "(sodio|natremia|na+|na) corregid*, correg* (el |la )?(sodio|natremia), correccion (del |de la )?(sodio|natremia), hillier",
  },
  value: true,
  figures: {
    // The second factor, when it is the one that is asked for.
    hillier: {
      fr: "facteur (de )?2, hillier",
      en: "factor (of )?2, factor 2.4, hillier",
      es: "factor (de )?2, factor 2.4, hillier",
    },
  },
  measures: {
    // "Natrémie corrigée 130" is the result already, or the value before it: nothing tells which.
    corrected: {
      of: sodium,
      names: {
        fr: "(natremie|sodium|na+|na) corrige*",
        en: "corrected (serum )?(sodium|na+|na)",
        es: "(sodio|natremia|na+|na) corregid*",
      },
    },
  },
  inputs: {
    // "Glycémie 6" may be of grams or of millimoles, here where both are seen every day.
    glucose: {
      names: {
        fr: "sucre*, (hypo|hyper)?glycemie*, glucose, dextro, gly, hgt, glyc",
        en: "glucose, (hypo|hyper)?glyc(a)?emia, blood sugar, sugar, bm, bg",
        es: "(hipo|hiper)?(glucemia|glicemia), glucosa, azucar",
      },
      bare: { glucoseMmol: [20, 60], glucoseGL: [0.3, 1.9], glucoseMgDl: [120, 2500] },
      short: { gram: "glucoseGL" },
    },
  },
};
