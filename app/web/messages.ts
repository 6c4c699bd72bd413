import type { TextLoader, TextTree } from "#platform/i18n/web/texts.ts";

type JsonModule = { default: TextTree };

// One chunk per language and namespace. The namespace is the file's name.
const files = import.meta.glob<JsonModule>([
  "./messages/*/*.json",
  "../../platform/*/messages/*/*.json",
  "../../features/*/messages/*/*.json",
]);
const byName = new Map(
  Object.entries(files).map(([path, load]) => [
    path.split("/").slice(-2).join("/").replace(".json", ""),
    load,
  ]),
);

const nav: Record<string, () => Promise<JsonModule>> = {
  fr: () => import("virtual:nav-texts/fr"),
  en: () => import("virtual:nav-texts/en"),
  es: () => import("virtual:nav-texts/es"),
};

export const loadMessages: TextLoader = async (language, namespace) => {
  const load = namespace === "nav" ? nav[language] : byName.get(`${language}/${namespace}`);
  if (!load) throw new Error(`No texts ${namespace} in ${language}`);
  return (await load()).default;
};
