import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "meld-na, meld na, meld sodium, meld 2016",
    en: "meld-na, meld na, meld sodium, meld 2016",
    es: "meld-na, meld na, meld sodio, meld 2016",
  },
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
