/**
 * Interface languages. French comes first: it is the default and what an unknown stored value
 * becomes.
 */
export const LANGUAGES = ["fr", "en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "fr";

/** Where the browser keeps the choice; the name is part of the specification. */
export const LANGUAGE_KEY = "user-language";

export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value);

export const languageOr = (value: unknown, fallback: Language = DEFAULT_LANGUAGE): Language =>
  isLanguage(value) ? value : fallback;

/** Of dates and numbers: English prose is British, and so are its days. */
export const LOCALES: Record<Language, string> = { fr: "fr-FR", en: "en-GB", es: "es-ES" };

/** Each language in its own words, for pickers: a person who does not read French finds theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  fr: "Français",
  en: "English",
  es: "Español",
};
