// The closed lists of the specification, as spelled there.
export const SPECIALTIES = [
  "cardiologie",
  "pneumologie",
  "nephrologie",
  "neurologie",
  "endocrinologie",
  "gastroenterologie",
  "infectiologie",
  "urgences",
  "pediatrie",
  "gynecologie",
  "psychiatrie",
  "dermatologie",
  "ophtalmologie",
  "orthopedie",
  "oncologie",
  "medecine_generale",
] as const;
export type Specialty = (typeof SPECIALTIES)[number];

export const NOTE_DIFFICULTIES = ["easy", "medium", "hard", "expert"] as const;
export type NoteDifficulty = (typeof NOTE_DIFFICULTIES)[number];
