// The one store of texts in the browser, and the language of this device. There is no fallback
// language: with one, English and Spanish readers would download French as well; a check guarantees
// that the three hold the same keys.
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  type Language,
  languageOr,
} from "../languages.ts";
import { createTexts, type TextLoader, type TextStore, type TextTree, type Vars } from "./texts.ts";

let store: TextStore = createTexts(DEFAULT_LANGUAGE, () => Promise.resolve({}));

const stored = (): string | null => {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null; // storage refused by the browser: the session simply stays in French
  }
};

export const storedLanguage = (): Language => languageOr(stored());

/** The texts on screen. Components use `useTranslation` instead, which follows the language. */
export const texts = (): TextStore => store;

export const currentLanguage = (): Language => store.language;

/**
 * Starts with `common` ready. The application supplies the loader, so the platform never lists
 * features.
 */
export async function startI18n(
  load: TextLoader,
  language: Language = storedLanguage(),
): Promise<void> {
  store = createTexts(language, load);
  await store.load("common");
  // The account's own may have come meanwhile.
  document.documentElement.lang = store.language;
  addEventListener("storage", followOtherTabs);
}

/** Texts that cannot be had, without network, leave this tab as it is. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === LANGUAGE_KEY && isLanguage(newValue)) void show(newValue);
}

const keep = (language: string | null): void => {
  try {
    if (language === null) localStorage.removeItem(LANGUAGE_KEY);
    else localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // storage refused: the choice holds until the page is closed
  }
};

/**
 * The person's explicit choice on this device: kept, and told to assistive technology through
 * `lang`. Answers `overtaken` when another was chosen before its texts came, and `away` when they
 * cannot be had: the device then stays as it was, since a page opened in that language would be empty.
 */
export async function setLanguage(language: Language): Promise<Change> {
  const before = stored();
  keep(language);
  const change = await show(language);
  if (change === "away" && stored() === language) keep(before);
  return change;
}

export type Change = "shown" | "overtaken" | "away";

async function show(language: Language): Promise<Change> {
  try {
    await store.changeLanguage(language);
  } catch {
    return "away";
  }
  document.documentElement.lang = store.language;
  return store.language === language ? "shown" : "overtaken";
}

/**
 * The account's language serves a device on which nobody has chosen yet; a choice made here wins.
 */
export async function adoptLanguage(language: unknown): Promise<void> {
  if (isLanguage(language) && !isLanguage(stored())) await setLanguage(language);
}

export const onLanguageChange = (listener: () => void): (() => void) => store.subscribe(listener);

export const loadTexts = (...namespaces: string[]): Promise<void> => store.load(...namespaces);

/** A text by a key known only at run time, "chat:page.title"; its namespace must be loaded. */
export const text = (key: string, vars?: Vars): string => store.t(key, vars);

/** A whole namespace in the current language, for a page drawn from its texts. */
export const textTree = (namespace: string): TextTree | undefined => store.tree(namespace);

/**
 * A label lent to the shell. "chat:nav.title" stands under `nav` in the feature's own messages; the
 * build gathers those parts of every feature in one small `nav` namespace, so the menu does not
 * download whole features.
 */
export const navText = (key: string, vars?: Vars): string =>
  text(key.replace(/^([a-z-]+):nav\./, "nav:$1."), vars);
