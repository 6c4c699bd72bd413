import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "meld, meld 3.0, meld 3",
    en: "meld, meld 3.0, meld 3",
    es: "meld, meld 3.0, meld 3",
  },
  // Of the three, the only one that counts it.
  about: { fr: "albumin*, alb", en: "albumin*, alb", es: "albumin*, alb" },
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
