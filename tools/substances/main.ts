// Draws the list of marketed substances, with their routes and forms, from the official drug file
// (BDPM), for the checks of the library. By hand, when a new file is out: node
// tools/substances/main.ts FOLDER DAY
import { writeFileSync } from "node:fs";
import { openDrugFile } from "./drug-file.ts";

const OUT = new URL("../../features/guidelines/content/register/substances.json", import.meta.url);

const { day, lines } = openDrugFile("tools/substances/main.ts");

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
