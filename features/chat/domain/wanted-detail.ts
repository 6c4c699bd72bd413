// The detail that a question asks for (how long, from which value, whether it is allowed, when to
// admit), and what tells a statement that gives it.
import type { Passage } from "#platform/ai/toolbox.ts";
import { fold } from "#platform/search/normalise.ts";
import { roots } from "./roots.ts";

interface Detail {
  asked: RegExp;
  told: RegExp;
  /** Beside a word of the question, in the same clause. */
  beside?: true;
  /** What tells the contrary. */
  never?: RegExp;
  /** Only what is done answers it. */
  acts?: true;
  /** So many questions are put this way that any other detail says more of what is asked. */
  vague?: true;
  /** The words that ask it stand in what answers it too: "domicile". */
  named?: true;
}

/** What was done did not do. */
const FAILS: Detail = {
  asked:
    /\b(?:malgre|encore|reste(?:nt)?|tjr?s|sans (?:effet|succes|resultat)|what next|already (?:had|given|got|received)|deja (?:eu|recu|fait\w*|donne\w*|pris|\d)|ya (?:recibi\w*|puesto|dado)|aucune amelioration|pas d amelioration|ne suffi\w+ pas|toujours|persist\w+|aggrav\w+|ne (?:cede|repond|marche|passe) (?:toujours |plus )?pas|en echec|echec|refractaire|resist\w+|still|despite|failed|no (?:response|improvement)|not (?:responding|improving)|a pesar|sigue)\b/u,
  told: /persist|refractaire|echec|resist|deuxieme ligne|sans reponse|reponse (?:est )?insuffisante|ne repond|repeter/u,
  acts: true,
};

const DETAILS: readonly Detail[] = [
  {
    asked:
      /\b(?:durees?|(?:combien|how much) (?:de )?(?:temps|time|jours|semaines)|how (?:long|many days)|duration|duracion|cuant[oa]s? (?:tiempo|dias))\b/u,
    told: /\bdurees?\b|(?:pendant|au moins|surveill\w*)[^.;]{0,60}\d ?(?:h|heures?|jours?|semaines?|mois)\b|\d jours?\b/u,
  },
  {
    asked: /\b(?:cibles?|objectifs?|targets?|goals?|objetivo)\b/u,
    told: /\b(?:cibles?|viser|visee?|objectifs?)\b/u,
    beside: true,
    never: /\bpas de (?:cible|objectif|seuil)/u,
  },
  {
    asked:
      /\b(?:seuils?|a partir de|au dessus de|threshold|umbral|quelle valeur|quel taux|which level)\b/u,
    told: /[<>≤≥] ?\d|\b(?:seuils?|des)\b.{0,50}\d/u,
    beside: true,
  },
  {
    asked: /\b(?:contre indi\w+|contraindi\w+)\b/u,
    told: /contre-?indi|proscri|interdi|\bjamais\b/u,
    beside: true,
  },
  {
    asked:
      /\b(?:peut on|puis je|a t on le droit|interdi\w+|permise?s?|autorise\w*|can (?:i|we)|is it safe|allowed|se puede|puedo)\b/u,
    told: /contre-?indi|\bjamais\b|\bpas (?:de|d|si|en)\b|proscri|interdi|eviter|\bne (?:se |pas )|aucune?\b|\bseulement\b/u,
    beside: true,
    vague: true,
  },
  {
    asked: /\b(?:hospitalis\w+|hospitaliz\w+|admettre|admission|admit|ingres\w+)\b/u,
    told: /hospitalis|reanimation|soins (?:intensifs|critiques)|\badmission/u,
    never: /^(?:sortie|retour|consignes)|retour a domicile/u,
    named: true,
  },
  {
    asked:
      /\b(?:domicile|sortie|sortir|renvoyer|rentr\w+|rad|ambulatoire|discharge|home|alta|domicilio)\b/u,
    told: /domicile|\bsortie|ambulatoire|en ville\b/u,
    named: true,
  },
  {
    asked:
      /\b(?:delais?|en combien de temps|au plus tard|how (?:soon|quickly)|time limit|door to \w+|within what|plazo)\b/u,
    told: /en urgence|sans (?:attendre|delai)|immediat|(?:dans|avant|en moins de|jusqu a) (?:les? |l )?\d|des que|au plus tard/u,
    beside: true,
  },
  {
    asked: /\b(?:intervalles?|toutes les combien|how often|interval|intervalos?|cada cuanto)\b/u,
    told: /toutes les \d|apres \d+ (?:a \d+ )?min|repeter|renouvel|intervalle|\d fois par jour/u,
  },
  {
    asked:
      /\b(?:quand|faut il|peut on|when|should (?:i|we)|can (?:i|we)|cuando)\b[a-z ]{1,20}\b(?:arreter|interrompre|suspendre|stop|discontinue|parar|suspender|retirar)\b/u,
    told: /\barret(?:er|ee?)?\b|interromp|suspend|relais|resolu/u,
    beside: true,
  },
  {
    asked:
      /\b(?:quantites?|volumes?|combien (?:de|d) (?!temps|jours|semaines|mois)|how much|cuant[oa]s? (?!tiempo|dias))/u,
    told: /\d ?(?:ml|l|mg|g|ug|ui|mmol|unites|culots)\b/u,
    beside: true,
  },
  {
    asked: /\b(?:quand|a quel moment|when|cuando)\b/u,
    told: /\b(?:si|des|des que|des lors|avant|apres|lorsqu\w*|quand|seulement|jusqu)\b|\d ?h\b|[<>≤≥]/u,
    beside: true,
    vague: true,
  },
  FAILS,
];

