// Texts in the browser: one file per language and namespace, fetched when a page asks for it.
// No fallback language: with one, English and Spanish readers would download French as well;
// a check guarantees that the three languages hold the same keys.
import i18next, { type BackendModule, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { isLanguage, type Language, LANGUAGE_KEY, languageOr } from "../languages.ts";

export type TextLoader = (language: string, namespace: string) => Promise<ResourceKey>;

export const i18n = i18next;

const stored = (): string | null => {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null; // storage refused by the browser: the session simply stays in French
  }
};

export const storedLanguage = (): Language => languageOr(stored());

export const currentLanguage = (): Language => languageOr(i18n.resolvedLanguage ?? i18n.language);

/** Starts the texts with `common` ready. The application supplies the loader, so the platform never lists features. */
export async function startI18n(load: TextLoader): Promise<void> {
  const backend: BackendModule = {
    type: "backend",
    init() {},
    read(language, namespace, done) {
      load(language, namespace).then(
        (texts) => done(null, texts),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
      );
    },
  };
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      fallbackLng: false,
      load: "languageOnly",
      ns: ["common"],
      defaultNS: "common",
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  document.documentElement.lang = currentLanguage();
}

/** The person's explicit choice on this device: kept, and told to assistive technology through `lang`. */
export async function setLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // storage refused: the choice holds until the page is closed
  }
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The account's language serves a device on which nobody has chosen yet; a choice made here wins. */
export async function adoptLanguage(language: unknown): Promise<void> {
  if (isLanguage(language) && !isLanguage(stored())) await setLanguage(language);
}

export const loadTexts = async (...namespaces: string[]): Promise<void> => {
  await i18n.loadNamespaces(namespaces);
};

type Vars = Record<string, unknown>;

/** A text by a key known only at run time, "chat:page.title"; its namespace must be loaded. */
export const text = (key: string, vars: Vars = {}): string => i18n.t(key, vars);

/** A label lent to the shell. "chat:nav.title" stands under `nav` in the feature's own messages; the build gathers
 *  those parts of every feature in one small `nav` namespace, so the menu does not download whole features. */
export const navText = (key: string): string => text(key.replace(/^([a-z-]+):nav\./, "nav:$1."));
