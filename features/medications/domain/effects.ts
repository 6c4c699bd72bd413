// Effects that the thesaurus gathers substances under, and the classes that say each. The words are
// those of its own classes: nobody here adds a substance to them.
import { fold } from "#platform/search/normalise.ts";

export const EFFECTS = [
  "qt",
  "serotonin",
  "hyperkalaemia",
  "hypokalaemia",
  "hyponatraemia",
  "bradycardia",
  "orthostasis",
  "bleeding",
  "sedation",
  "anticholinergic",
  "seizures",
  "kidney",
  "ear",
  "angioedema",
  "methaemoglobin",
  "antabuse",
  "inhibitors",
  "inducers",
] as const;
export type Effect = (typeof EFFECTS)[number];

interface Said {
  /** Classes, folded. */
  classes: RegExp;
  /** How people ask for it, folded. */
  asked: RegExp;
}

const SAID: Record<Effect, Said> = {
  qt: { classes: /torsades? de pointes|torsadogene/, asked: /\bqtc?\b|torsade/ },
  serotonin: { classes: /syndrome serotoninergique/, asked: /serotonin/ },
  hyperkalaemia: { classes: /\bhyperkaliemiant/, asked: /hyperkali|hyperkalaemi|hyperpotas/ },
  hypokalaemia: { classes: /\bhypokaliemiant/, asked: /hypokali|hypokalaemi|hipopotas/ },
  hyponatraemia: { classes: /hyponatremiant/, asked: /hyponatr|hiponatr/ },
  bradycardia: { classes: /bradycardisant/, asked: /bradycard|ralenti.*(?:coeur|cardiaque)/ },
  orthostasis: { classes: /hypotension orthostatique/, asked: /orthostati|hypotension/ },
  bleeding: {
    classes:
      /agissant sur l'hemostase|^anticoagulants oraux|^antiagregants|^thrombolytiques|^heparines/,
    asked: /saign|hemorrag|hemosta|bleed|sangr/,
  },
  sedation: { classes: /medicaments sedatifs/, asked: /sedat|somnol|endorm|drows/ },
  anticholinergic: { classes: /medicaments atropiniques/, asked: /atropin|anticholinerg/ },
  seizures: { classes: /seuil epileptogene/, asked: /epilep|convuls|seizure|crises?\b/ },
  kidney: { classes: /nephrotoxique/, asked: /nephrotox/ },
  ear: { classes: /ototoxique/, asked: /ototox/ },
  angioedema: { classes: /angio-?oedeme/, asked: /angio-?(?:o?ede?me|oedema)|bradykinin/ },
  methaemoglobin: { classes: /methemoglobinisant/, asked: /meth?a?emoglobin/ },
  antabuse: { classes: /antabuse/, asked: /antabuse/ },
  inhibitors: { classes: /inhibiteurs puissants du cyp3a4/, asked: /inhib.*(?:cyp|3a4|enzym)/ },
  inducers: { classes: /^inducteurs enzymatiques/, asked: /induct|inducer/ },
};

/** Whether a class of the thesaurus says the effect. */
export const saysEffect = (effect: Effect, className: string): boolean =>
  SAID[effect].classes.test(fold(className));

/** The effect that words ask for, or null. */
export const effectNamed = (words: string): Effect | null =>
  EFFECTS.find((effect) => SAID[effect].asked.test(fold(words))) ?? null;
