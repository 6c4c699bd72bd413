// Draws what a fresh machine knows of drugs before the official files are imported, from the drug
// database (BDPM) and the interaction thesaurus of the ANSM: the usual brands of the substances of
// `content/substances.json`, and the pairs of the thesaurus between them. By hand, when new files
// are out: node tools/starter/main.ts BDPM-FOLDER DAY THESAURUS-FOLDER
import { writeFileSync } from "node:fs";
import substances from "../../features/nomenclatures/content/substances.json" with { type: "json" };
import { drawnDrugs } from "./drugs.ts";
import { drawnInteractions } from "./interactions.ts";

const [bdpm, day, thesaurus] = process.argv.slice(2);
if (!bdpm || !thesaurus || !/^\d{4}-\d{2}-\d{2}$/.test(day ?? "")) {
  console.error("usage: node tools/starter/main.ts BDPM-FOLDER DAY THESAURUS-FOLDER");
  process.exit(2);
}

const names = substances.map(([name = ""]) => name);
const write = (file: string, content: object) => {
  const out = new URL(`../../features/nomenclatures/content/${file}`, import.meta.url);
  writeFileSync(out, JSON.stringify(content));
};

const drugs = await drawnDrugs(bdpm, names);
write("drugs.json", {
  source: "Base de données publique des médicaments (ANSM, HAS, UNCAM)",
  licence: "Licence Ouverte",
  day,
  drugs,
});
const interactions = await drawnInteractions(thesaurus, names);
write("interactions.json", {
  source: "Thésaurus des interactions médicamenteuses (ANSM)",
  ...interactions,
});
console.log(`${drugs.length} drugs, ${interactions.pairs.length} pairs`);
