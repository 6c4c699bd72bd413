import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "crub-65, curb-56, curb-six*, curb-65, curb",
    en: "curb-65, curb",
    es: "curb-65, curb",
  },
  inputs: {
    confusion: {
      yes: {
        fr: "incoherent*, (propos|discours) ~ incoherent*, ne sait (plus|pas) (ou (il|elle) est|quel jour|quelle annee), (perdu*|perte des reperes) (dans le temps|dans l'espace), perte des reperes, (amts|amt) (<|inferieur a) (8|9), confus*, desorient*, obnubil*, dts, delirium, (trouble*|alteration) ~ (conscience|vigilance)",
        en: "confus*, disorient*, delirium, altered mental*",
        es: "confus*, desorient*, obnubil*, delirium",
      },
      no: {
        fr: "repond (bien|normalement|correctement|de facon adaptee) aux questions, parle (normalement|correctement|de facon adaptee), glasgow normal, tete claire, (pas|non) (confus*|desorient*), a toute sa tete, oriente*, lucide*, coheren*, (parfaitement|tout a fait|bien) (clair|claire|present|presente), (bien )?(r)?eveille*, vigile*, alerte, conscient*, cohere*, (conscience|vigilance) (est )?(normale|claire|conservee|intacte|ok), dts (ok|normal*), glasgow 15, gcs 15",
        en: "oriented, orientated, lucid, coherent, (fully )?awake, alert, normal mental*",
        es: "orientad*, lucid*, consciente*, alerta",
      },
      // New, or known before?
      open: { fr: "somnol*, encephalopath*", en: "encephalopath*", es: "encefalopat*" },
      judgement: true,
    },
  },
};
