// What other rooms ask of the rules of this one.
export { SPECIALTIES, type Specialty } from "./specialties.ts";
