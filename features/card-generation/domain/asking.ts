// How a label is asked: the question says what is wanted, or there is none.
import { numbersIn } from "./passage.ts";
import { itemsOf } from "./quality.ts";

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
/** A discharge is asked for its conditions. */
const DISCHARGE = /^(?:retour à domicile|sortie)(?![\p{L}])/iu;
/** An answer that leans on the label: when or whether, never what. */
const LEANING_ANSWER =
  /^(?:il|elle|ils|elles|on|y|en|obligatoire|ce|c['’]|seulement|uniquement|si|s['’]|dès|avant|après|selon|non|pas|à|au|aux|pour|dans|par)(?![\p{L}])/iu;
/** What has many right answers, of which a passage gives one, or a list that never ends. */
const OPEN =
  /^(?:l['’]\s?|les?\s|la\s)?(?:pièges?|conduite|prise en charge|diagnostics)(?![\p{L}])/iu;
/** What is done to a patient: a sign is no answer to it, but a reason for it. */
const DONE =
  /^(?:l['’]\s?|les?\s|la\s)?(?:examens?|bilan|biologie|imagerie|traitements?|surveillance)(?![\p{L}])/iu;
const REASON =
  /^(?:signes?|troubles?|crises?|déficits?|suspicion|doute|échec|persistance|aggravation)(?![\p{L}])/iu;
/** What promises several things. */
const SEVERAL =
  /^(?:les?\s|la\s)?(?:examens|bilan|biologie|signes|symptômes|causes|étiologies|facteurs|mécanismes|critères|complications|contre-indications|objectifs|triade|tétrade)(?![\p{L}])/iu;
const MAY_BE_DONE = /(?<!\p{L})possibles?(?!\p{L})[^;]*(?<!\p{L})(?:si|en cas d)(?!\p{L})/iu;
/** "…, chez qui une fièvre décompense": no item, but what follows from one. */
const FOLLOWS_FROM = /,\s(?:chez|pour) (?:qui|lesquel(?:le)?s)(?!\p{L})|,\s(?:dont|où)(?!\p{L})/iu;
const MOST_FIGURES = 3;
const SPOKEN_OF = /^(?:l['’]|les?\s|la\s)/iu;

export const namesPart = (words: string): boolean => LABEL.test(words);
/** What names several is asked for its elements. */
export const namesSeveral = (label: string): boolean => SEVERAL.test(label);

/** One question has one answer: figures beyond a few are several. */
const isOverloaded = (said: string): boolean =>
  numbersIn(said.replace(/\p{L}+[\d₀-₉-]+|\d+e(?!\p{L})/gu, " ")).size > MOST_FIGURES;

/** Whether a part of a subject is answered by what follows its label, and not spoken of. */
export const answersPart = (label: string, said: string): boolean =>
  !OPEN.test(label) &&
  !LEANING_ANSWER.test(said) &&
  !SPOKEN_OF.test(said) &&
  !(DONE.test(label) && REASON.test(said)) &&
  !(namesSeveral(label) && !/[,;]|(?<!\p{L})(?:et|puis|ou)(?!\p{L})/u.test(said)) &&
  !MAY_BE_DONE.test(said) &&
  !FOLLOWS_FROM.test(said) &&
  !isOverloaded(said);

/** The list that answers a label, without what a last clause says of something else beside it. */
export function listOf(said: string): string {
  const [, list = "", more = ""] =
    /^([^;:]+?)\s?;\s((?:l['’]|les?\s|la\s)[^;:]+)$/u.exec(said) ?? [];
  const isBeside =
    itemsOf(list).length > 2 && !/\d|(?<!\p{L})(?:si|sauf|sans)(?!\p{L})/u.test(more);
  return isBeside ? list : said;
}
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

/** "Traitement", "Premières minutes": the name of a part of any subject. */
export const isSection = (heading: string): boolean => namesPart(heading) || !mayDefine(heading);

/**
 * Whether a label asks for conditions. Of any other situation nobody knows what is wanted: "que
 * faire" has many right answers, of which the passage gives one (a third was refused by readers).
 */
export const asksConditions = (label: string, said: string): boolean =>
  DISCHARGE.test(label) && !LEANING_ANSWER.test(said);
