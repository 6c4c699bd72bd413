// Ninety other questions, thirty a language, written once the rules passed the first ninety, and
// frozen before they met them.
import { SECOND_ENGLISH } from "./second-english.ts";
import { SECOND_FRENCH } from "./second-french.ts";
import { SECOND_SPANISH } from "./second-spanish.ts";

export const AS_SAID_SECOND = {
  fr: SECOND_FRENCH,
  en: SECOND_ENGLISH,
  es: SECOND_SPANISH,
} as const;
