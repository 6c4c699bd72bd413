import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: { fr: "curb-65, curb", en: "curb-65, curb", es: "curb-65, curb" },
  inputs: {
    confusion: {
      yes: {
        fr: "confus*, desorient*, obnubil*",
        en: "confus*, disorient*, delirium, altered mental*",
        es: "confus*, desorient*, obnubil*, delirium",
      },
      no: {
        fr: "oriente*, lucide*, coheren*, (parfaitement|tout a fait|bien) (clair|claire|present|presente), (bien )?(r)?eveille*, vigile*, alerte, conscient*, (conscience|vigilance) (normale|claire|conservee)",
        en: "oriented, orientated, lucid, coherent, (fully )?awake, alert, normal mental*",
        es: "orientad*, lucid*, consciente*, alerta",
      },
      judgement: true,
    },
  },
};
