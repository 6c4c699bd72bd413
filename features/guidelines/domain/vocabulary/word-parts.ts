// Endings and adjectives that tell what a word is of a name: a disease, a medicine, a detail of one.

/** Endings of the stem of a noun, and of the stems of its adjectives, in three languages. */
export const ENDINGS: readonly [noun: RegExp, adjectives: readonly string[]][] = [
  [/cytos$/u, ["cytair"]],
  [/os$/u, ["otiqu", "osiqu", "eu", "eus"]],
  [/icit$/u, ["iculair"]],
  [/it$/u, ["itiqu"]],
  [/psi$/u, ["ptiqu"]],
  [/i$/u, ["iqu"]],
  [/om$/u, ["omateu", "omateus"]],
  [/(?:asi|u)$/u, ["asiqu", "iqu"]],
  [/osi$/u, ["otic", "otico", "otica"]],
  [/iti$/u, ["itic", "itico", "itica"]],
  [/ia$/u, ["ic", "ico", "ica"]],
  [/$/u, ["eu", "eus", "ien"]],
  [/([bcdfgklmnprst])$/u, ["$1$1eu", "$1$1eus"]],
];
/** Endings of words that only name diseases, in three languages: "polymyalgie", "miastenia". */
export const OF_A_DISEASE =
  /(?:iti?s?|osi?s?|emia?|algia?|pathi|patia|h?eni|stenia|oma?|trophi|trofia|plegi|uria?)$/u;

/** Adjectives of time and weight that may stand inside a name. */
export const OF_TIME_AND_WEIGHT =
  /^(?:aigu|sever|grav|acut|chroniqu|massif|massiv|recent|simpl|legere?|probabl|anterieur|gauch|droit)$/;

export const SCORE_WORDS =
  /^(?:scor|regl|criter|echell|index|indic|calcul|calculer|calculat|rule|scal|formul|test|classificat|nomogram|escal|puntuac|estim)$/;

/**
 * Endings of names given to medicines; without one, a plant of the file would be taken for a drug.
 */
export const MEDICINE =
  /(?:ine?|ol|am|an|ar|at|az|cept|cillin|cyclin|dopa|en|er|ib|id|il|im|mab|micin|mycin|navir|ol|on|oxin|pam|pril|prazol|parin|sartan|set|statin|tan|tidin|tril|vir|zol|zid|um)e?$/;

/**
 * Ending of an adjective: beside a name it tells it apart or makes another disease of it, alone it is
 * borrowed from none ("des œdèmes" after an embolism are not pulmonary).
 */
export const ADJECTIVE =
  /(?:iqu|ic|ic[oa]|air|ary|ar|al|el|eu|eus|os[oa]|ous|ien|if|iv|iv[oa]|oid|atr|oir|ern)$/u;
