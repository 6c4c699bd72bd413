import type { Reading } from "../reading.ts";

const GFR = "(dfg|dfge|egfr|gfr|fg|filtration|filtrado|clairance|aclaramiento)";

export const reading: Reading = {
  names: {
    fr: `schwarz, shwartz, swartz, schwatz, schwarts, schwartz, formule de schwartz, ${GFR} ~ schwartz, schwartz ~ ${GFR}`,
    en: `schwartz, (bedside )?schwartz, ${GFR} ~ schwartz, schwartz ~ ${GFR}`,
    es: `schwartz, formula de schwartz, ${GFR} ~ schwartz, schwartz ~ ${GFR}`,
  },
  inputs: {
    // A child's 25 is micromoles as well as mg/L: without its unit it is asked for.
    creatinine: {
      names: {
        fr: "creat*, scr",
        en: "(serum )?creatinine, creat, cr, scr",
        es: "creatinin*, creat, cr",
      },
      bare: { creatinineMicro: [12, 2000], creatinineMgL: [4, 29.9], creatinineMgDl: [0.2, 3.9] },
    },
  },
};
