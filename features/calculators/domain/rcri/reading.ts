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
        fr: "chirurgie ~ (haut risque|a risque|thoracique|aortique), chirurgie (digestive |majeure |lourde |vasculaire )?abdominale, (intra-thoracique|intra-peritoneale)*",
        en: "high-risk surgery, (intrathoracic|intraperitoneal|suprainguinal|aortic|thoracic) ~ surgery, abdominal (major |vascular )?surgery",
        es: "cirugia ~ (alto riesgo|toracica|aortica), cirugia (mayor |vascular )?abdominal, (intratoracica|intraperitoneal)",
      },
      no: {
        fr: "chirurgie ~ (faible|bas) risque, chirurgie mineure",
        en: "(low-risk|minor) surgery",
        es: "cirugia ~ (bajo riesgo|menor)",
      },
      // The wall of the abdomen is not its cavity.
      open: {
        fr: "chirurgie ~ paroi abdominale, paroi abdominale",
        en: "abdominal wall ~ surgery, surgery ~ abdominal wall, abdominal wall",
        es: "cirugia ~ pared abdominal, pared abdominal",
      },
    },
    ischaemicHeartDisease: {
      yes: {
        fr: "coronarien*, coronaropath*, infarctus, idm, angor, cardiopathie ischemique",
        en: "(ischaemic|ischemic) heart disease, ihd, coronary (artery )?disease, cad, infarct*, angina, (previous|prior) mi",
        es: "cardiopatia isquemica, enfermedad coronaria, infarto, angina, iam",
      },
      // A revascularisation of the past is not of the list by itself.
      open: {
        fr: "stent*, pontage* (aorto-)?coronari*, pontage*, angioplast*",
        en: "stent*, cabg, pci, ptca, coronary (artery )?bypass, angioplast*",
        es: "stent*, bypass coronari*, angioplast*",
      },
      history: true,
    },
    heartFailure,
    cerebrovascularDisease: {
      yes: {
        fr: "avc, ait, accident (vasculaire|ischemique)*, infarctus (cerebr*|sylvien*|lacunaire*)",
        en: "stroke, tia, cva, cerebrovascular disease, (cerebral|brain|lacunar) infarct*, infarct* of the brain",
        es: "ictus, ait, acv, accidente cerebrovascular, infarto (cerebral*|lacunar*)",
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
