// "Celui du box d'à côté est à 7": a sentence about somebody else has no value of this patient. Nor has
// what is of a relative ("père diabétique", "AVC chez la mère"), is looked for or feared ("pour prévenir
// un AVC"), or is what the person does not bear ("allergique à l'aspirine").
import type { FoldedText } from "./folded-text.ts";

const WHO =
  "(?:l'autre (?:patient[a-z]*|malade|ep|avc|pneumo[a-z]*|brule[a-z]*|cirrhotique|monsieur|dame)|(?:le|la) (?:patiente?|malade|monsieur|dame|voisine?) (?:du box|de la chambre|du lit|d'a cote|de la \\d|du \\d|d'hier|precedente?)|cel(?:ui|le) (?:du box|de la chambre|du lit|d'a cote|d'hier|de la \\d|du \\d)|(?:son|sa|mon|ma) voisine? de (?:chambre|box|lit)|hier son voisin|the (?:other|previous) patient|(?:el|la) otr[oa] paciente|(?:el|la) paciente (?:anterior|de al lado))";
const SENTENCE = new RegExp(`(?<=(?:^|[.;?!(]) ?)${WHO}(?![a-z])(?:[^.;?!)]|\\.(?=\\d))*`, "g");

/** The same text, such sentences blank: every place stays where it was. */
export function ofThisPatient(text: FoldedText): FoldedText {
  const folded = text.folded.replace(SENTENCE, (words) => " ".repeat(words.length));
  return folded === text.folded ? text : { ...text, folded };
}

const RELATIVE =
  "(?:pere|mere|parents?|freres?|soeurs?|oncles?|tantes?|cousine?s?|mari|epoux|epouse|conjointe?|compagnon|compagne|jumeau|jumelle|famille|chauffard|(?:son|sa|ses) (?:fils|filles?|femme|grand-?(?:pere|mere))|father|mother|brother|sister|uncle|aunt|husband|wife|padre|madre|hermano|hermana|tio|tia|marido|esposa)(?![a-z])";
/** What a relative tells of the patient is of the patient: "la mère l'a trouvé somnolent". */
const TELLS =
  "(?:trouve|dit|disent|signale|rapporte|decri|note|juge|pense|constate|voit|vu|inquiet|rassur|affirme|amene|l'|les? |la |lui |qu|says|reports|noticed|found|refiere|dice|nota)";
const OF_RELATIVE = new RegExp(
  `(?:^|[,;:.(]|(?<![a-z])(?:et|mais|and|y)) ?(?:(?:son|sa|ses|les?|la|une?|his|her|su|el) )?${RELATIVE}(?:(?! ${TELLS})[^,;:.()?]){0,40}$`,
);
const SOUGHT =
  /(?:(?:antecedents?|atcds?|histoire|terrain) fam[a-z]*(?: :)?|family history|antecedentes familiares|on (?:cherche|recherche|craint|redoute)|crainte|pour (?:prevenir|eliminer|ecarter|chercher|rechercher)|prevention|a la recherche|depistage|allergi[a-z]*|intoleran[a-z]*|looking for|fear|prevention|screening|allergic|alergi[a-z]*|para descartar)(?: (?:de|du|des|les?|la|une?|au|aux|a|of|to|for|al)|(?: d| l| a l| de l)'(?:une?)?){0,3} ?$/;
const AT_RELATIVE = new RegExp(
  `^ (?:(?:chez|in|en) (?:les?|la|son|sa|ses|une?|the|his|her|su|el) ?${RELATIVE}|dans la famille|familia[a-z]+(?![a-z])|(?:pa|ma)ternel)`,
);

const NOT_THE_PATIENT =
  /^[^.;!?]{0,24}?[,:]? ?(?:mais |but |pero )?(?:pas (?:elle|lui|l[ea] patiente?)(?![a-z])|(?:elle|lui|l[ea] patiente?),? (?:non|pas|ne l'est pas|n'en a pas)(?![a-z])|not (?:her|him|the patient)(?![a-z])|(?:s?he|the patient) (?:is not|isn't|does not|doesn't|has not|hasn't)(?![a-z])|(?:ell?a?|l[ao] paciente|el paciente) no(?![a-z]))/;

/** "Son frère est diabétique, elle non": denied of the patient. */
export const isDeniedOfPatient = (folded: string, to: number): boolean =>
  NOT_THE_PATIENT.test(folded.slice(to, to + 60));

/** Whether what stands at this place is not of the patient. */
export const isOfAnother = (folded: string, from: number, to: number): boolean => {
  const before = folded.slice(Math.max(0, from - 80), from);
  return (
    OF_RELATIVE.test(before) || SOUGHT.test(before) || AT_RELATIVE.test(folded.slice(to, to + 32))
  );
};
