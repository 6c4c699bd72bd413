// Draws from the official drug files (BDPM) the trade names with the substances that each holds, and the
// class of each substance. A name that is its substance's, as those of generics are, says nothing more.
// By hand, when new files are out: node tools/substances/trade-names.ts FOLDER DAY
import { writeFileSync } from "node:fs";
import { openDrugFile } from "./drug-file.ts";

const OUT = new URL("../../features/guidelines/content/register/trade-names.json", import.meta.url);

const { day, lines } = openDrugFile("tools/substances/trade-names.ts");

const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe");

/** What a substance is bound to, which nobody says. */
const SALT =
  /^(?:di|tri|hemi|mono)?(?:chlorhydrate|bromhydrate|sulfate|oxalate|acetate|maleate|besilate|tosilate|esilate|mesilate|fumarate|tartrate|citrate|succinate|gluconate|phosphate|dipropionate|propionate|valerate|lactate|nitrate|pamoate|embonate|benzoate|furoate|decanoate|enanthate|edisilate|ditosylate|sel|esters?) d(?:e |')/u;
const BOUND =
  /\b(?:sodique|disodique|potassique|calcique|magnesique|sodium|calcium|base|anhydre|(?:mono|di|tri|tetra|penta|hemi|sesqui)?hydratee?s?|(?:mono|di|tri|tetra|penta|hemi)hydrate|arginine|lysine|medoxomil|etexilate|cilexetil|trometamol|micronise|equimolaire|liposomale?|recombinante?|humaine?)\b/gu;
/** Of a salt of metals the words are the name. */
const METAL = /^(?:chlorure|bicarbonate|carbonate|sulfate|gluconate|phosphate) de /u;

/** « chlorhydrate d'oxycodone » is oxycodone. */
function spoken(substance: string): string {
  const bare = fold(substance)
    .replace(/\([^)]*\)/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const metal = METAL.test(bare) && /(?:sodium|potassium|calcium|magnesium)$/u.test(bare);
  const name = metal ? bare : bare.replace(SALT, "").replace(BOUND, " ");
  return name.replace(/\s+/gu, " ").trim();
}

/** The name of a medicine as a person says it: what stands before its strength and its form. */
const FIRST = /^(\p{Lu}[\p{Lu}.'’-]{3,})/u;
/** Alike in so many letters, a name is its substance's. */
const ALIKE = 5;
const isOwn = (brand: string, substances: readonly string[]): boolean =>
  substances.some((substance) =>
    substance
      .split(/[^a-z]+/u)
      .some((word) => word.length >= ALIKE - 1 && word.slice(0, ALIKE) === brand.slice(0, ALIKE)),
  );
/** More is a mixture that no name stands for. */
const MOST_SUBSTANCES = 2;
/** Letters of a class: « L01DB », anthracyclines. */
const OF_CLASS = 5;

type Lines = readonly (readonly string[])[];
type Brand = readonly [name: string, substances: readonly string[]];
type Class = readonly [substance: string, atc: string];

/** Substances of each specialty. */
function substancesOf(composition: Lines): Map<string, Set<string>> {
  const held = new Map<string, Set<string>>();
  // Columns: code, element, code of the substance, its name, dose, reference, nature, link.
  for (const [code = "", , , name = "", , , nature] of composition) {
    const substance = spoken(name);
    if (nature !== "SA" || substance.length < ALIKE) continue;
    held.set(code, (held.get(code) ?? new Set()).add(substance));
  }
  return held;
}

const inOrder = <T>(map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

function classesOf(held: ReadonlyMap<string, ReadonlySet<string>>, codes: Lines): Class[] {
  const classes = new Map<string, Class>();
  for (const [code = "", atc = ""] of codes) {
    const [alone, other] = held.get(code) ?? [];
    if (alone === undefined || other !== undefined || atc === "") continue;
    const short = atc.slice(0, OF_CLASS);
    classes.set(`${alone} ${short}`, [alone, short]);
  }
  return inOrder(classes).map(([, one]) => one);
}

function readBrands(
  specialties: Lines,
  composition: Lines,
  codes: Lines,
): { brands: Brand[]; classes: Class[] } {
  const held = substancesOf(composition);
  const sold = new Map(
    specialties.flatMap(([code = ""]) => {
      const of = held.get(code);
      return of ? [[code, of] as const] : [];
    }),
  );
  const brands = new Map<string, Set<string>>();
  for (const [code = "", name = ""] of specialties) {
    const substances = [...(sold.get(code) ?? [])];
    const brand = fold(FIRST.exec(name)?.[1] ?? "");
    if (substances.length === 0 || substances.length > MOST_SUBSTANCES) continue;
    if (brand === "" || isOwn(brand, substances)) continue;
    brands.set(brand, new Set([...(brands.get(brand) ?? []), ...substances]));
  }
  return {
    brands: inOrder(brands).map(([name, of]) => [name, [...of].sort()]),
    classes: classesOf(sold, codes),
  };
}

// Columns: code, name, form, routes, state of the authorisation, its procedure, marketing.
const marketed = lines("CIS_bdpm.txt.gz").filter(
  ([, , , , , procedure = "", state]) => state === "Commercialisée" && !/homéo/i.test(procedure),
);
const { brands, classes } = readBrands(
  marketed,
  lines("CIS_COMPO_bdpm.txt.gz"),
  lines("CIS_MITM.txt.gz"),
);
const source = "Base de données publique des médicaments (ANSM, HAS, UNCAM)";
writeFileSync(
  OUT,
  `${JSON.stringify({ source, licence: "Licence Ouverte", day, brands, classes })}\n`,
);
console.log(`${brands.length} trade names, ${classes.length} classes`);
