import type { Reading } from "../reading.ts";

const FR =
  "(enfant*|nourrisson*|bebe*|pediatrique*|pediatrie|ped|pedia|gamin*|gosse*|ado|adolescent*|garconnet*|fillette*|bambin*|(un )?petit (garcon )?de|(une )?petite (fille )?de)";
const EN = "(child*|infant*|p(a)?ediatric*|baby|toddler*)";
const ES = "(nin*|lactante*|pediatric*|bebe*)";
const ARREST =
  "(arret (pediatrique|pedia)|arret (cardio-respiratoire|cardiaque|circulatoire)|acr|reanimation cardio*)";
const ARREST_ES =
  "((paro|parada) (pediatric*|infantil)|parada (cardio-respiratoria|cardiaca)?|pcr|rcp|paro cardia*)";

export const reading: Reading = {
  names: {
    fr: `arret (chez |de |d')(un |une |le |la |l')?${FR}, (enfant|nourrisson|bebe) (de * (ans|mois|kg|kilos) )?en arret, arret (pediatrique|pedia|de l'enfant|du nourrisson), ${ARREST} ~ ${FR}, ${FR} ~ en arret*, ${FR} ~ ${ARREST}`,
    en: `${EN} ~ (cardiac )?arrest, (cardiac )?arrest ~ ${EN}, (pals|apls), (cpr|resuscitation) ~ ${EN}`,
    es: `(paro|parada) (pediatric*|infantil), ${ARREST_ES} ~ ${ES}, ${ES} ~ ${ARREST_ES}`,
  },
  doubtful: {
    names: {
      fr: "arret cardiaque, arret cardio-respiratoire, acr",
      en: "cardiac arrest",
      es: "parada cardiaca, parada cardiorrespiratoria, pcr",
    },
    beside: {
      fr: `${FR}, garcon*, fille, fillette, petite fille`,
      en: `${EN}, boy, girl`,
      es: `${ES}, chico, chica`,
    },
  },
  figures: {
    value: { fr: "adre, adrenaline", en: "adrenaline, epinephrine", es: "adrenalina, epinefrina" },
    amiodarone: {
      fr: "amiodarone, cordarone",
      en: "amiodarone, cordarone",
      es: "amiodarona, cordarone",
    },
    shock: {
      fr: "choc*, cee, joule*, defibrill*, (l')?energie",
      en: "shock*, joule*, defibrillat*, energy",
      es: "choque*, descarga*, julio*, desfibril*, energia",
    },
  },
  inputs: {
    weight: {
      names: {
        fr: "poids (estime|mesure)?, poids, pesant, pese, pds",
        en: "(estimated )?weight, weighs, weighing, wt",
        es: "peso (estimado)?, peso, pesa, pesando",
      },
      ownUnits: ["kg", "lb"],
      // A bare number beside a child is an age more often than a weight: only where it is named.
      bare: { kg: [2, 90] },
    },
  },
};
