// What other rooms may use of the rules of this one: nothing else is entered from outside.
export { detailText, doseLines } from "./dose/words.ts";
export type { Section } from "./sheet.ts";
export { SPECIALTIES, type Specialty } from "./specialties.ts";
export { typographyFaults } from "./typography.ts";
