import type { Reading } from "../reading.ts";

const FR = "(enfant*|nourrisson*|bebe*|pediatrique*|pediatrie|ped)";
const EN = "(child*|infant*|p(a)?ediatric*|baby|toddler*)";
const ES = "(nin*|lactante*|pediatric*|bebe*)";
const ARREST = "(arret (cardio-respiratoire|cardiaque|circulatoire)|acr|reanimation cardio*)";
const ARREST_ES = "(parada (cardio-respiratoria|cardiaca)?|pcr|rcp|paro cardia*)";

const BY_AGE_FR = "poids (estime )?(par|selon|pour) (l')?age (de )?";
const BY_AGE_EN = "weight (estimated )?(by|for) age (of )?";
const BY_AGE_ES = "peso (estimado )?(por|segun) (la )?edad (de )?";

export const reading: Reading = {
  names: {
    fr: `${ARREST} ~ ${FR}, ${FR} ~ en arret*, ${FR} ~ ${ARREST}`,
    en: `${EN} ~ (cardiac )?arrest, (cardiac )?arrest ~ ${EN}, (pals|apls), (cpr|resuscitation) ~ ${EN}`,
    es: `${ARREST_ES} ~ ${ES}, ${ES} ~ ${ARREST_ES}`,
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
    // An age beside a child is no weight: only the words that ask for the estimate.
    ageRow: {
      options: {
        m3: { fr: `${BY_AGE_FR} 3 mois`, en: `${BY_AGE_EN} 3 months`, es: `${BY_AGE_ES} 3 meses` },
        m6: { fr: `${BY_AGE_FR} 6 mois`, en: `${BY_AGE_EN} 6 months`, es: `${BY_AGE_ES} 6 meses` },
        y1: {
          fr: `${BY_AGE_FR} 1 an(s)?`,
          en: `${BY_AGE_EN} 1 years`,
          es: `${BY_AGE_ES} 1 ano(s)?`,
        },
        y2: {
          fr: `${BY_AGE_FR} 2 an(s)?`,
          en: `${BY_AGE_EN} 2 years`,
          es: `${BY_AGE_ES} 2 ano(s)?`,
        },
        y3: {
          fr: `${BY_AGE_FR} 3 an(s)?`,
          en: `${BY_AGE_EN} 3 years`,
          es: `${BY_AGE_ES} 3 ano(s)?`,
        },
        y5: {
          fr: `${BY_AGE_FR} 5 an(s)?`,
          en: `${BY_AGE_EN} 5 years`,
          es: `${BY_AGE_ES} 5 ano(s)?`,
        },
        y8: {
          fr: `${BY_AGE_FR} 8 an(s)?`,
          en: `${BY_AGE_EN} 8 years`,
          es: `${BY_AGE_ES} 8 ano(s)?`,
        },
        y10: {
          fr: `${BY_AGE_FR} 10 an(s)?`,
          en: `${BY_AGE_EN} 10 years`,
          es: `${BY_AGE_ES} 10 ano(s)?`,
        },
        y14: {
          fr: `${BY_AGE_FR} 14 an(s)?`,
          en: `${BY_AGE_EN} 14 years`,
          es: `${BY_AGE_ES} 14 ano(s)?`,
        },
      },
    },
  },
};
