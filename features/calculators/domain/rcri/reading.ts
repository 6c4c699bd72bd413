import { heartFailure } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "rcri, (score|index|indice) de lee",
    en: "rcri, revised cardiac risk index, lee (score|index)",
    es: "rcri, (indice|escala) de lee",
  },
  inputs: {
    highRiskSurgery: {
      yes: {
        fr: "chirurgie ~ (haut risque|a risque|thoracique|abdominale|aortique), (intra-thoracique|intra-peritoneale)*",
        en: "high-risk surgery, (intrathoracic|intraperitoneal|suprainguinal|aortic|abdominal|thoracic) ~ surgery",
        es: "cirugia ~ (alto riesgo|toracica|abdominal|aortica), (intratoracica|intraperitoneal)",
      },
      no: {
        fr: "chirurgie ~ (faible|bas) risque, chirurgie mineure",
        en: "(low-risk|minor) surgery",
        es: "cirugia ~ (bajo riesgo|menor)",
      },
    },
    ischaemicHeartDisease: {
      yes: {
        fr: "coronarien*, coronaropath*, infarctus, idm, angor, cardiopathie ischemique, stent*",
        en: "(ischaemic|ischemic) heart disease, ihd, coronary (artery )?disease, cad, infarct*, angina, (previous|prior) mi",
        es: "cardiopatia isquemica, enfermedad coronaria, infarto, angina, iam",
      },
      history: true,
    },
    heartFailure,
    cerebrovascularDisease: {
      yes: {
        fr: "avc, ait, accident (vasculaire|ischemique)*",
        en: "stroke, tia, cva, cerebrovascular disease",
        es: "ictus, ait, acv, accidente cerebrovascular",
      },
      history: true,
    },
    insulin: {
      yes: { fr: "insulin*", en: "insulin*", es: "insulin*" },
      no: {
        fr: "diabet* ~ non insulin*",
        en: "non-insulin ~ diabet*",
        es: "diabet* no insulin*",
      },
    },
  },
};
