// Every failure that a contract declares has its sentence in the three languages: `errors.<code in
// camel case>` in the texts of its feature, or in the shared ones for the common failures.
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { commonErrors } from "#platform/http/errors.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { errorCodes, missingSentences } from "./contract-errors.ts";

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
const textsIn = (folder: string, namespace: string) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      read(`${folder}/messages/${language}/${namespace}.json`),
    ]),
  );

const common = Object.keys(commonErrors);
const problems = missingSentences("common", common, textsIn("platform/ui", "common"));
let count = common.length;
for (const file of globSync("features/*/contract.ts").sort()) {
  const { contract } = await import(resolve(file));
  const folder = dirname(file);
  const codes = errorCodes(contract).filter((code) => !common.includes(code));
  count += codes.length;
  problems.push(...missingSentences(basename(folder), codes, textsIn(folder, basename(folder))));
}

for (const problem of problems) console.error(problem);
console.log(`${count} failures, each in ${LANGUAGES.length} languages`);
process.exit(problems.length > 0 ? 1 : 0);
