// What both calculators of a syringe pump are asked with: a drug diluted in a volume, the salt in
// which the syringe and the dose are written, a rate, a dose.
import type { ChoiceReading, InputReading, Phrases } from "./reading.ts";

const DIGITS = "*(0|1|2|3|4|5|6|7|8|9)( )?";
const PER = "( )?(/|par|per|por)( )?";
const alike = (phrase: string): Phrases => ({ fr: phrase, en: phrase, es: phrase });

const DOSE_UNIT = `(gamma*|γ|ug|mcg|microg*|mg)${PER}(kg|kilo)${PER}(min*|mn|h*)`;
export const A_DOSE = alike(`${DIGITS}${DOSE_UNIT}, ${DIGITS}(gamma*|γ)`);
export const A_RATE = alike(
  `(vitesse|debit|vit|velocidad|rate) (de |a |of |= |: )?${DIGITS}, ${DIGITS}(ml|cc)${PER}h*, ${DIGITS}(ml|cc)( )?a l'heure`,
);

const MASS = "*(mg|ug|mcg|g)( )?";
const INTO = "(dans|/|pour|qsp|in|en|ds|for|sur)( )?";
/** "8 mg dans 50 mL", "8mg/50". */
export const A_SYRINGE = alike(
  `${MASS}${INTO}*( )?(ml|cc), ${MASS}/( )?(20|24|25|40|45|48|49|50|60|100|250|500)`,
);
/** "8 mg base dans 50 mL": the salt between. */
export const A_SALT_IN_SYRINGE = `${MASS}(de |of )?(base|tartrat*) ${INTO}*( )?(ml|cc)`;
export const PUMP: Phrases = {
  fr: "pse, ivse, sap, pousse-seringue*, seringue electrique*, seringue auto-pulsee",
  en: "syringe (pump|driver), infusion pump, syringe",
  es: "bomba (de (infusion|jeringa|perfusion))?, jeringa, perfusor",
};

const linked = (before: string, salt: string): string =>
  `${before} (de |en |exprime* en |du |as |in |of |de la )?(nora* |norepinephrine )?${salt}`;
const AMOUNT =
  "(mg|ml|g|seringue|ampoule*|dilution|dilue*|concentration|syringe|ampoule|jeringa|ampolla*)";
const DOSE = "(dose|kg/min|kg/mn|posologie|prescri*|dosis|dosed)";
const crossed = (syringe: string, dose: string): string =>
  `${linked(AMOUNT, syringe)} ~~ ${linked(DOSE, dose)}, ${linked(DOSE, dose)} ~~ ${linked(AMOUNT, syringe)}`;

const TARTRATE_EN = "(tartrate|bitartrate)";
const TARTRATE_ES = "(tartrato|bitartrato)";

/** Noradrenaline, whose salt must be told, whatever other drug is named beside it. */
const NORADRENALINE: Phrases = {
  fr: "nora*, nad, ntart*",
  en: "nora*, norepi*, levophed",
  es: "nora*, norepi*",
};

/** Written in one form only, in the syringe as in the dose. */
const OTHER_DRUGS = alike(
  "dobutamin*, dobu, dopamin*, milrinon*, propofol, midazolam, remifentanil, sufentanil, ketamin*, isoprenalin*, adrenalin*, adre, epinephrine, epinefrina",
);

const SALT: ChoiceReading = {
  inferred: { option: "same", from: OTHER_DRUGS, unless: NORADRENALINE },
  options: {
    same: {
      fr: `meme* (sel*|forme*), sel identique, (seringue et dose|dose et seringue|tout) ~ (tartrate|base), (tartrate|base) (des deux cotes|partout|dans les deux cas), ${crossed("tartrate", "tartrate")}, ${crossed("base", "base")}`,
      en: `same (salt|form), (both|everything|syringe and dose|dose and syringe) ~ (${TARTRATE_EN}|base), ${crossed(TARTRATE_EN, TARTRATE_EN)}, ${crossed("base", "base")}`,
      es: `(misma|mismo) (sal|forma), (todo|ambos|ambas|jeringa y dosis|dosis y jeringa) ~ (${TARTRATE_ES}|base), ${crossed(TARTRATE_ES, TARTRATE_ES)}, ${crossed("base", "base")}`,
    },
    tartrateForBase: {
      fr: crossed("tartrate", "base"),
      en: crossed(TARTRATE_EN, "base"),
      es: crossed(TARTRATE_ES, "base"),
    },
    baseForTartrate: {
      fr: crossed("base", "tartrate"),
      en: crossed("base", TARTRATE_EN),
      es: crossed("base", TARTRATE_ES),
    },
  },
};

export const SYRINGE: Readonly<Record<string, InputReading>> = {
  weight: {
    names: {
      fr: "poids, pesant, pese, pds",
      en: "weight, weighs, weighing, wt",
      es: "peso, pesa, pesando",
    },
    ownUnits: ["kg", "lb"],
    bare: { kg: [25, 190] },
  },
  amount: {
    names: {
      fr: "quantite ~ seringue, quantite",
      en: "amount",
      es: "cantidad",
    },
    ownUnits: ["milligram", "microgram", "gram"],
    bare: {},
  },
  volume: {
    names: {
      fr: "*(mg|g|ug|mcg) (dans|pour|qsp), qsp, seringue de, volume (total|final)?",
      en: "*(mg|g|mcg) (in|dans),  made up to, diluted (in|to), volume",
      es: "*(mg|g|mcg) (en|dans), hasta, volumen (total)?, jeringa de",
    },
    ownUnits: ["millilitre", "litre"],
    bare: { millilitre: [10, 1000] },
  },
  salt: SALT,
};
