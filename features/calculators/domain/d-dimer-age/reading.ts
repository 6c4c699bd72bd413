import type { Reading } from "../reading.ts";

const D = "(d-dimere*|d-dimer*|ddimer*|dimere*|dimero* d|d-dim|dd)";

export const reading: Reading = {
  names: {
    fr: `(seuil|limite|norme|valeur seuil) ~ ${D}, ${D} ~ (ajuste*|adapte*|corrige*|rapporte*), ${D} ~ (seuil|limite|norme|cut-off|age|pour (l'age|son age|cet age)), ${D} ~~ (selon|en fonction de) (l'|son )age, ${D} en fonction de l'age, ${D} selon l'age, adjust-pe`,
    en: `(threshold|cut-off|cutoff|limit) ~ ${D}, ${D} ~ (threshold|cut-off|cutoff|limit|adjusted), (age )?adjusted ~ ${D}, adjust-pe`,
    es: `(umbral|corte|limite) ~ ${D}, ${D} ~ (ajustad*|corregid*|umbral|segun la edad|por edad), adjust-pe`,
  },
  doubtful: {
    names: {
      fr: "(seuil )?(ajuste*|adapte*|corrige*) (a|sur|selon) l'age, seuil",
      en: "age-adjusted (cut-off|threshold)?, adjusted for age",
      es: "ajustad* (por|a|segun) (la )?edad",
    },
    beside: { fr: D, en: D, es: D },
  },
  value: true,
  inputs: {
    age: {
      names: { fr: "age, agee, ages, pour", en: "aged, age, for, at", es: "edad, para" },
      ownUnits: ["years"],
    },
  },
};
