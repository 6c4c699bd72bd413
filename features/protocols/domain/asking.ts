// Whose question it is: the library answers what should be known, a service what it does.
import { fold } from "#platform/search/normalise.ts";

/** What is the service's: its way, its people and their numbers, its cupboards and its papers. */
const ASKS: readonly RegExp[] = [
  /\b(?:protocoles?|protocolos?|protocols?|consignes?|dotations?|stocks?)\b/u,
  /\b(?:chez nous|(?:dans|de) (?:le|notre) (?:service|unite)|du service|notre|nos|our|nuestr[oa]s?)\b/u,
  /\b(?:numero|num|poste|bip|tel|telephone) (?:(?:interne|de|du|des|pour)\b|d')|\b(?:quel|le) (?:numero|num|poste|bip)\b/u,
  /\bqui (?:est-ce qu'? ?)?(?:j'|on )?(?:appel|contact|alert)(?:er?|le|ler)\b|\bqui (?:je |on )?(?:previens|previent|prevenir|joindre|joins)\b/u,
  /\bquel(?:le)?s? (?:tiroir|armoire|placard|local|salle|etagere|frigo|sac|poubelle|bac|formulaire|papier|fiche|bon|ascenseur)s?\b/u,
  /\b(?:range|rangee?s?|stockee?s?|trouve|met|jette) ou\b|\bou (?:il |elle |on |est |sont )*(?:range|rangee?s?|ranger|stockee?s?)\b/u,
  /\bou est-ce qu(?:'on|e (?:je|nous)) |\bou (?:on|je) (?:trouve|recupere|range|prend|cherche|mets?|jette)s?\b/u,
  /\ba joindre\b|\b(?:papier|formulaire|bon|sac|poubelle|bouchon|tube|etiquette|feuille)s? de quelle couleur\b/u,
  /\b(?:digi)?codes? (?:d'|du |de la |de l'|des? )?(?:acces|alarme|armoire|chambre|coffre|entree|frigo|local|ouverture|pharmacie|porte|salle|sas|vestiaire|wifi)s?\b/u,
  /\b(?:est|sont) ou\b|\bou (?:sont|se trouve|on (?:jette|met|garde)|(?:il |elle )?est(?![ -]ce))\b/u,
];
/** Whether what the person's own service decided, or only it can say, is asked for. */
export const asksForProtocol = (question: string): boolean => {
  const asked = fold(question);
  return ASKS.some((pattern) => pattern.test(asked));
};

/** Someone at work speaks: of what is to be done here and now. */
const AT_WORK = /\b(?:on|je|nous|faut)\b|\bj'|\bm(?:a|on) (?:patiente?|malade|collegue|interne)\b/u;
export const isAtWork = (question: string): boolean => AT_WORK.test(fold(question));

/** A state told by its signs is a case: what it asks for is medicine, not a way of the service. */
const CASE =
  /\b(?:ta|fc|fr|sat|spo2|pam|gcs|glasgow|ph) ?(?:a |de |tjs |toujours |= ?|< ?|> ?)*\d/u;
export const isCase = (question: string): boolean => CASE.test(fold(question));

/** Whom it is about, when it says so. */
const CHILD =
  /\b(?:enfants?|nourrissons?|bebes?|bb|gamine?s?|gosses?|fillettes?|petite? (?:fille|garcon|de \d)|pediatri\w*|nouveaux?[ -]nes?|prema\w*)\b/u;
const ADULT = /\b(?:adultes?|monsieur|madame|mr|mme|papi|papy|mamie|mamy|dame)\b|\b[2-9]\d ans\b/u;
export function whomOf(text: string): "child" | "adult" | null {
  const [child, adult] = [CHILD.test(fold(text)), ADULT.test(fold(text))];
  if (child === adult) return null;
  return child ? "child" : "adult";
}
