import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "score (d'|de l')?ich, ich score",
    en: "ich score",
    es: "(escala|score|puntuacion) ich, ich score",
  },
  // It is the haemorrhage itself: the score beside a coma scale and a volume.
  doubtful: {
    names: { fr: "ich( )?(:|=)", en: "ich( )?(:|=)", es: "ich( )?(:|=)" },
    beside: { fr: "glasgow, gcs", en: "glasgow, gcs", es: "glasgow, gcs" },
  },
  inputs: {
    haematoma: {
      names: {
        fr: "volume (de l'hematome)?, hematome",
        en: "(ich |haematoma |hematoma )?volume, h(a)?ematoma",
        es: "volumen (del hematoma)?, hematoma",
      },
      ownUnits: ["millilitre"],
      bare: {},
    },
    // HIV, in Spanish and in French an intraventricular haemorrhage, is a virus in English: not read.
    intraventricular: {
      yes: {
        fr: "inondation*, hiv (associee|massive|minime|ventriculaire), (extension|contamination|inondation|irruption|effraction|hemorragie) (intra-)?ventric*, (sang|caillot|hemorragie) ~ (v3|v4|ventric*), hemoventricule, (inondation|effraction|rupture|irruption) (intra-)?ventriculaire, (hemorragie|sang|contamination|extension|saignement) ~ (intra-ventriculaire*|ventriculaire*|ventricule*)",
        en: "ivh, (intraventricular|ventricular) (h(a)?emorrhage|blood|extension), blood ~ ventricle*",
        es: "(hemorragia|sangre|invasion|extension) ~ (intraventricular|ventricular*|ventriculo*)",
      },
      no: {
        fr: "(ventricules|ventriculaire) (sont )?(libres|indemnes|non envahis|propres|sans sang), sans (extension|atteinte|sang) (intra-)?ventric*",
        en: "ventricles (are )?(clear|free)",
        es: "ventriculos (libres|limpios)",
      },
      judgement: true,
    },
    infratentorial: {
      yes: {
        fr: "(sous|infra)-tentoriel*, cervelet, cerebelleu*, tronc (cerebral)?, protuberan*, fosse posterieure",
        en: "infratentorial, cerebell*, brainstem, brain stem, pontine, pons, posterior fossa",
        es: "infratentorial, cerebel*, tronco (cerebral|del encefalo)?, protuberan*, fosa posterior",
      },
      no: {
        fr: "(noyaux gris|ngc|noyau caude|noyau lenticulaire|ganglions de la base), (hematome|hemorragie|localisation|lobe|topographie) ~ (frontal*|parietal*|temporal*|occipital*|hemispherique*|insulaire*|lobe), sus-tentoriel*, hemisph*, (sus|supra)-tentoriel*, lobaire*, capsul*, thalami*, lenticul*, putamin*",
        en: "supratentorial, lobar, capsul*, thalam*, putamin*, basal ganglia",
        es: "supratentorial, lobar, capsul*, talam*, putamin*, ganglios basales",
      },
      judgement: true,
    },
  },
};
