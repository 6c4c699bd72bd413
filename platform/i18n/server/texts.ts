// Server, mail, PDF and command line read the very files the screens read.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createInstance, type Resource, type ResourceLanguage } from "i18next";
import { writtenVars } from "../count.ts";
import { LANGUAGES, type Language } from "../languages.ts";

export interface Texts {
  /**
   * `key` is "namespace:path.to.text". A missing key is a bug: it throws instead of reaching a
   * reader.
   */
  t(language: Language, key: string, vars?: Record<string, unknown>): string;
}

const root = join(import.meta.dirname, "../../..");

const subfolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name));

const messageFolders = (): string[] =>
  [
    join(root, "app/server"),
    ...["platform", "features"].flatMap((parent) => subfolders(join(root, parent))),
  ].map((folder) => join(folder, "messages"));

const readLanguage = (language: Language): ResourceLanguage => {
  const texts: ResourceLanguage = {};
  for (const folder of messageFolders()) {
    let files: string[];
    try {
      files = readdirSync(join(folder, language));
    } catch {
      continue; // a feature without a word of its own
    }
    for (const file of files.filter((name) => name.endsWith(".json")))
      texts[basename(file, ".json")] = JSON.parse(
        readFileSync(join(folder, language, file), "utf8"),
      );
  }
  return texts;
};

export async function loadServerTexts(): Promise<Texts> {
  const resources: Resource = Object.fromEntries(
    LANGUAGES.map((language) => [language, readLanguage(language)]),
  );
  const i18n = createInstance();
  await i18n.init({
    resources,
    lng: "fr",
    fallbackLng: false,
    // Mail and PDF escape for themselves; the command line must not.
    interpolation: { escapeValue: false },
  });
  return {
    t(language, key, vars) {
      if (!i18n.exists(key, { lng: language, ...vars }))
        throw new Error(`No text ${key} in ${language}`);
      // The number chooses the plural; what is written is what its language writes.
      return i18n.t(key, {
        ...vars,
        lng: language,
        ...(vars && { replace: writtenVars(language, vars) }),
      });
    },
  };
}
