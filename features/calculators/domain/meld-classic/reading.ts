import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "meld, meld (classique|initial|original|2001|simple), (score de )?meld",
    en: "meld, meld (classic|original|2001), (classic|original) meld",
    es: "meld, meld (clasico|original|2001)",
  },
  usual: true,
  inputs: {
    dialysis: {
      yes: {
        fr: "dialys*, hemodialys*, hemofiltration, eer, epuration extra-renale",
        en: "dialysis, dialysed, dialyzed, h(a)?emodialysis, h(a)?emofiltration, rrt, crrt, cvvh*",
        es: "dialisis, hemodialisis, hemofiltracion, dializad*",
      },
      // Somebody on dialysis is said to be.
      absentWith: "creatinine",
    },
  },
};
