import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "trou* anionique*, trou (d')?anions",
    en: "anion gap, delta (gap|ratio), delta/delta",
    es: "(brecha|hiato) anionic*, anion gap",
  },
  value: true,
  inputs: {},
};
