// The names of substances: the official drug file writes the salt, the thesaurus the base. What is
// given back is comparable, never shown.
import { thesaurusKey } from "#features/nomenclatures/domain/public.ts";

/** What a base is bound to, as "bésilate d'", "dichlorhydrate de", "solution de". */
const BOUND =
  /^(?:(?:[a-z]*(?:ates?|ures?|ites?)|oxydes?|hydroxydes?|sels?|epolamine|tert-butylamine|solution|concentrat)(?: (?:di|mono|tri|hemi|acide|neutre|basique|[a-z]*sodique|[a-z]*calcique|[a-z]*potassique|magnesique))* (?:de |d'))+/;
/** A metal is what acts in these salts; in any other it only carries the acid. */
const METALS = new Set([
  "potassium",
  "calcium",
  "magnesium",
  "aluminium",
  "zinc",
  "lithium",
  "fer",
]);
const MINERAL =
  /^(?:(?:bi|hydrogeno|glycero|pyro|gluco|lacto)*(?:carbonate|chlorure|gluconate|lactate|phosphate|heptonate)|hydroxyde|oxyde|aspartate|pidolate|citrate|levulinate|sulfate|sel)/;
/** Words that begin the names of very different things. */
const GENERIC = new Set(
  `acide alcool bleu charbon chlorure citrate concentrat extrait gel huile immunoglobuline oxyde
  phosphate proteine sel sodium solution virus vitamine sulfate dinitrate complexe facteur
  interferon toxine`.split(/\s+/),
);

/** What follows a name without changing it: water, a metal, a form. */
const AFTER = new Set(
  `anhydre base dilue diluee basique calcique calcium clathree dihydrate dihydrates dihydratee dipotassique
  disodique ethylique forme hemihydrate hemihydrates hemihydratee heptahydrate hydrate hydratee
  liposomale lysine magnesique magnesium micronise micronisee monohydrate monohydratee
  monopotassique monosodique pegylee pentahydrate pentahydratee potassique racemique recombinant
  recombinante sel sesquihydrate sodique sodium solvate sulfate tetrahydrate trihydrate
  trihydratee trisodique tromethamine trometamol zincique arginine erbumine tert-butylamine
  meglumine besilate mesilate tosilate maleate fumarate tartrate bitartrate succinate acetate
  chlorhydrate bromhydrate phosphate citrate nitrate oxalate humaine humain origine`.split(/\s+/),
);

/** Names that clinicians use for another one. */
const OTHER_NAMES = new Map(
  Object.entries({
    aspirine: ["acide acetylsalicylique"],
    acetaminophene: ["paracetamol"],
    epinephrine: ["adrenaline"],
    norepinephrine: ["noradrenaline"],
    thyroxine: ["levothyroxine"],
    "l-thyroxine": ["levothyroxine"],
    cotrimoxazole: ["sulfamethoxazole", "trimethoprime"],
    divalproate: ["acide valproique"],
    "divalproate de sodium": ["acide valproique"],
    remifentanyl: ["remifentanil"],
    "pseudo-ephedrine": ["pseudoephedrine"],
    isavuconazonium: ["isavuconazole"],
    "ester boronique de mannitol": ["bortezomib"],
    "penicilline v": ["phenoxymethylpenicilline"],
    "vitamine d3": ["cholecalciferol"],
    "vitamine c": ["acide ascorbique"],
    retinol: ["vitamine a"],
    "fluorure de sodium": ["fluor"],
    heparine: ["heparine sodique"],
    "heparine non fractionnee": ["heparine sodique"],
    "bleu methylene": ["bleu de methylene"],
    "chlorure de methylthioninium": ["bleu de methylene"],
    phytomenadione: ["vitamine k"],
    "isosorbide dinitrate": ["dinitrate d'isosorbide"],
    "trinitrate de glyceryle": ["trinitrine"],
    nitroglycerine: ["trinitrine"],
    "toxine botulinique": ["botulique"],
    amfebutamone: ["bupropion"],
    eslicarbazepine: ["esclicarbazepine"],
    colistimethate: ["colistine"],
    cholestyramine: ["colestyramine"],
    colecalciferol: ["cholecalciferol"],
    mitomycine: ["mitomycine c"],
    arsenic: ["arsenieux"],
    "trioxyde d'arsenic": ["arsenieux"],
    tenofovir: ["tenofovir disoproxil"],
    "acide mycophenolique": ["mycophenolate mofetil"],
    rifampine: ["rifampicine"],
    glyburide: ["glibenclamide"],
    meperidine: ["pethidine"],
    cyclosporine: ["ciclosporine"],
    "polyvidone iodee": ["povidone iodee"],
    "acide ursodeoxycholique": ["acide ursodesoxycholique"],
    carnitine: ["levocarnitine"],
  }),
);

const withoutBrackets = (key: string): string =>
  key
    .replace(/\([^()]*\)|\[[^\]]*\]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** "clavulanique (acide)", "lithium (carbonate de)" as they are said. */
function turned(key: string): string | null {
  const [, name = "", before] = /^([^(]+?) ?\(([^()]*(?: de| d'|acide))\)/.exec(key) ?? [];
  if (before === undefined) return null;
  return before.endsWith("'") ? `${before}${name}` : `${before} ${name}`;
}

/** "alendronate monosodique" is the acid of that name. */
const acidOf = (name: string): string | null => {
  const [, root] = /^([a-z]{4,}?)ates?$/.exec(name.split(" ")[0] ?? "") ?? [];
  return root === undefined ? null : `acide ${root}ique`;
};

function withoutAfter(name: string): string {
  const words = name.split(" ");
  while (words.length > 1 && AFTER.has(words.at(-1) as string)) words.pop();
  return words.join(" ");
}

/** The base of a salt; null where only what carries the acid would remain: a metal, lysine. */
function baseOf(name: string): string | null {
  const unbound = name.replace(BOUND, "");
  const bare = withoutAfter(unbound.replace(/^(?:dl|l|d)-/, ""));
  if (bare === "sodium" && bare !== name) return null;
  if (unbound !== name && AFTER.has(bare) && !METALS.has(bare)) return null;
  return METALS.has(bare) && bare !== name && !MINERAL.test(name) ? null : bare;
}

const unique = (forms: readonly (string | null)[]): string[] => [
  ...new Set(forms.filter((form): form is string => form !== null && form.length > 1)),
];

/**
 * The forms under which one substance is known, the surest first: as it is, without brackets, as
 * the acid of a salt, without what it is bound to and what follows it. A name that others are
 * compared with is no salt of anything (`ofSalt`): "phosphate d'aluminium" would answer for every
 * phosphate.
 */
export function nameForms(name: string, ofSalt = true): string[] {
  const whole = thesaurusKey(name.split(",")[0] ?? "").replace(/^(?:l-|dl-|d-)(?=[a-z]{5})/, "");
  const said = turned(whole);
  const plain = withoutBrackets(whole);
  const shown = said ?? plain;
  const iron = /\bferr(?:eux|ique)\b/.test(whole) ? "fer" : null;
  const carried = METALS.has(plain) && said !== null && !MINERAL.test(said);
  const alone = (GENERIC.has(plain) && said !== null) || carried ? null : plain;
  const base = baseOf(shown);
  const forms = [whole, said, ofSalt ? acidOf(shown) : null, alone, base, iron];
  return unique(forms.flatMap((form) => (form ? [form, ...(OTHER_NAMES.get(form) ?? [])] : [])));
}

/**
 * The names under which a person may ask for what a drug file writes as this: of a salt, its base, or
 * its acid where no base acts. "Citrate de fentanyl" is no citric acid.
 */
export function spokenForms(name: string): string[] {
  const forms = nameForms(name, false);
  const said = turned(thesaurusKey(name)) ?? withoutBrackets(thesaurusKey(name));
  const carried = said.replace(BOUND, "") !== said && baseOf(said) !== null;
  return carried ? forms : unique([...forms, acidOf(said)]);
}

/** One name of a substance, salt apart: of two that the thesaurus does not have, the same or not. */
export const bareName = (name: string): string =>
  nameForms(name, false).at(-1) ?? thesaurusKey(name);

/** Its first words, then its words: what is left to try for a name longer than the known one. */
export function shorterForms(name: string): string[] {
  const bare = baseOf(turned(thesaurusKey(name)) ?? withoutBrackets(thesaurusKey(name))) ?? "";
  const words = bare.split(" ");
  const beginnings = words.slice(1).map((_, at) => words.slice(0, words.length - 1 - at).join(" "));
  const single = bare.split(/[ '-]+/).filter((word) => word.length > 6 && !AFTER.has(word));
  return unique([...beginnings, ...single]).filter((form) => !GENERIC.has(form));
}

/** The several names that stand for one: "cotrimoxazole" is two substances. */
export const namesBehind = (form: string): readonly string[] => OTHER_NAMES.get(form) ?? [form];
