// What other rooms may use of the rules of this one: nothing else is entered from outside.

export { SPECIALTIES, type Specialty } from "#features/accounts/domain/public.ts";
export { amountText, bandText, detailText, doseLines, drugText } from "./dose/words.ts";
export type { Section } from "./sheet.ts";
export { typographyErrors } from "./typography.ts";
