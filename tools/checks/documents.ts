// The documents and the comments are a map: every path and npm command they name is there.
import { globSync, readFileSync } from "node:fs";
import { unknownInComments, unknownNames } from "./documented-names.ts";
import { countsIn } from "./written-counts.ts";

const slashes = (path: string): string => path.replaceAll("\\", "/");
const files = globSync(["{*,.*}", "{app,db,docs,features,platform,tools}/**"], {
  withFileTypes: false,
}).map(slashes);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
const documents = globSync([
  "{README,ARCHITECTURE,CONTRIBUTING,SECURITY}.md",
  "features/*/README.md",
]).map(slashes);

const sources = files.filter(
  (file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.includes("node_modules/"),
);
const project = { files, scripts: new Set(Object.keys(scripts)) };

/** What was read on a day, with how many there were then. */
const RECORDS = new Set(["features/calculators/README.md"]);

let problems = 0;
function say(file: string, names: readonly string[], why = "does not exist"): void {
  for (const name of names) console.error(`${file}: ${name} ${why}`);
  problems += names.length;
}
for (const document of documents.sort()) {
  const text = readFileSync(document, "utf8");
  say(document, unknownNames(document, text, project));
  if (!RECORDS.has(document)) say(document, countsIn(text), "is a count that grows: leave it out");
}
for (const file of sources) say(file, unknownInComments(file, readFileSync(file, "utf8"), project));
console.log(`${documents.length} documents, comments of ${sources.length} files`);
process.exit(problems > 0 ? 1 : 0);
