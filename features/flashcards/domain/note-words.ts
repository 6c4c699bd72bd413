// The closed list of the specification, as spelled there; specialties are those of the library.
export const NOTE_DIFFICULTIES = ["easy", "medium", "hard", "expert"] as const;
export type NoteDifficulty = (typeof NOTE_DIFFICULTIES)[number];
