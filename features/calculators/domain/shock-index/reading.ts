import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "(index|indice) de choc, shock index",
    en: "(obstetric )?shock index",
    es: "indice de (shock|choque)",
  },
  inputs: {},
};
