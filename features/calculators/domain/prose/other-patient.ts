// "Celui du box d'à côté est à 7": a sentence about somebody else has no value of this patient. Nor has
// what is of a relative ("père diabétique", "AVC chez la mère"), is looked for or feared ("pour prévenir
// un AVC"), or is what the person does not bear ("allergique à l'aspirine").
import type { FoldedText } from "./folded-text.ts";

const WHO =
  "(?:l'autre (?:patient[a-z]*|malade|ep|avc|pneumo[a-z]*|brule[a-z]*|cirrhotique|monsieur|dame)|(?:le|la) (?:patiente?|malade|monsieur|dame|voisine?) (?:du box|de la chambre|du lit|d'a cote|de la \\d|du \\d|d'hier|precedente?)|cel(?:ui|le) (?:du box|de la chambre|du lit|d'a cote|d'hier|de la \\d|du \\d)|(?:son|sa|mon|ma) voisine? de (?:chambre|box|lit)|hier son voisin|the (?:other|previous) patient|(?:el|la) otr[oa] paciente|(?:el|la) paciente (?:anterior|de al lado))";
const SENTENCE = new RegExp(`(?<=(?:^|[.;?!(]) ?)${WHO}(?![a-z])(?:[^.;?!)]|\\.(?=\\d))*`, "g");

const RELATIVE =
  "(?:pere|mere|maman|papa|parents?|freres?|soeurs?|oncles?|tantes?|cousine?s?|mari|epoux|epouse|conjointe?|compagnon|compagne|jumeau|jumelle|famille|chauffard|(?:son|sa|ses|dont (?:les?|la)) (?:fils|filles?|femme|grand-?(?:pere|mere))|father|mother|brother|sister|uncle|aunt|husband|wife|padre|madre|hermano|hermana|tio|tia|marido|esposa)(?![a-z])";
/** What a relative tells of the patient is of the patient: "la mère l'a trouvé somnolent". */
const TELLS =
  "(?:trouve|dit|disent|signale|rapporte|decri|note|juge|pense|constate|voit|vu|inquiet|rassur|affirme|amene|l'|les? |la |lui |qu|says|reports|noticed|found|refiere|dice|nota)";
const OF_RELATIVE = new RegExp(
  `(?:^|[,;:.(]|(?<![a-z])(?:et|mais|and|y)) ?(?:(?:son|sa|ses|les?|la|une?|his|her|su|el) )?${RELATIVE}(?:(?! ${TELLS})[^,;:.()?]){0,40}$`,
);
/** "Adressé par sa fille, 84 ans" is of the patient, and so is the child that is brought. */
const BROUGHT =
  "(?<!(?:amen[a-z]*|accompagn[a-z]*|consult[a-z]*|pour|par|avec|by|with|for|brings?|por|con|para|trae) (?:(?:la|le|une?|son|sa|ses|the|his|her|su|el) )?)";
/** Somebody else before the figure: it is of them, and not of the relative. */
const SOMEBODY =
  "(?:ils?|elles?|qu|patiente?|malade|homme|garcon|enfants?|bebe|nourrisson|famille|monsieur|madame|ce|cette?|he|she|who|man|woman|child|family|que|hij[oa]s?|nin[oa]s?|familia)(?![a-z])";
const FIGURE = "\\d{1,3}(?:[.,]\\d+)? ?(?:ans?|mois|years?|yo|anos?|months?|meses|kg|cm)(?![a-z])";
/** "Sa femme a 80 ans", "(épouse de 64 ans)", "son père : infarctus à 52 ans". */
const FIGURE_AFTER = new RegExp(
  `((?<![a-z-])${BROUGHT}(?!famille)${RELATIVE}(?:(?! (?:${TELLS}|${SOMEBODY}))[^,;.()?!\\d]){0,40}?(?: |[,(] ?|: ?))(${FIGURE})`,
  "g",
);
/** The figure of a relative who brings the patient, when nothing parts it from them. */
const FIGURE_OF = new RegExp(
  `((?<![a-z-])(?!famille)${RELATIVE} (?:\\(|de |agee? de |a |aged |of |is |tiene |de )?)(${FIGURE})`,
  "g",
);
const FIGURE_BEFORE = new RegExp(
  `(${FIGURE})( (?:chez|in|en) (?:(?:les?|la|son|sa|ses|une?|the|his|her|su|el) )?${RELATIVE})`,
  "g",
);
const blank = (words: string): string => " ".repeat(words.length);

/**
 * The same text without the sentences about somebody else and the figures of a relative: every
 * place stays where it was.
 */
export function ofThisPatient(text: FoldedText): FoldedText {
  const after = (_all: string, who: string, figure: string) => who + blank(figure);
  const folded = text.folded
    .replace(SENTENCE, blank)
    .replace(FIGURE_AFTER, after)
    // "Son fils de 55 ans pèse 90 kg": both are of the son.
    .replace(FIGURE_AFTER, after)
    .replace(FIGURE_OF, after)
    .replace(FIGURE_BEFORE, (_all, figure: string, who: string) => blank(figure) + who);
  return folded === text.folded ? text : { ...text, folded };
}

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

/** "Sa femme", "his daughter": a word of sex, and not the patient's. */
export const isRelative = (folded: string, from: number): boolean =>
  /(?<![a-z])(?:son|sa|ses|his|her|su|sus) (?:(?:petit|grand|jeune|little|young)e? )?$/.test(
    folded.slice(Math.max(0, from - 16), from),
  );

/** Whether what stands at this place is not of the patient. */
export const isOfAnother = (folded: string, from: number, to: number): boolean => {
  const before = folded.slice(Math.max(0, from - 80), from);
  return (
    OF_RELATIVE.test(before) || SOUGHT.test(before) || AT_RELATIVE.test(folded.slice(to, to + 32))
  );
};
