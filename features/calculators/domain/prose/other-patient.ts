// "Celui du box d'à côté est à 7": a sentence about somebody else has no value of this patient.
import type { FoldedText } from "./folded-text.ts";

const WHO =
  "(?:l'autre (?:patient[a-z]*|malade|ep|avc|pneumo[a-z]*|brule[a-z]*|cirrhotique|monsieur|dame)|(?:le|la) (?:patiente?|malade|monsieur|dame|voisine?) (?:du box|de la chambre|du lit|d'a cote|de la \\d|du \\d|d'hier|precedente?)|cel(?:ui|le) (?:du box|de la chambre|du lit|d'a cote|d'hier|de la \\d|du \\d)|(?:son|sa|mon|ma) voisine? de (?:chambre|box|lit)|hier son voisin|the (?:other|previous) patient|(?:el|la) otr[oa] paciente|(?:el|la) paciente (?:anterior|de al lado))";
const SENTENCE = new RegExp(`(?<=(?:^|[.;?!(]) ?)${WHO}(?![a-z])(?:[^.;?!)]|\\.(?=\\d))*`, "g");

/** The same text, such sentences blank: every place stays where it was. */
export function ofThisPatient(text: FoldedText): FoldedText {
  const folded = text.folded.replace(SENTENCE, (words) => " ".repeat(words.length));
  return folded === text.folded ? text : { ...text, folded };
}
