import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "(dfg )?ckd-epi ~ 2009, dfg* (estime |ckd* )?(version |formule |equation |selon )?(ckd* |de |en )?2009",
    en: "(egfr )?ckd-epi ~ 2009, 2009 ckd-epi",
    es: "(fg )?ckd-epi ~ 2009",
    any: "ckd-epi-2009",
  },
  inputs: {},
};
