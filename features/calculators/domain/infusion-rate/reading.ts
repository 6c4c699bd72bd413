import type { Reading } from "../reading.ts";
import { A_DOSE, A_SALT_IN_SYRINGE, A_SYRINGE, PUMP, SYRINGE } from "../syringe.ts";

const DRUG =
  "(nora*|norepi*|adrenalin*|epinephrin*|epinefrin*|dobu*|dopamin*|isoprenalin*|milrinon*)";

export const reading: Reading = {
  names: {
    fr: `(debit|vitesse|reglage) (de |du |de la |d')?(pse|ivse|sap|seringue*|pousse-seringue*|perfusion ~ ${DRUG}|${DRUG}), regler (le |la |mon |ma )?(pse|ivse|sap|seringue|pousse-seringue), (debit|vitesse) ~ ${DRUG}`,
    en: `(infusion |pump |syringe )rate ~ ${DRUG}, (pump|syringe driver|syringe pump|infusion) rate, rate ~ ${DRUG}, ${DRUG} (infusion )?rate`,
    es: `(velocidad|ritmo) ~ (bomba|jeringa|perfusion|infusion|${DRUG})`,
  },
  doubtful: {
    names: {
      fr: `${PUMP.fr}, ${A_SYRINGE.fr}, ${A_SALT_IN_SYRINGE}, (quel|quelle|a quel|a quelle) (debit|vitesse), combien de ml*`,
      en: `${PUMP.en}, ${A_SYRINGE.en}, (what|which) rate, how many ml*`,
      es: `${PUMP.es}, ${A_SYRINGE.es}, a que (ritmo|velocidad), cuantos ml*`,
    },
    beside: A_DOSE,
  },
  inputs: {
    ...SYRINGE,
    dose: {
      names: {
        fr: "dose (de|cible|visee)?, posologie, prescri*",
        en: "dose (of)?, dosing",
        es: "dosis (de)?, posologia",
      },
      ownUnits: ["dose", "doseHour", "doseMgHour"],
      bare: {},
    },
  },
};
