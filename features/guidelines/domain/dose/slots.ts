// The populations that a dose is or is not for. Each slot is filled, or says that it is not.

export const NOT_TREATED = "non traité ici";
export const NOT_APPLICABLE = "sans objet";

export const SLOTS = ["renal", "hepatic", "child", "pregnancy", "contraindication"] as const;
