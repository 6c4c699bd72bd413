// The populations that a dose is or is not for. Each slot is filled, or says that it is not.

export const NOT_TREATED = "non traité ici";
export const NOT_APPLICABLE = "sans objet";
/** Of a passage whose rows differ: each says its own. */
export const SEE_ROWS = "voir chaque ligne";

/** A contraindication that forbids nobody: not treated, without object, or said to be none. */
export const forbids = (contraindication: string): boolean =>
  !/^(?:non traité ici|sans objet|aucune)(?![\p{L}])/u.test(contraindication);

export const SLOTS = ["renal", "hepatic", "child", "pregnancy", "contraindication"] as const;