/** What a statement is about, its asides left out. */
export const headOf = (text: string): string =>
  text.replace(/\([^)]*\)/gu, "").split(/\s:\s|:/u, 1)[0] ?? "";

/** What sets a condition inside a statement: "si SpO₂ < 92 %", "chez un cirrhotique". */
const CONDITIONS =
  /\b(?:si|chez|avec|quand|lorsqu\w*|en cas d\w*|apres|malgre|sous)\b[^.;:]*|\([^)]*[<>≤≥][^)]*\)/gu;

/** When a statement holds, beside what it is about. */
export const conditionsOf = (text: string): string =>
  (fold(text).match(CONDITIONS) ?? []).join(" ; ");

/** The question at the end of a case: "… K 3,1. insuline maintenant ?"; empty when it is all. */
export function lastQuestion(asked: string): string {
  const parts = asked.split(/[.,;:?!\n](?!\d)/u).filter((part) => part.trim() !== "");
  return /\?\s*$/u.test(asked) && parts.length > 1 ? (parts.at(-1) ?? "") : "";
}

/** Told, but not what the statement is about. */
const IN_PASSING = 0.5;

const plainly = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/gu, " ")
    .trim();

/** A detail of what is known, or what to do when it failed. */
export const wantsADetail = (question: string): boolean =>
  DETAILS.some((one) => one !== FAILS && one.asked.test(plainly(question)));
export const wantsWhatNext = (question: string): boolean => FAILS.asked.test(plainly(question));

/** A statement about what to do when what was given failed, or to give it again. */
export const isNext = (head: string): boolean => FAILS.told.test(fold(head));

/** The words that only ask for a detail. */
export const detailWords = (question: string): string[] => {
  const said = plainly(question);
  return DETAILS.flatMap(({ asked, named }) => (named ? [] : roots(asked.exec(said)?.[0] ?? "")));
};

/** What was given in vain is told, not asked: "toujours en crise après 2 clonazépam". */
const GIVEN_IN_VAIN =
  /(?<!\p{L})(?:malgr[ée]|apr[èe]s|d[ée]j[àa]|despite|after|already|a pesar de|tras|ya (?:recib|puest|dad)\p{L}*)(?!\p{L})[^,;.?!]*/giu;

/** Roots of what was given and did not do; empty when nothing is said to have failed. */
export const givenInVain = (question: string): ReadonlySet<string> =>
  new Set(wantsWhatNext(question) ? roots((question.match(GIVEN_IN_VAIN) ?? []).join(" ")) : []);

/** The question without what was already given. */
export const remainder = (question: string): string =>
  wantsWhatNext(question) ? question.replace(GIVEN_IN_VAIN, " ") : question;

/** Reads how much of the details asked a statement gives, from −1 to 1; null when none is asked. */
export function detailReader(
  question: string,
  terms: ReadonlySet<string>,
): ((passage: Passage) => number) | null {
  const said = plainly(question);
  const every = DETAILS.filter((one) => one.asked.test(said));
  const telling = every.filter(({ vague }) => vague !== true);
  const asked = telling.length > 0 ? telling : every;
  if (asked.length === 0) return null;
  return ({ text, section }) => {
    const clauses = text.split(/[;.](?!\d)/u);
    const gives = ({ told, beside, never, acts }: Detail): number => {
      if (never?.test(fold(text))) return -1;
      if (acts && section !== "treatment" && section !== "firstMinutes") return 0;
      const own =
        beside && terms.size > 0
          ? clauses.filter((clause) => roots(clause).some((one) => terms.has(one)))
          : [text];
      if (told.test(fold(headOf(text))) && own.length > 0) return 1;
      return own.some((clause) => told.test(fold(clause))) ? IN_PASSING : 0;
    };
    return asked.reduce((sum, one) => sum + gives(one), 0) / asked.length;
  };
}
