// How a label is asked: the question says what is wanted, or there is none.

/** Words that name a part of a subject, never the subject: they need it beside them. */
const LABEL =
  /^(?:l['’]\s?|les?\s|la\s)?(?:définition|épidémiologie|étiologies?|causes?|facteurs?|physiopathologie|mécanismes?|signes?|symptômes?|clinique|diagnostics?|examens?|bilan|biologie|imagerie|traitements?|posologies?|doses?|indications?|contre-indications?|effets?|complications?|surveillance|pronostic|prévention|seuils?|critères?|orientation|conduite|prise en charge|gravité|pièges?|terrain|délai|durée|objectifs?|cible|triade|tétrade)(?![\p{L}])/iu;
const NOUN_OF_DEFINITION =
  /^(?:(?:une?|l['’]|la|le|les|des)\s?)?(?:ensemble|réaction|syndrome|état|maladie|affection|présence|absence|allergie|augmentation|élévation|diminution|baisse|perte|survenue|score|échelle|inflammation|infection|atteinte|lésion|trouble|insuffisance|défaillance|dysfonction|défaut|excès|occlusion|obstruction|arrêt|accumulation|passage|dilatation|rupture|destruction|altération|association|tumeur|hémorragie|épanchement|besoin|mesure|pression)(?![\p{L}])/iu;
const NOT_A_VERB =
  /^(?:\p{L}*scanner|premier|dernier|cancer|foyer|cathéter|particulier|régulier|entier|léger|hier|espoir)$/iu;
/** "Ponctionner", "ne pas le laisser": what is said is to be done. */
const ACTION =
  /^(?:ne (?:pas|jamais) )?(?:(?:l['’]|les?|la|se|s['’]|en|y)\s?){0,2}(\p{L}{2,}(?:er|ir|oir|dre|ttre|(?<!o)ire))(?![\p{L}])/iu;
const FIRST_STEPS = /(?:premières? minutes?|conduite|prise en charge)/iu;
const ORIENTATION = /orientation/iu;
/** Where a patient goes, or who sees them. */
const PLACE =
  /^(?:hospitalisation|soins|unité|réanimation|service|consultation|avis|transfert|surveillance|retour|filière|maternité|ambulatoire|traitement ambulatoire|domicile|admission|centre|bloc|urgences?)(?![\p{L}])/iu;
/** A discharge is asked for its conditions. */
const DISCHARGE = /^(?:retour à domicile|sortie)(?![\p{L}])/iu;
/** An answer that leans on the label: when or whether, never what. */
const LEANING_ANSWER =
  /^(?:il|elle|ils|elles|on|y|en|obligatoire|ce|c['’]|seulement|uniquement|si|s['’]|dès|avant|après|selon|non|pas|à|au|aux|pour|dans|par)(?![\p{L}])/iu;
/** What is only forbidden is asked as a mistake. */
const FORBIDS = /^ne (?:pas|jamais)(?![\p{L}])(?![^.]*;)/iu;
/** What is done, so that the rest says when or how: no situation that calls for something. */
const ACT =
  /^(?:\p{L}+(?:graphie|scopie|centèse|ectomie|métrie|version|ine)|intubation|ventilation|oxyg\p{L}+|perfusion|transfusion|sédation|ponction|drainage|antibio\p{L}+)s?(?![\p{L}])|(?<!\p{L})avant l(?:['’]|es?\s|a\s)/iu;
/** A score is read, not done. */
const MEASURE = /^(?:scores?|échelles?|algorithmes?)(?![\p{L}])/iu;
const PITFALL = /^(?:l['’]\s?|les?\s|la\s)?pièges?(?![\p{L}])/iu;
/** "Piège thérapeutique" names no pitfall that could be recalled. */
const VAGUE_PITFALL = /^\S+(?:\s\S+)?$/u;

const FEWEST_OF_PITFALL = 3;
const SPOKEN_OF = /^(?:l['’]|les?\s|la\s)/iu;

export const namesPart = (words: string): boolean => LABEL.test(words);
export const isPitfall = (words: string): boolean => PITFALL.test(words);
export const isVague = (words: string): boolean =>
  PITFALL.test(words) && VAGUE_PITFALL.test(words) && !/\sd['’]/u.test(words);
/** Whether a part of a subject is answered by what follows its label, and not spoken of. */
export const answersPart = (label: string, said: string): boolean =>
  PITFALL.test(label)
    ? said.split(/\s+/u).length >= FEWEST_OF_PITFALL
    : !LEANING_ANSWER.test(said) && !SPOKEN_OF.test(said);
/** A kind named with a definite article begins a sentence about it; with "une" or bare it defines. */
export const isKind = (words: string): boolean => NOUN_OF_DEFINITION.test(words);
export const isBareKind = (words: string): boolean =>
  isKind(words) && !/^(?:l['’]|les?\s|la\s|des\s)/iu.test(words);
export const isAction = (words: string): boolean => {
  const verb = ACTION.exec(words)?.[1];
  return verb !== undefined && !NOT_A_VERB.test(verb);
};
/** Whether a heading leaves room for a definition: it names no other part of the subject. */
export const mayDefine = (heading: string): boolean =>
  /définition/iu.test(heading) || !(LABEL.test(heading) || FIRST_STEPS.test(heading));

/** What is wanted of a label that names no part of its subject, or null when nothing says it. */
export function wantedOf(label: string, said: string, heading: string): string | null {
  if (MEASURE.test(label) || /^(?:y|en)\s/iu.test(said)) return null;
  if (FORBIDS.test(said)) return "quelle erreur éviter\u00a0?";
  if (isAction(said)) return "que faire\u00a0?";
  if (LEANING_ANSWER.test(said)) return null;
  if (FIRST_STEPS.test(heading))
    return ACT.test(label) || isBareKind(said) ? null : "que faire\u00a0?";
  if (!ORIENTATION.test(heading)) return null;
  if (DISCHARGE.test(label)) return "à quelles conditions\u00a0?";
  return PLACE.test(said) ? "quelle orientation\u00a0?" : null;
}
