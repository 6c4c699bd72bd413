/**
 * Whose page a call comes from. Tabs of a browser share their cookies: without it, what one person
 * typed in a tab could be kept under the name of another who has signed in beside it.
 */
export const PERSON_HEADER = "x-sclepios-person";
