/** The texts of one file, by their full key: { "page.title": "Assistant", "sheets_one": … }. */
export type Catalog = ReadonlyMap<string, string>;

export function flatten(texts: object, prefix = ""): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === "string") all.set(prefix + key, value);
    else
      for (const [inner, text] of flatten(value as object, `${prefix}${key}.`))
        all.set(inner, text);
  }
  return all;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** `sheets_one` and `sheets_other` are two forms of one text, `sheets`. */
export const baseKey = (key: string): string => key.replace(PLURAL, "");

const variables = (text: string) =>
  [...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => name ?? "");

/** Variables that the forms of a text use together: the singular may leave its count out. */
function variablesOf(catalog: Catalog, base: string): string {
  const used = [...catalog]
    .filter(([key]) => baseKey(key) === base)
    .flatMap(([, text]) => variables(text));
  return [...new Set(used)].sort().join(", ");
}

/**
 * What the languages of one file do not share: keys, variables, plural forms. French is the
 * reference.
 */
export function disparities(catalogs: Readonly<Record<string, Catalog>>): string[] {
  const languages = Object.keys(catalogs);
  const bases = new Set(
    languages.flatMap((language) => [...(catalogs[language]?.keys() ?? [])].map(baseKey)),
  );
  const problems: string[] = [];
  for (const base of bases) {
    const said = new Map<string, string>();
    for (const language of languages) {
      const catalog = catalogs[language] ?? new Map<string, string>();
      const forms = [...catalog.keys()].filter((key) => baseKey(key) === base);
      if (forms.length === 0) problems.push(`${language}: ${base} is missing`);
      else said.set(language, variablesOf(catalog, base));
      if (forms.some((form) => form !== base) && !forms.includes(`${base}_other`))
        problems.push(`${language}: ${base} has no form "_other"`);
      for (const form of forms)
        if (catalog.get(form)?.trim() === "") problems.push(`${language}: ${form} is empty`);
    }
    if (new Set(said.values()).size > 1)
      problems.push(
        `${base}: variables differ (${[...said].map(([language, names]) => `${language}: ${names || "none"}`).join("; ")})`,
      );
  }
  return problems;
}
