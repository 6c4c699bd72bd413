// What a person says of their work (spec §3). It fills forms and arranges screens; it never opens a
// right: roles are given by an administrator.
import type { Specialty } from "./specialties.ts";

export const PROFESSIONS = [
  "student",
  "intern",
  "resident",
  "doctor",
  "nurse",
  "paramedic",
  "other",
] as const;
export type Profession = (typeof PROFESSIONS)[number];

export const PRACTICE_MODES = [
  "hospital",
  "clinic",
  "liberal",
  "emergency",
  "academic",
  "other",
] as const;
export type PracticeMode = (typeof PRACTICE_MODES)[number];

export const SERVICES = [
  "urgences",
  "reanimation",
  "chirurgie",
  "medecine_interne",
  "pediatrie",
  "maternite",
  "consultation",
  "oncologie",
  "cardiologie",
  "neurologie",
  "radiologie",
  "laboratoire",
  "autre",
] as const;
export type Service = (typeof SERVICES)[number];

/** Null: not said. Nothing of it is asked for. */
export interface Profile {
  profession: Profession | null;
  practiceMode: PracticeMode | null;
  specialty: Specialty | null;
  service: Service | null;
  /** A day of the calendar, YYYY-MM-DD. */
  birthDate: string | null;
}

export const EMPTY_PROFILE: Profile = {
  profession: null,
  practiceMode: null,
  specialty: null,
  service: null,
  birthDate: null,
};

/** Nobody who works today was born before it: an earlier year is a slip of the hand. */
export const FIRST_BIRTH_DATE = "1900-01-01";

/**
 * Whether a day of the calendar (YYYY-MM-DD) can be a birth date on the day `today`, of the same
 * form: neither before 1900 nor to come.
 */
export const isBirthDate = (day: string, today: string): boolean =>
  day >= FIRST_BIRTH_DATE && day <= today;

/** Hours by which the first place on earth where a day begins is ahead of UTC. */
const FIRST_PLACE_AHEAD = 14;

/** The latest calendar day that it is anywhere at this instant, YYYY-MM-DD. */
export const latestToday = (now: Date): string =>
  new Date(now.getTime() + FIRST_PLACE_AHEAD * 3_600_000).toISOString().slice(0, 10);
