import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "trou* anionique*, trou (d')?anions",
    en: "anion gap, delta (gap|ratio), delta/delta",
    es: "(brecha|hiato) anionic*, anion gap",
  },
  value: true,
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
