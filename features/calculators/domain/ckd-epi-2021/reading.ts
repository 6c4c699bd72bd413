import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "dfg, dfge, debit de filtration",
    en: "glomerular filtration rate",
    es: "filtrado glomerular, tasa de filtracion",
    any: "ckd-epi, ckdepi, egfr",
  },
  value: true,
  inputs: {},
};
