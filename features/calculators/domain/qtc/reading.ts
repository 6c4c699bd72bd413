import type { Reading } from "../reading.ts";

const alike = (name: string) => ({ fr: name, en: name, es: name });

export const reading: Reading = {
  names: {
    fr: "qtc, qt c, qt corr*",
    en: "qtc, qt c, corrected qt, qt corrected",
    es: "qtc, qt c, qt corr*",
    any: "bazet*, friderici*, friederici*, fridirici*, fredericia, rautaharju, hodges",
  },
  value: true,
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
