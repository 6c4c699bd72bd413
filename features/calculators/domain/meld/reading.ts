import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "meld, meld-na, meld 3.0, meld 3",
    en: "meld, meld-na, meld 3.0, meld 3",
    es: "meld, meld-na, meld 3.0, meld 3",
  },
  inputs: {
    dialysis: {
      yes: {
        fr: "dialys*, hemodialys*, hemofiltration, eer, epuration extra-renale",
        en: "dialysis, dialysed, dialyzed, h(a)?emodialysis, h(a)?emofiltration, rrt, crrt, cvvh*",
        es: "dialisis, hemodialisis, hemofiltracion, dializad*",
      },
      judgement: true,
    },
  },
};
