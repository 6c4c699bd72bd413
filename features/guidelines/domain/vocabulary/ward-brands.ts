// Trade names and classes of every marketed medicine, from the official drug file: a protocol says the
// substance or its class, who asks says what is written on the box.
import { stem } from "#platform/search/normalise.ts";
import register from "../../content/register/trade-names.json" with { type: "json" };
import { COMMON_WORDS, STOP_WORDS } from "../stop-words.ts";
import { PLAIN_WORDS } from "./plain-words.ts";

/** What a ward calls a class, by the first letters of its code in the international classification. */
const CLASSES = `
a02b | antiulcereux
a02bc | ipp | inhibiteur de la pompe a protons
a03 | antispasmodique
a04 | antiemetique
a06 | laxatif
a10 | antidiabetique
a10a | insuline
a10bb | sulfamide hypoglycemiant | sulfamide
a10bh | gliptine
a10bj | analogue du glp1 | glp1
a10bk | gliflozine | isglt2
b01 | anticoagulant
b01aa | antivitamine k | avk
b01ab | heparine
b01ac | antiagregant | antiplaquettaire | aap
b01af | anticoagulant oral direct | aod
b03a | fer
b03x | epo | erythropoietine
c01b | antiarythmique
c01c | amines | vasopresseur | catecholamine
c02 | antihypertenseur
c03 | diuretique
c03c | diuretique de l anse
c07 | betabloquant
c08 | inhibiteur calcique | anticalcique
c09a | iec | inhibiteur de l enzyme de conversion
c09c | sartan | ara2
c09d | sartan | ara2
c10 | hypolipemiant
c10aa | statine
g02a | uterotonique | ocytocique
g03a | pilule | contraceptif
h01c | analogue de la somatostatine
h02 | corticoide | cortisone
j01 | antibiotique | antibiotherapie
j01c | penicilline | betalactamine
j01d | cephalosporine | betalactamine
j01dd | c3g | cephalosporine de troisieme generation
j01dh | carbapeneme
j01f | macrolide
j01g | aminoside
j01ma | fluoroquinolone | quinolone
j01xa | glycopeptide
j02 | antifongique
j04 | antituberculeux
j05 | antiviral
j05ar | antiretroviral | tritherapie
l01 | chimiotherapie | cytotoxique | anticancereux
l01a | alkylant
l01b | antimetabolite
l01ca | vinca alcaloide
l01cd | taxane
l01db | anthracycline
l01f | anticorps monoclonal
l01xa | sel de platine
l03aa | facteur de croissance | gcsf
l04 | immunosuppresseur
m01a | ains | anti inflammatoire
m03a | curare
m04 | antigoutteux
n01a | anesthesique
n01ab | halogene | gaz anesthesique
n01b | anesthesique local
n02a | opioide | morphinique | opiace | stupefiant
n03 | antiepileptique | anticonvulsivant
n04 | antiparkinsonien
n05a | neuroleptique | antipsychotique
n05b | anxiolytique
n05ba | benzodiazepine
n05c | hypnotique | somnifere
n05cd | benzodiazepine
n06a | antidepresseur
n06d | anti alzheimer
p01b | antipaludeen
r03 | bronchodilatateur
r06 | antihistaminique
v08 | produit de contraste
v08a | produit de contraste iode | iode
`;

/** An everyday word is read as such, whoever sells something under its name. */
const isEveryday = (name: string): boolean =>
  [STOP_WORDS, COMMON_WORDS, PLAIN_WORDS].some((words) => words.has(stem(name)));
/** As the tables of a ward are written; the others are nobody's words. */
const isWritten = (name: string): boolean => /^[a-z]+(?: [a-z0-9]+){0,3}$/u.test(name);
const LEAST = 4;
/** What names of many medicines begin with names none of them. */
const CHEMISTRY: ReadonlySet<string> = new Set([
  ...["acide", "chlorhydrate", "chlorure", "citrate", "ringer", "vitamine"],
]);

const brands = new Map<string, string[]>();
for (const [brand, substances] of register.brands as [string, string[]][]) {
  if (!isWritten(brand) || isEveryday(brand) || CHEMISTRY.has(brand) || brand.length < LEAST)
    continue;
  for (const one of substances.filter(isWritten))
    brands.set(one, [...(brands.get(one) ?? []), brand]);
}

const codes = new Map<string, string[]>();
for (const [substance = "", code = ""] of register.classes)
  codes.set(substance, [...(codes.get(substance) ?? []), code]);

const classes = CLASSES.trim()
  .split("\n")
  .flatMap((row) => {
    const [code = "", ...names] = row.split(" | ");
    const kinds = [...codes]
      .filter(([, held]) => held.some((one) => one.toLowerCase().startsWith(code)))
      .map(([substance]) => substance)
      .filter((substance) => isWritten(substance) && !names.includes(substance));
    return kinds.length === 0 ? [] : [`${names.join(" | ")} > ${kinds.join(" | ")}`];
  });

/** A substance stands for its trade names and they for it, a class for its substances. */
export const WARD_BRANDS = [
  ...[...brands].map(([substance, names]) => `${substance} > ${names.join(" | ")}`),
  ...classes,
].join("\n");
