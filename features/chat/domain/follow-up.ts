// What is kept of an exchange from one question to the next, and what a short message asks of it.
// Pure: the server keeps nothing else of a conversation, and the state can be read again from its
// messages.
import type { Population } from "#platform/ai/toolbox.ts";
import { words } from "#platform/search/normalise.ts";
import { type QuestionLanguage, subjectWords } from "./question.ts";
import { wantsADetail, wantsWhatNext } from "./wanted-detail.ts";

/** What the exchange is about, as it stands after an answer. */
export interface ConversationState {
  topic: { id: string; title: string } | null;
  /** The disease without a sheet that the last answer named: what follows is about it. */
  absent?: { id: string; title: string } | null | undefined;
  population: Population | null;
  /** The question that the last answer answered, to be asked again in other words. */
  question: string;
  language: QuestionLanguage;
  /** Values given so far, in their own words. */
  values: readonly string[];
  /** Of these, the ones that the person erased: they count no more. */
  forgotten: readonly string[];
  /** The first messages of the person that count for no score any more. */
  ignoredTurns: number;
}

export type Request = "thanks" | "shorter" | "question";

const THANKS =
  /^(?:(?:ok|super|parfait|tres bien|great|perfect|perfecto|genial) )?(?:merci(?: beaucoup| bien| a toi| a vous)?|thanks(?: a lot)?|thank you(?: very much)?|(?:muchas )?gracias)$/u;
const any = (...forms: string[]): string => `(?:${forms.join("|")})`;
const POLITE_BEFORE = any(
  "tu peux",
  "peux tu",
  "pouvez vous",
  "can you",
  "could you",
  "please",
  "puedes",
  "por favor",
);
const SUMS_UP = any(
  ...[
    "plus court",
    "plus bref",
    "en bref",
    "en plus court",
    "resumer?s?",
    "resumez",
    "fais un resume",
  ],
  ...[
    "un resume",
    "raccourcis",
    "raccourcir",
    "condense",
    "synthese",
    "shorter",
    "shorten",
    "sum up",
  ],
  ...["sum it up", "summar(?:y|ise|ize)", "in short", "tl dr", "tldr", "keep it short", "be brief"],
  ...["mas corto", "mas breve", "resum(?:e|en|ir|elo|irlo|eme|emelo)", "en resumen"],
);
/** What it is done to, for whom, and in how much. */
const OF_THAT = any(
  "moi",
  "nous",
  "ca",
  "cela",
  "tout",
  "all",
  "it",
  "this",
  "that",
  "for me",
  "esto",
  "eso",
  "todo",
);
const IN_SO_MUCH =
  "(?:en|in) (?:[a-z]+ |\\d+ )?(?:lignes?|phrases?|mots|points?|lines?|sentences?|words|bullets?|lineas?|frases?|palabras|puntos?)";
const POLITE_AFTER = any("s il te plait", "s il vous plait", "svp", "stp", "please", "por favor");
const SHORTER = new RegExp(
  `^(?:${POLITE_BEFORE} )?(?:${SUMS_UP}(?: ${OF_THAT})*(?: ${IN_SO_MUCH})?|${IN_SO_MUCH})(?: ${POLITE_AFTER})?$`,
  "u",
);

/** What the message asks of the conversation itself, if anything. */
export function requestOf(message: string): Request {
  const said = words(message).join(" ");
  if (THANKS.test(said)) return "thanks";
  return SHORTER.test(said) ? "shorter" : "question";
}

const OPENER =
  /^(?:et|mais|sinon|alors|idem|quid|pareil|ok|chez|si|en cas|and|what|but|then|if|how about|in case|y|pero|entonces|en caso)(?: |$)/u;
/** Another patient: nothing of the exchange holds for them. */
const ANOTHER_CASE =
  /(?:^| )(?:(?:autre|nouveau|nouvelle|\d+e|deuxieme|prochaine?|otro|otra|another|next|new) (?:patiente?|cas|malade|paciente|caso|patient|case)|box \d+|le suivant|la suivante|changeons|on passe|passons|laissez? tomber|oublie|oubliez|forget)(?: |$)/u;

export const isAnotherCase = (message: string): boolean =>
  ANOTHER_CASE.test(words(message).join(" "));

