// Draws the list of marketed substances, with their routes and forms, from the official drug file
// (BDPM), for the checks of the library. By hand, when a new file is out: node
// tools/substances/main.ts FOLDER DAY
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const OUT = new URL("../../features/guidelines/content/register/substances.json", import.meta.url);

const [folder, day] = process.argv.slice(2);
if (!folder || !/^\d{4}-\d{2}-\d{2}$/.test(day ?? "")) {
  console.error("usage: node tools/substances/main.ts FOLDER DAY (day of the files, YYYY-MM-DD)");
  process.exit(2);
}

const lines = (name: string): string[][] =>
  gunzipSync(readFileSync(join(folder, name)))
    .toString("utf8")
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map((line) => line.split("\t").map((cell) => cell.trim()));

interface Specialty {
  form: string;
  routes: string[];
}

// Columns: code, name, form, routes, state of the authorisation, its procedure, marketing.
const marketed = new Map<string, Specialty>();
for (const [code = "", , form = "", routes = "", , procedure = "", state = ""] of lines(
  "CIS_bdpm.txt.gz",
))
  if (state === "Commercialisée" && !/homéo/i.test(procedure))
    marketed.set(code, {
      form: form.toLowerCase(),
      routes: routes.split(";").map((route) => route.trim()),
    });

// Columns: code, element, code of the substance, its name, dose, reference, nature, link.
const substances = new Map<string, { routes: Set<string>; forms: Set<string> }>();
for (const [code = "", , , name = ""] of lines("CIS_COMPO_bdpm.txt.gz")) {
  const specialty = marketed.get(code);
  if (!specialty || /homéopathique/i.test(name)) continue;
  const known = substances.get(name.toLowerCase()) ?? { routes: new Set(), forms: new Set() };
  for (const route of specialty.routes) known.routes.add(route);
  known.forms.add(specialty.form);
  substances.set(name.toLowerCase(), known);
}

const sorted = (set: ReadonlySet<string>) => [...set].filter((one) => one !== "").sort();
const rows = [...substances]
  .sort(([a], [b]) => a.localeCompare(b, "fr"))
  .map(([name, { routes, forms }]) => JSON.stringify([name, sorted(routes), sorted(forms)]));
const head = {
  source: "Base de données publique des médicaments (ANSM, HAS, UNCAM)",
  licence: "Licence Ouverte",
  day,
};
writeFileSync(
  OUT,
  `${JSON.stringify(head).slice(0, -1)},"substances":[\n${rows.join(",\n")}\n]}\n`,
);
console.log(`${rows.length} substances`);
