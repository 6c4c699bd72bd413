import type { Reading } from "../reading.ts";
import { A_RATE, A_SALT_IN_SYRINGE, A_SYRINGE, PUMP, SYRINGE } from "../syringe.ts";

export const reading: Reading = {
  names: {
    fr: "dose (delivree|recue|administree|reelle)? ~ (pse|ivse|sap|seringue|pousse-seringue), (combien|a combien) (de |en )?(gamma*|ug/kg/min), dose en (gamma*|ug/kg/min)",
    en: "dose (delivered|received)? ~ (pump|syringe), dose in (mcg/kg/min|ug/kg/min), how many (mcg|ug)/kg/min",
    es: "dosis ~ (bomba|jeringa|perfusor), dosis en (mcg/kg/min|ug/kg/min), cuantos (gammas|mcg/kg/min)",
  },
  doubtful: {
    names: {
      fr: `${PUMP.fr}, ${A_SYRINGE.fr}, ${A_SALT_IN_SYRINGE}`,
      en: `${PUMP.en}, ${A_SYRINGE.en}, ${A_SALT_IN_SYRINGE}`,
      es: `${PUMP.es}, ${A_SYRINGE.es}, ${A_SALT_IN_SYRINGE}`,
    },
    beside: A_RATE,
  },
  inputs: {
    ...SYRINGE,
    rate: {
      names: {
        fr: "debit, vitesse, vit",
        en: "rate, running at, speed",
        es: "velocidad, ritmo",
      },
      ownUnits: ["mlHour"],
    },
  },
};
