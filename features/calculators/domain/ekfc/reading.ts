import type { Reading } from "../reading.ts";

const CALLED = "(egfr|dfg|dfge|tfg|gfr)";

export const reading: Reading = {
  names: {
    fr: `ekfc, ${CALLED} ~ ekfc, (debit de )?filtration (glomerulaire )?~ ekfc`,
    en: `ekfc, ${CALLED} ~ ekfc, glomerular filtration (rate )?~ ekfc`,
    es: `ekfc, ${CALLED} ~ ekfc, filtrado glomerular ~ ekfc`,
  },
  inputs: {},
};
