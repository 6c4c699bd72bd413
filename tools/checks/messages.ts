// The texts: same keys and variables in the three languages, none asked for and missing, none
// written and unused, and French as French printers set it.
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { commonErrors } from "#platform/http/errors.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { errorCodes, sentenceKey } from "./contract-errors.ts";
import { baseKey, type Catalog, disparities, flatten } from "./texts/catalog.ts";
import { typographyProblems } from "./texts/typography.ts";
import { isUsed, keysUsedBy, missingKeys } from "./texts/usage.ts";

const problems: string[] = [];
const read = (file: string): Catalog => flatten(JSON.parse(readFileSync(file, "utf8")));

/** By namespace; each is one file a language, wherever its owner keeps it. */
const catalogs = new Map<string, Catalog>();
for (const file of globSync("{app,platform,features}/*/messages/fr/*.json").sort()) {
  const namespace = basename(file, ".json");
  const folder = dirname(dirname(file));
  if (catalogs.has(namespace)) problems.push(`${file}: the namespace ${namespace} exists already`);
  const fr = read(file);
  catalogs.set(namespace, fr);
  const languages: Record<string, Catalog> = {};
  for (const language of LANGUAGES)
    languages[language] = read(`${folder}/${language}/${namespace}.json`);
  problems.push(...disparities(languages).map((problem) => `${folder}: ${problem}`));
  for (const [key, text] of fr)
    problems.push(
      ...typographyProblems(text).map((problem) => `${file}: ${key}: ${problem}: ${text}`),
    );
}

// The sentence of a declared failure is asked for by its code.
const codes = new Set(Object.keys(commonErrors));
for (const file of globSync("features/*/contract.ts"))
  for (const code of errorCodes((await import(resolve(file))).contract)) codes.add(code);
const sentences = new Set([...codes].map((code) => `errors.${sentenceKey(code)}`));

const sources = globSync(["{app,platform,features}/**/*.{ts,tsx}", "tools/vite/*.ts"])
  .filter((file) => !/\.test\.tsx?$|\/(e2e|testing)\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const used = keysUsedBy(sources.map(({ text }) => text));
for (const [namespace, catalog] of catalogs) {
  for (const key of catalog.keys())
    if (!sentences.has(baseKey(key)) && !isUsed(used, namespace, key))
      problems.push(`${namespace}: ${key} is never used`);
}

const has = (namespace: string, key: string) => {
  const catalog = catalogs.get(namespace);
  return catalog !== undefined && [key, `${key}_other`].some((name) => catalog.has(name));
};
const namespaces = [...catalogs.keys()];
for (const { file, text } of sources)
  problems.push(...missingKeys(text, has, namespaces).map((key) => `${file}: no text "${key}"`));

for (const problem of problems) console.error(problem);
const count = [...catalogs.values()].reduce((sum, catalog) => sum + catalog.size, 0);
console.log(`${count} texts in ${catalogs.size} namespaces, ${LANGUAGES.length} languages`);
process.exit(problems.length > 0 ? 1 : 0);
