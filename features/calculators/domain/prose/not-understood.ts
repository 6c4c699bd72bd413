// Clauses in which nothing was understood: what they say may be of any criterion, and then none is
// supposed absent.
import type { FoldedText } from "./folded-text.ts";
import type { Mention } from "./mentions.ts";
import type { Place } from "./phrases.ts";

const SPLIT =
  /[,;:()?!+/]|\.(?= |$)|(?<![a-z])(?:et|mais|avec|ni|and|but|with|nor|pero|con)(?![a-z])/g;
/** Whom, when, where, what is asked: words that are of no criterion. */
const PLAIN =
  /^(?:patiente?s?|monsieur|madame|dame|homme|femme|chez|pour|score|scores|calcul[a-z]*|donne[a-z]*|regle|criteres?|echelle|algorithme|algo|selon|svp|merci|stp|quel(?:le)?|combien|faire|fais|peux|peut|entree|arrivee|accueil|urgences?|admission|admise?|aujourd|hier|matin|soir|depuis|jours?|mois|semaines?|annees?|actuel[a-z]*|suspicion|suspectee?s?|evaluation|version|complete?|revisee?|originale?|clinique|age|agee?|mamie|papi|papy|jeune|adulte|enfant|garcon|fille|son|sans|pas|aucune?|elle|with|from|patient|please|score|what|year|years|old|woman|man|male|female|compute|calculate|rule|criteria|aged|paciente|mujer|hombre|varon|calcular|escala|anos|puntuacion|score|sobre|cette|votre|notre|bien|tres|deux|trois|entorse|traumatisme|nino|nina|ninos|lactante|child|boy|girl|infant|toddler|sprain|esguince|grossesse|semaines?|weeks?|presente|presents?|presenting|tiene|evaluar|evaluate|assess|today|hoy|maintenant|now|actuellement|admis|service|scanner|tdm|irm|radio|radios|radiographie|radiographies|imagerie|imager|imaging|angioscanner|necessaire|necessaires|indique|indiquee|faut|faudra|doit|dois|besoin|indication|xray|needed|scan|necesaria|necesario|toujours|apres|avant|connaissance|breve|perte|total|totale|resultat|points?|nombre|positifs?|classe|niveau|risque|conclusion|decision)$/;

/** "Pas d'anticoagulant": what is denied is none of the criteria that are there. */
const DENIED =
  /^ ?(?:pas d[e']|aucune? |sans |ni |no |without |sin |ningun[a]? )(?!(?:reaction|reponse|pouls|connaissance|conscience|response|pulse|conciencia|autre|other|otr))/;

const LONGEST_TITLE = 60;

/** True when a clause holds words, and none of them was read. */
export function hasUnread(
  { folded }: FoldedText,
  mentions: readonly Mention[],
  names: readonly Place[],
  read: readonly Place[],
): boolean {
  const known = [...mentions, ...names, ...read];
  // "sPESI et PESI : …": what stands before the colon is the title.
  const title = folded.indexOf(":");
  let from = names.some(({ to }) => to <= title) && title < LONGEST_TITLE ? title + 1 : 0;
  for (const stop of [...folded.matchAll(SPLIT), { index: folded.length, 0: "" }]) {
    const [start, end] = [from, stop.index];
    if (end < start) continue;
    from = end + stop[0].length;
    if (known.some((one) => one.from < end && start < one.to)) continue;
    if (DENIED.test(folded.slice(start, end))) continue;
    const words = folded.slice(start, end).match(/[a-z]{4,}/g) ?? [];
    if (words.some((word) => !PLAIN.test(word))) return true;
  }
  return false;
}
