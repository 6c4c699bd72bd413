import { reading as pesi } from "../pesi/reading.ts";
import type { Reading } from "../reading.ts";

const { cancer, heartFailure, lungDisease } = pesi.inputs;

export const reading: Reading = {
  names: {
    fr: "s-pessi, spessi, s-pesi, pesi simplifie*, pesi (version )?simplifiee, score pesi simplifie*",
    en: "s-pesi, simplified pesi, simplified pulmonary embolism severity index",
    es: "s-pesi, pesi simplificad*",
  },
  inputs: {
    cancer,
    // A disease of the heart is not always one that fails; none is none.
    heartFailure: {
      ...heartFailure,
      open: {
        fr: "(maladie*|pathologie*|atteinte) (cardiaque*|cardio-pulm*|cardio-respi*), cardiopathie*",
        en: "heart disease, cardiac disease, cardiopulmonary disease",
        es: "enfermedad* cardiaca*, cardiopatia*",
      },
    },
    lungDisease: {
      ...lungDisease,
      open: {
        fr: "(maladie*|pathologie*|atteinte) (pulmonaire*|respiratoire*|cardio-pulm*|cardio-respi*), pulmonaire* chronique*, respi* chronique*, ou pulmonaire*",
        en: "lung disease, pulmonary disease, cardiopulmonary disease",
        es: "enfermedad* pulmonar*, pulmonar* cronica*",
      },
    },
  } as Reading["inputs"],
};
