// Bounds of a checklist that a person writes, apart from its schema: forms need no zod for them.
export const LONGEST_NAME = 80;
export const LONGEST_SUMMARY = 300;
export const LONGEST_STEP = 120;
export const LONGEST_TEXT = 400;
export const LONGEST_LABEL = 40;
export const MOST_STEPS = 60;
/** Of one person. */
export const MOST_OWN = 200;
