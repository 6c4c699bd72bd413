// What is read before words are cut: signs, pairs of words and short forms that grammar would drop.
export const REWRITES: readonly [RegExp, string][] = [
  // One letter apart in Spanish and opposite: never left to the ear ("con" and "sin elevación").
  [/\b(?:sca|iam)cest\b/g, " sca st+ "],
  [/\b(?:(?:sca|iam)sest|sca ?nst)\b/g, " sca st- "],
  [/\b(sca|idm) ?st ?([+-])(?![a-z0-9])/g, "$1 st$2 "],
  [/\b(?:non|no|not a|pas(?: de| d')?(?: un)?|hors|sans)[ -]?stemi\b/g, " nstemi "],
  [
    /\b(?:no|without|absence of|pas de|pas d'|absence de|absence d'|hors) ?(?:st[ -](?:segment )?elevations?|elevations? (?:du |of )?(?:segment )?st|st ?\+|sus[ -]?(?:decalage)?(?: (?:du |de )?(?:segment )?st)?)(?![a-z0-9])/g,
    " st- ",
  ],
  // One leg is a clot, two are a heart; a stem would merge them.
  [/\b(?:jambes|chevilles|pieds) (?:\w+ )?(?:gonfle|enfle)\w*/g, " omi "],
  [/\bjambe (?:droite |gauche )?(?:\w+ )?(?:gonfle\w*|enfle\w*|grosse\b)/g, " mollet "],
  [/\b(?:sans|pas d'?e?|absence d'?e?|plus d'?e?) ?ondes? p\b/g, " ondepabsente "],
  [/\be[1-4] ?v[1-5] ?m[1-6]\b/g, " glasgow score "],
  [/\b(?:non|sans)[ -]?st ?(?:\+|plus|elevation)?(?![a-z0-9])/g, " st- "],
  [
    /\b(?:sans|non) (?:sus|elevation)[ -]?(?:decalage)?(?: (?:du |de )?(?:segment )?st)?\b/g,
    " st- ",
  ],
  [/\bsin (?:elevacion|ascenso)(?: del (?:segmento )?st)?\b/g, " st- "],
  [/\bst (?:plus|positif|pos)\b/g, " st+ "],
  [/\bst (?:moins|negatif)\b/g, " st- "],
  [/\b(?:troponin[ea]?s?|tropo[ti]?) ?(?:\+|pos\b|positi\w+|elev\w+)/g, "troponine positive"],
  [/\bsusdecalage/g, "sus decalage"],
  // "S'il s'agit de": nobody is agitated.
  [/\bs'agi(?:t|ssait|rait)\b/g, " "],
  // One treatment, two words: each sheet has its own.
  [/\bfibrinoly(?=[st])/g, "thromboly"],
  [/\bantibios?\b/g, "antibiotique"],
  [/\bcomateu(?:x|ses?)\b/g, "coma"],
  [/\bniv\b/g, "vni"],
  [/\bintox\b/g, "intoxication"],
  [/\bbenzos?\b/g, "benzodiazepine"],
  [/\b(hyper|hypo) (?=(?:kali|natr|calc|glyc|therm|thyr|tens|magnes|potass)[a-z]{2,})/g, "$1"],
  [/\bcardio[ -](?=[a-z]{5,})/g, "cardio"],
  [/\btonico[ -](?=clon)/g, "tonico"],
  [/\bacido[ -](?=[a-z]{5,})/g, "acido"],
];
