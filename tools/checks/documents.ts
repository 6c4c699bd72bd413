// The documents are a map: every path and npm command they name is there.
import { globSync, readFileSync } from "node:fs";
import { unknownNames } from "./documented-names.ts";

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

let problems = 0;
for (const document of documents.sort()) {
  const text = readFileSync(document, "utf8");
  for (const name of unknownNames(document, text, {
    files,
    scripts: new Set(Object.keys(scripts)),
  })) {
    console.error(`${document}: ${name} does not exist`);
    problems += 1;
  }
}
console.log(`${documents.length} documents`);
process.exit(problems > 0 ? 1 : 0);
