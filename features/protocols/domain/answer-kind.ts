// What kind of answer a question asks for, by its shape, and what kinds a few lines hold: who asks
// « which number » is answered where a number stands. It helps to choose, and asks for no passage.
import { fold } from "#platform/search/normalise.ts";

export type AnswerKind =
  | "delay"
  | "phone"
  | "person"
  | "place"
  | "dose"
  | "rate"
  | "degree"
  | "figure"
  | "leave";

const patterns = (table: Readonly<Record<AnswerKind, RegExp>>) =>
  Object.entries(table) as [AnswerKind, RegExp][];

const ASKED = patterns({
  delay:
    /\b(?:quand|delais?|duree|avant combien|quel jour|quelle heure|tous les combien|toutes les combien|jusqu'?a quand|au bout de|(?:combien|cb|cbien) (?:de |d')?(?:tps|temps|h|heures?|min|minutes?|jours?|j|semaines?|mois|ans?|annees?)|frequence)\b/u,
  phone:
    /\b(?:numero|num|bip|tel|telephone|poste|dect)\b|\bqui (?:est-ce qu'? ?)?(?:j'|je |on )?(?:appel|previen|prevenir|contact|alert|join)/u,
  person:
    /\bqui\b(?! (?:a|est|sont|ont|fait|va|saigne|vomit|tombe|vient|rentre|refuse|sort)\b)|\bqui (?:a|est) (?:le droit|habilite|autorise|responsable|charge)\b|\bpar qui\b|\ba qui\b|\bavec qui\b/u,
  place:
    /\bou (?:est|sont|se |on |je |il |elle |va|trouver|ranger|jeter|mettre|les? |la )|\b(?:range|rangee?s?|stockee?s?|trouve|mets?|jette|est|sont|va|vont)[- ](?:[a-z]+ )?ou\b|\bdans (?:quel|quoi)|\bquel(?:le)?s? (?:tiroir|armoire|placard|local|salle|etage|frigo|sac|poubelle|bac|couleur|entree|porte|ascenseur)/u,
  dose: /\b(?:doses?|posologie|(?:combien|cb|cbien) (?:de |d')?(?:mg|g|ug|ui|unites?|ml|cc|ampoules?|amp|gouttes?|bouffees?|comprimes?|cp|joules|ma|vit|vitamine)|dilution|je (?:mets|donne|passe|injecte) combien|combien (?:je|on|il faut|j'en|en))/u,
  rate: /\b(?:vitesse|debit|cadence|combien (?:de )?(?:ml|litres?|l) ?(?:par|\/))/u,
  degree: /\b(?:temperature|degres?|au froid|au chaud|au frais)\b/u,
  figure:
    /\b(?:combien|cb|cbien|quel(?:le)? (?:quantite|volume|taille|calibre|pression|seuil|valeur|age|poids|nombre|hauteur|intensite|longueur)|a partir de quel|maximum|max|minimum|mini)\b/u,
  leave:
    /\b(?:peut[- ]on|on peut|je peux|peux[- ]je|puis[- ]je|le droit|possible|permis|autorise|ok|obligatoire|obliges?|faut[- ]il|est[- ]ce qu)/u,
});

const HELD = patterns({
  delay:
    /\b\d+(?: ?(?:,|\.)\d+)? ?(?:h|heures?|min|minutes?|j|jours?|semaines?|mois|ans?|secondes?|s)\b|\b(?:une|deux|trois|quatre|six|huit|dix|douze|quinze|trente) (?:heures?|minutes?|jours?|semaines?|mois|ans?)\b|\b(?:immediatement|sans delai|quotidien\w*|hebdomadaire\w*|mensuel\w*|annuel\w*|trimestriel\w*|chaque (?:jour|semaine|mois|annee|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|veille|demi-heure|quart d'heure)\b/u,
  phone: /\b(?:poste|bip|numero|tel|telephone|dect|appel\w*)\b[^.]{0,40}\b\d{2,5}\b|\b\d{4}\b/u,
  person:
    /\b(?:medecins?|infirmi\w+|ide|cadres?|direct(?:eur|rice)\w*|internes?|seniors?|pharmacien\w*|biologiste|sage-femme|sages-femmes|aide-soignante?|brancardier\w*|chirurgien|anesthesiste|reanimateur|psychiatre|pediatre|cardiologue|procureur|prefet|juge|secretaire|agents?|equipe|administrateur|praticien|obstetricien|technicien\w*)\b/u,
  place:
    /\b(?:tiroirs?|armoires?|etageres?|placard|local|coffre|refrigerateur|congelateur|chariot|niveau|etage|batiment|couloir|sous-sol|reserve|salle|poste de soins|sacs?|bacs?|poubelles?|collecteurs?|futs?|jaunes?|noirs?|rouges?|bleus?|verts?|dasri|porte|bureau|vestiaire|ascenseur|parking|chambre|sas)\b/u,
  dose: /\b\d+(?:[.,]\d+)? ?(?:mg|g|ug|mcg|ui|uf|unites?|ml|mmol|meq|ampoules?|flacons?|gouttes?|bouffees?|comprimes?|j|joules?|ma)\b/u,
  rate: /\b(?:ml|l|ui|uf|mg|ug|g|gouttes?) ?(?:\/|par) ?(?:kg ?\/ ?)?(?:h|heure|min|minute)\b|\b(?:debit|vitesse)\b/u,
  degree: /\b\d+ ?(?:°|degres?)|°c/u,
  figure: /\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente)\b/u,
  leave:
    /\b(?:jamais|interdit\w*|autoris\w*|possibles?|permis\w*|contre-indi\w*|proscri\w*|obligatoire\w*|refus\w*|accept\w*|sauf|seulement|uniquement|ne (?:pas|jamais|doit|peut)|pas d[e'’]|n'est (?:pas|jamais)|peut|doit)\b/u,
});

const kindsOf = (text: string, table: readonly (readonly [AnswerKind, RegExp])[]) => {
  const folded = fold(text);
  return new Set(table.filter(([, pattern]) => pattern.test(folded)).map(([kind]) => kind));
};

export const questionKinds = (question: string): ReadonlySet<AnswerKind> =>
  kindsOf(question, ASKED);
export const lineKinds = (lines: string): ReadonlySet<AnswerKind> => kindsOf(lines, HELD);