/** "Laisse tomber la pancréatite, ": named to be left. "Passons à l'asthme : ": leads to what is asked. */
const LEFT =
  /^(?:(?:bon|ok|non)[ ,]+)?(?:laisse[rz]? tomber|oublie[rz]?|forget(?: about)?|olvida) [^,;:.?!]{1,60}[,;:.]\s*/iu;
const LEADS =
  /^(?:(?:bon|ok|alors)[ ,]+)?(?:passons|on passe|parlons|venons-en)(?: maintenant)? (?:à|a|au|aux|de|du|des)\s+(?:la |l['’]|le |les )?/iu;

/**
 * "Durée du… pardon, dose de": a few words without a figure, begun and taken back, when what follows
 * stands by itself: not what corrects a patient or goes on with the same subject.
 */
const TAKEN_BACK =
  /^(?:[^\s\d?,:;]+\s+){0,4}[^\s\d?,:;]+?\s?(?:…|\.{2,}|\s[–—-])\s*(?:pardon|désolée?|sorry|perdón|perdon)[ ,:]+(?!(?:il|elle|he|she|it|le patient|la patiente|c['’]est|j['’]|es|tiene|est|is|chez|avec|sans|sous|et|and|y|de|du|des|in|with|without|en|con|sin|pour|for|para|dans|à|a)[ '’])(?=\S+\s+\S+\s+\S)/iu;

/** The message without what was taken back, nor the words that leave one subject for another; itself when nothing else is said. */
export const withoutTransition = (message: string): string =>
  message.trim().replace(TAKEN_BACK, "").replace(LEFT, "").replace(LEADS, "").trim() || message;

const ABOUT_THE_PATIENT =
  /^(?:(?:et|mais|and|but|what|y|pero) )?(?:(?:if|si|s|about if) )?(?:en cas|in case|en caso|il|elle|ils|he|she|es|tiene|esta|le patient|la patiente|the patient|el paciente|la paciente|sous|allergi\w*|enceinte|insuffisante?|taking|allergic|pregnant|toma|con|alergic[oa]|embarazada)(?: |$)/u;
/** "C'est un BPCO", "es un EPOC": somebody is what they live with. */
const IS_SOMEBODY =
  /^(?:(?:et|mais|and|but|y|pero) )?(?:c est un|c est une (?:ancienne|\w+(?:ique|ante|euse))|es un|es una \w+ica) /u;
/**
 * "Insuffisance rénale sévère ?", "hépatopathe", "allergie à la pénicilline": an organ that fails for
 * good, or an allergy, is what the patient lives with; "aiguë" makes it a disease of its own.
 */
const FAILING =
  /^(?:(?:et|mais|and|but|y|pero) )?(?:en cas (?:d |de )?|in case of |en caso de )?(?:(?:l|la|the|une?|an?) )?(?:insuff(?:isance)? (?:renale|hepatique|cardiaque|respiratoire)|(?:ir|ic)c|insuficiencia (?:renal|hepatica|cardiaca|respiratoria)|(?:chronic )?(?:renal|kidney|hepatic|liver|heart|respiratory) (?:failure|impairment|disease)|\w+pathe|al+ergi\w* (?:a|aux?|to|al)(?: la| las| los| l| the)? \w+)(?! aigue| aguda)(?: |$)/u;
/** What stands for something said before, in a short message. */
const STANDS_FOR = /(?:^| )(?:ca|cela|ceci|it|this|eso|esto)(?: |$)/u;
/** "Second-line drug and dose?", "deuxième dose ?": the next of what was said. */
const NEXT_OF_IT =
  /^(?:(?:et|and|y|en|la|le|the) )?(?:second|third|2nd|3rd|deuxieme|seconde?|troisieme|2e|2eme|3e|3eme|segund[ao]|tercer[ao]?) (?:line|ligne|intention|linea|eleccion|dose|dosis|bolus|choix|choice|drug|agent|injection|medicament|farmaco)(?: |$)/u;
const SHORT = 12;
const IS_ANOTHER = /(?:^| )(?:c est|s agit|it s|it is|si es|se trata|pour|for|para)(?: |$)/u;

/** "Sous apixaban pour une FA": what a treatment is for is what the patient lives with. */
const TAKES =
  /(?:^| )(?:sous|prend|on|taking|takes|toma)(?: (?:une?|an?|du|de la|de l))? \w+ (?:pour|for|por|para)(?: |$)/u;

/** "Il est sous lithium": what somebody takes, and nothing else. */
const ONLY_TAKES =
  /(?:^| )(?:sous|prend|taking|takes|(?:is|he s|she s) on|toma)(?: (?:un|une|du|de la|de l|a|an))?(?: \w+){1,2}$/u;

/** "En fait, elle a 3 ans": what corrects says nothing itself. */
const HESITATION =
  /^(?:en fait|au fait|du coup|finalement|pardon|actually|in fact|sorry|de hecho|en realidad|perdon) /u;

const PAST =
  /(?:^| )(?:a eu|a fait|avait|antecedents?|atcd|connue?|depuis|allergi\w*|had|history|known|allerg\w*|tuvo|antecedentes|conocid[oa]|alergi\w*)(?: |$)/u;

/** What the message says of the patient is their history, not what they have now. */
export const isPast = (message: string): boolean => PAST.test(words(message).join(" "));

/** "DFG à 22": the figure of a score is a finding, not a question. */
export const isFigure = (message: string): boolean =>
  /^(?:(?:et|avec|son|sa|le|la|un|une|with|and|con) )*(?:[a-z][a-z0-9]* ){1,3}(?:a |at |of |de |is )?\d+(?: \w+){0,2}$/u.test(
    words(message).join(" "),
  );

/** "On est à 2,5 g/l maintenant", "ahora 38,9": how what was measured goes on. */
const NOW_AT =
  /^(?:et |mais |ok |bon )?(?:on est|on en est|il est|elle est|c est|passe|monte|descend|maintenant|now|it s|it is|he s|she s|ahora|esta|va) (?:maintenant |now |ahora )?(?:a |at |en |de )?\d+(?: \d+)?(?: (?:g|mg|mmol|umol|l|dl|mmhg|min|h|kpa|ug|ng|ml|pour|cent)){0,3}(?: (?:maintenant|now|ahora|a present|la))?$/u;

const saysAgeOrWeight = (message: string): boolean =>
  /^(?:(?:et|il|elle|a|pese|fait|avec|age|agee?|de|is|he|she|weighs|aged|with|and|y|tiene|pesa|con) )*(?:\d+ ?(?:ans?|mois|kg|kilos?|years?|yo|old|months?|anos?|meses) ?(?:et|and|y|pour|for|para|old|il|elle|pese|fait|de )* ?)+$/u.test(
    words(message).join(" "),
  );

/**
 * "81 ans 55 kg": whom the question before was about, which is asked again with it; so is a value that
 * goes on from the one before.
 */
export const saysOnlyValues = (message: string): boolean =>
  NOW_AT.test(words(message).join(" ")) || saysAgeOrWeight(message);

/** "Combien de temps le surveiller ?": nothing is named but the detail. */
const asksOnlyADetail = (message: string): boolean =>
  wantsADetail(message) && subjectWords(message).length <= 2;

export interface Lean {
  /** It can only be understood with what went before. */
  follows: boolean;
  /** It says something of the person treated, which changes the treatment and not the subject. */
  terrain: boolean;
  /** An organ that fails: what the person lives with, whatever names it. */
  failing: boolean;
  /** Whatever sheet speaks of its words, the subject stays. */
  keeps: boolean;
}

/** It goes on with what was said: the next of it, what stands for it, a detail of it. */
const goesOn = (said: string): { next: boolean; stands: boolean } => {
  const isShort = said.split(" ").length <= SHORT;
  return {
    next: isShort && (NEXT_OF_IT.test(said) || wantsWhatNext(said)),
    stands: isShort && (STANDS_FOR.test(said) || asksOnlyADetail(said)),
  };
};

/** How a message leans on the exchange. */
export function leanOf(message: string): Lean {
  const said = words(message).join(" ").replace(HESITATION, "");
  const failing = FAILING.test(said);
  const terrain =
    IS_SOMEBODY.test(said) ||
    failing ||
    (ABOUT_THE_PATIENT.test(said) && (TAKES.test(said) || !IS_ANOTHER.test(said)));
  const { next, stands } = goesOn(said);
  return {
    follows:
      OPENER.test(said) ||
      NOW_AT.test(said) ||
      terrain ||
      next ||
      stands ||
      said.split(" ").length <= 4,
    terrain,
    failing,
    keeps: failing || next || (terrain && ONLY_TAKES.test(said)),
  };
}
