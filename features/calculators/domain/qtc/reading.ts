import type { Reading } from "../reading.ts";

const alike = (name: string) => ({ fr: name, en: name, es: name });

export const reading: Reading = {
  names: { fr: "qtc, qt corrige", en: "qtc, corrected qt", es: "qtc, qt corregido" },
  inputs: {
    formula: {
      options: {
        bazett: alike("bazet*"),
        fridericia: alike("friderici*, friederici*, fridirici*, fredericia"),
        framingham: alike("framing*"),
        hodges: alike("hodges, hoges"),
        rautaharju: alike("rautaharju, rautharju"),
      },
    },
  },
};
