import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: { fr: "sofa", en: "sofa", es: "sofa" },
  inputs: {
    ventilated: {
      yes: {
        fr: "ventile*, intube*, vni, masque (de )?(vni|cpap), ventilation (mecanique|invasive|non invasive|assistee), respirateur, (support|assistance) ventilatoire, vm",
        en: "ventilated, intubated, niv, (niv|cpap) mask, (mechanical|invasive) ventilation, ventilator, bipap, cpap",
        es: "ventilad*, intubad*, vmni, mascarilla (de )?(vmni|cpap), vmi, ventilacion (mecanica|invasiva|no invasiva), respirador",
      },
      no: {
        fr: "(ventilation|respiration) spontanee, air ambiant, lunettes, masque, mhc, oxygene nasal, vs",
        en: "room air, nasal (cannula|prongs), mask, spontaneous* breath*, breathing spontaneously",
        es: "aire ambiente, gafas nasales, mascarilla, (respiracion|ventilacion) espontanea",
      },
      judgement: true,
    },
    vasopressors: {
      yes: {
        fr: "noradre*, norad, nad, adrenaline, dopamine, dobutamine, catecholamine*, amine*, vasopresseur*, vasoacti*",
        en: "norepinephrine, noradrenaline, epinephrine, adrenaline, dopamine, dobutamine, pressor*, vasopressor*, inotrop*, levophed",
        es: "noradrenalina, adrenalina, dopamina, dobutamina, vasopresor*, vasoactiv*, aminas, catecolaminas, dva",
      },
      no: {
        fr: "sevre* (de |des )?(amines|catecholamines)",
        en: "off (vaso)?pressors",
        es: "retirad* ~ vasopresores",
      },
      absentWith: "map",
    },
    dobutamine: {
      yes: { fr: "dobutamine, dobu", en: "dobutamine", es: "dobutamina" },
    },
  },
};
