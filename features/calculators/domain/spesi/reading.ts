import { reading as pesi } from "../pesi/reading.ts";
import type { Reading } from "../reading.ts";

const { cancer, heartFailure, lungDisease } = pesi.inputs;

export const reading: Reading = {
  names: {
    fr: "s-pesi, pesi simplifie*, pesi (version )?simplifiee, score pesi simplifie*",
    en: "s-pesi, simplified pesi, simplified pulmonary embolism severity index",
    es: "s-pesi, pesi simplificad*",
  },
  inputs: { cancer, heartFailure, lungDisease } as Reading["inputs"],
};
