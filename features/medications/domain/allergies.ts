// Allergies against a prescription: the same substance, the same class of the thesaurus, the same
// subgroup of the ATC. A name that nothing knows is not verified, never silent.
import { fold } from "#platform/search/normalise.ts";
import type { DrugBook, ReadDrug } from "./drug-book.ts";
import type { DrugIndex } from "./drug-index.ts";
import type { Thesaurus } from "./thesaurus.ts";

/** The fourth level of the ATC (J01CA): a neighbourhood to look at, no proof of a crossed reaction. */
const SUBGROUP = 5;

/** Groups that people name, and their places in the ATC. */
const GROUPS: readonly [RegExp, readonly string[]][] = [
  [/^(?:peni|penicilline)s?$/, ["J01C"]],
  [/^cephalosporines?$/, ["J01DB", "J01DC", "J01DD", "J01DE", "J01DI"]],
  [/^carbapenemes?$/, ["J01DH"]],
  [/^(?:beta-?lactamines?|betalactamines?)$/, ["J01C", "J01D"]],
  [/^(?:sulfamides?|sulfamides? antibacteriens?)$/, ["J01EB", "J01EC", "J01ED", "J01EE"]],
  [/^macrolides?$/, ["J01FA"]],
  [/^(?:aminosides?|aminoglycosides?)$/, ["J01G"]],
  [/^(?:fluoro)?quinolones?$/, ["J01M"]],
  [/^(?:ains|anti-inflammatoires? non steroidiens?)$/, ["M01A"]],
  [/^(?:aspirine|acide acetylsalicylique|salicyles?)$/, ["N02BA", "B01AC06"]],
  [/^(?:morphine|morphiniques?|opiaces?|opioides?)$/, ["N02A"]],
  [/^(?:produits? de contraste iodes?|pci)$/, ["V08A"]],
  [/^(?:curares?)$/, ["M03A"]],
  [/^(?:anesthesiques? locaux)$/, ["N01B"]],
  [/^(?:heparines?)$/, ["B01AB"]],
];

export interface AllergyFound {
  allergy: string;
  drug: string;
  /** By what they are one: the very substance, a class of the thesaurus, a group of the ATC. */
  by: "substance" | "class" | "atc";
  /** The substance, the class or the code. */
  shared: string;
}

export interface Allergies {
  found: AllergyFound[];
  unverified: string[];
}

interface Known {
  book: DrugBook;
  index: DrugIndex;
  thesaurus: Thesaurus;
}

interface Suspect {
  allergy: string;
  read: ReadDrug | null;
  codes: string[];
}

const NAMED =
  /^(?:allergi\w*|hypersensibilite|intolerance)\s+(?:aux?|a la|a l'|a|de la|de|du|des)?\s*/;

function suspectOf(allergy: string, { book, index }: Known): Suspect {
  const name = fold(allergy).replace(NAMED, "");
  const codes = GROUPS.flatMap(([pattern, group]) => (pattern.test(name) ? group : []));
  const read = book.read(name);
  const own = read ? index.atcOf(read.cis, read.substances) : [];
  const subgroups = own.map((atc) => atc.slice(0, SUBGROUP));
  return { allergy, read, codes: codes.length > 0 ? codes : subgroups };
}

const keysOf = ({ members }: ReadDrug) =>
  members.flatMap((one) => (one.kind === "substance" ? [one.key] : []));

function sharedBy(drug: ReadDrug, suspect: Suspect, known: Known): AllergyFound | null {
  const { allergy, read, codes } = suspect;
  const found = (by: AllergyFound["by"], shared: string) => ({
    ...{ allergy, drug: drug.given, by, shared },
  });
  const { index, thesaurus } = known;
  if (read) {
    const forms = new Set(read.substances.flatMap((one) => index.formsOf(one)));
    const keys = new Set(keysOf(read));
    const same =
      keysOf(drug).find((key) => keys.has(key)) ??
      drug.substances.find((one) => index.formsOf(one).some((form) => forms.has(form)));
    if (same !== undefined) return found("substance", same);
    for (const { kind, key } of read.members)
      if (kind === "class" && keysOf(drug).some((one) => thesaurus.isIn(one, key)))
        return found("class", key);
  }
  const code = index
    .atcOf(drug.cis, drug.substances)
    .flatMap((atc) => codes.find((group) => atc.startsWith(group)) ?? [])[0];
  return code === undefined ? null : found("atc", code);
}

export function allergiesIn(
  allergies: readonly string[],
  drugs: readonly ReadDrug[],
  known: Known,
): Allergies {
  const suspects = allergies.map((allergy) => suspectOf(allergy, known));
  return {
    found: suspects.flatMap((suspect) =>
      drugs.flatMap((drug) => sharedBy(drug, suspect, known) ?? []),
    ),
    unverified: suspects
      .filter(({ read, codes }) => !read && codes.length === 0)
      .map(({ allergy }) => allergy),
  };
}
