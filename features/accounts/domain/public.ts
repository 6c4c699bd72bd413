// What other rooms ask of the rules of this one.
export { PROFESSIONS } from "./profile.ts";
export { SPECIALTIES, type Specialty } from "./specialties.ts";
