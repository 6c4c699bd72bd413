// Every failure that a contract declares has its sentence in the three languages: `errors.<code in
// camel case>` in the texts of its namespace, or in the shared ones for the common failures.
import { existsSync, readFileSync } from "node:fs";
import { features } from "#app/server/features.ts";
import { commonErrors } from "#platform/http/errors.ts";
import { namespaceOf } from "#platform/http/server/by-namespace.ts";
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
for (const feature of features) {
  if (!feature.contract) continue;
  const namespace = namespaceOf(feature);
  const codes = errorCodes(feature.contract).filter((code) => !common.includes(code));
  count += codes.length;
  const texts = textsIn(`features/${namespace}`, namespace);
  problems.push(...missingSentences(feature.name, codes, texts));
}

for (const problem of problems) console.error(problem);
console.log(`${count} failures, each in ${LANGUAGES.length} languages`);
process.exit(problems.length > 0 ? 1 : 0);
