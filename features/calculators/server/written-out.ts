// A question as it is typed on call, written out as the reader of values expects it: ages and sexes in letters, units in
// words, pressures without their name, plus and minus for yes and no. It only ever says the same in other words: what
// could mean two things is left as it is, and will be asked for.
import { inFigures } from "./spoken-numbers.ts";

type Rewrite = readonly [pattern: RegExp, by: string | ((...found: string[]) => string)];

const SEX: Readonly<Record<string, string>> = { f: "femme", h: "homme", m: "homme", "♀": "femme", "♂": "homme" };
const sexOf = (letter: string): string => SEX[letter.toLowerCase()] ?? letter;
const L = String.raw`(?<![\p{L}\d])`;
const R = String.raw`(?![\p{L}\d])`;
const re = (source: string): RegExp => new RegExp(source, "giu");
const LINK = String.raw`\s*(?:à|a|est à|est de|de|=|:)?\s*`;

const UNITS: readonly Rewrite[] = [
  [re(`${L}(?:micromoles?|micromol|µmoles?|umoles?|µmol|umol)\\s*(?:par|/)\\s*(?:litre|l)${R}`), "µmol/L"],
  [re(`${L}(?:millimoles?|millimol|mmoles?|mmol)\\s*(?:par|/)\\s*(?:litre|l)${R}`), "mmol/L"],
  [re(`${L}(?:milligrammes?|mg)\\s*(?:par|/)\\s*(?:litre|l)${R}`), "mg/L"],
  [re(`${L}(?:milligrammes?|mg)\\s*(?:par|/)\\s*(?:décilitre|decilitre|dl)${R}`), "mg/dL"],
  [re(`${L}grammes?\\s*(?:par|/)\\s*(?:litre|l)${R}`), "g/L"],
  [
    re(
      `${L}(?:gammas?|γ|µg|ug|mcg|microgrammes?)\\s*(?:par|/)\\s*(?:kg|kilo)\\s*(?:par|et par|/)\\s*(?:min|mn|minute)${R}`,
    ),
    "µg/kg/min",
  ],
  [re(`(?<=\\d\\s*)(?:kilos?|kilogrammes?|kgs)${R}`), "kg"],
  [re(`(?<=\\d\\s*)millisecondes?${R}`), "ms"],
  [re(`(?<=\\d\\s*)(?:millimètres? de mercure|mm ?hg)${R}`), "mmHg"],
  [re(`(?<=\\d\\s*)pour ?cent${R}`), "%"],
  [re(`(?<=\\d\\s*)(?:battements|bts?|batt)\\s*(?:par|/)\\s*(?:minute|min|mn)${R}`), "bpm"],
  [re(`${L}(\\d{2})°(\\d)(?!\\d)`), "$1,$2 °C"],
  [re(`${L}t ?°\\s*[:=]?\\s*(\\d{2})`), "T $1"],
  [re(`${L}fio2${LINK}0[.,](\\d)(?![\\d%])(?!\\s*%)`), "FiO2 $10 %"],
  [re(`${L}fio2${LINK}0[.,](\\d\\d)(?![\\d%])(?!\\s*%)`), "FiO2 $1 %"],
  [re(`${L}fio2${LINK}1(?:[.,]0+)?(?![\\d.,%])(?!\\s*%)`), "FiO2 100 %"],
  // Nobody writes so high a pressure in kilopascals without saying so.
  [re(`${L}(pao2|pa o2)${LINK}([4-9]\\d|[1-5]\\d\\d)(?![\\d.,])(?!\\s*(?:mm|k?pa|torr|/))`), "$1 $2 mmHg"],
  [re(`${L}(?:noradr[ée]|norad|nora|lévophed|levophed)${R}`), "noradrénaline"],
  [re(`${L}(plaq(?:uettes)?|plq|gb|leucos?|leucocytes)${LINK}(\\d{2,3}) ?000(?!\\d)(?!\\s*/)`), "$1 $2 000/mm3"],
];

const PERSON: readonly Rewrite[] = [
  [re(`${L}n[ée]e? il y a (\\d{2,3}) ans`), "âgé de $1 ans"],
  [
    re(`${L}(f|h|m|♀|♂)\\s*(?:de\\s*)?[,/]?\\s*(\\d{2,3})\\s?(?:ans?|a|yo)${R}`),
    (_, sex = "", age = "") => `${sexOf(sex)} de ${age} ans`,
  ],
  [
    re(`${L}(femme|homme|patiente?|dame|monsieur|madame|mme|mr)\\s*(?:de\\s*)?,?\\s*(\\d{2,3})\\s?a${R}`),
    "$1 de $2 ans",
  ],
  [
    re(`${L}(\\d{2,3})\\s?(?:ans|a)\\s*[,/]?\\s*(♀|♂|[fhm](?![\\p{L}\\d.]))`),
    (_, age = "", sex = "") => `${sexOf(sex)} de ${age} ans`,
  ],
];

const HAS_AGE = /\d\s?(?:ans?|a)(?![\p{L}\d])/iu;

/** "F72" or "H 81," alone, when no age is written anywhere. */
const BARE_AGE = re(`(?<![\\p{L}\\d/])(f|h|♀|♂)\\s?(\\d{2}|10\\d)(?=\\s*(?:[,;]|$)|\\s+(?!%|kg|cm|bpm|mm)[\\p{L}\\d])`);

const PRESSURE: readonly Rewrite[] = [
  [
    re(`${L}(ta|pa|tension(?: artérielle| arterielle)?)${LINK}(\\d{1,3})\\s*(?:sur|\\\\|-)\\s*(\\d{1,3})${R}`),
    "$1 $2/$3",
  ],
  [
    re(`${L}(ta|pa|tension)${LINK}([6-9]\\d|1\\d\\d|2[0-4]\\d)\\s+([3-9]\\d|1[0-3]\\d)(?=\\s*(?:[,;.]|$|mm))`),
    "$1 $2/$3",
  ],
];
const BARE_PRESSURE = re(
  `(?<![\\p{L}\\d/]|[\\d][.,])(\\d{2,3})\\s?/\\s?(\\d{2,3})(?!\\s*(?:\\d|/|[.,]\\d|%|mm3|g\\b|l\\b))`,
);

const SIGNS: readonly Rewrite[] = [
  [/[ø∅Ø]\s?(?:de\s|d['’])?/gu, "pas de "],
  [
    re(
      `${L}(hta|diabète|diabete|avc|ait|ic|aomi|cancer|tvp|ep|hémoptysie|hemoptysie|confusion|tabac|dyslipidémie|infarctus|idm)\\s?[:=]?\\s?\\+(?=\\s*(?:[,;.)]|$|\\s\\p{L}))`,
    ),
    "$1 : oui",
  ],
  [
    re(
      `${L}(hta|diabète|diabete|avc|ait|ic|aomi|cancer|tvp|ep|hémoptysie|hemoptysie|confusion|tabac|dyslipidémie|infarctus|idm)\\s?[:=]?\\s?[-−–](?=\\s*(?:[,;.)]|$))`,
    ),
    "$1 : non",
  ],
  [re(`${L}0 (?=(?:atcd|ant[ée]c[ée]dent|comorbidit|facteur|fdr))`), "aucun "],
  [re(`${L}pas d (?=\\p{L})`), "pas d'"],
];

const WELLS: readonly Rewrite[] = [
  [re(`${L}(ep|embolie pulmonaire)\\s*=\\s*(?:le )?(?=diagnostic|dg|diag|plus)`), "$1 "],
  [re(`${L}k(?= (?:du |de |d'|pulm|bronch|sein|prostat|col[io]))`), "cancer"],
  [re(`${L}(?:diag|dg|diagn|dgc)\\.?(?= |$)`), "diagnostic"],
  [
    re(
      `${L}mollets? (?:est |sont )?(?:souples?|normal|normaux|indolores?|libres?)(?: (?:et|,) (?:indolores?|souples?))?`,
    ),
    "pas de signe de TVP",
  ],
  [
    re(`${L}jamais (?:eu |fait )?(?:d['’]|de )\\s?((?:ep|tvp|phlébite|phlebite|embolie|mtev)${R})`),
    "pas d'antécédent de $1",
  ],
  [
    re(`${L}n['’]a jamais (?:eu|fait) (?:d['’]|de )\\s?((?:ep|tvp|phlébite|phlebite|embolie|mtev)${R})`),
    "pas d'antécédent de $1",
  ],
  [
    re(
      `${L}(ep|embolie pulmonaire)\\s*(?:=|est|:)?\\s*(?:le )?(?:diagnostic )?(?:n°\\s?1|numéro un|numéro 1|premier diagnostic|en tête)`,
    ),
    "$1 diagnostic le plus probable",
  ],
  [re(`${L}(?:aucun|pas de|sans) diagnostic alternatif plus probable`), "pas de diagnostic alternatif"],
];

const CHADS: readonly Rewrite[] = [
  [
    re(`${L}(?:atteinte|pathologie|vasculopathie|antécédent|antecedent|atcd)s? vasculaires?${R}(?! c[ée]r[ée]br)`),
    "maladie vasculaire",
  ],
  [re(`${L}(?:insuf|insuff)\\.? card(?:iaque|\\.)?${R}`), "insuffisance cardiaque"],
  [re(`${L}cardiopathie ischémique${R}`), "maladie coronarienne"],
  [re(`${L}ic${R}(?! chronique)`), "insuffisance cardiaque"],
];

const HEART: readonly Rewrite[] = [
  [re(`${L}((?:sus|sous)[ -]?d[ée]calages?)(?: (?:de |du )?st)?\\s*[:=]?\\s*(?:non|absente?|nul|0)${R}`), "pas de $1"],
  [re(`${L}(?:pas de|sans|ni) (sus|sous)[ -]?st${R}`), "pas de $1-décalage"],
  [re(`${L}(sus|sous)[ -]?st${R}`), "$1-décalage ST"],
  [re(`${L}(?:peu|pas|non) typique${R}`), "peu évocatrice"],
  [re(`${L}(?:moyennement|modérément|moderement|assez) typique${R}`), "moyennement évocatrice"],
  [re(`${L}(?:très|tres) typique${R}`), "très évocatrice"],
  [re(`${L}(tropo\\p{L}*)(?: (?:us|hs|i|t))?${LINK}[x×]\\s?(\\d+(?:[.,]\\d+)?)${R}`), "troponine à $2 fois la normale"],
  [re(`${L}(tropo\\p{L}*)(?: (?:us|hs|i|t))?${LINK}(?:nég?|neg)${R}\\.?`), "troponine négative"],
  [re(`${L}tropo\\p{L}*\\s?[-−–](?=\\s*(?:[,;.)]|$))`), "troponine négative"],
  [re(`${L}ecg${LINK}(?:ras|nl|ok|nal|n)${R}`), "ECG normal"],
];

const GLASGOW: readonly Rewrite[] = [
  [re(`((?:glasgow|gcs)[^\\d]{0,12})([1-4])\\s*[+]\\s*([1-5])\\s*[+]\\s*([1-6])${R}`), "$1 Y$2 V$3 M$4"],
  [re(`${L}(?:yeux|oculaire|ouverture des yeux)\\s*[:=]?\\s*([1-4])${R}`), "Y$1"],
  [re(`${L}(?:verbale?|réponse verbale|parole)\\s*[:=]?\\s*([1-5])${R}`), "V$1"],
  [re(`${L}(?:motricité|moteur|motrice|réponse motrice)\\s*[:=]?\\s*([1-6])${R}`), "M$1"],
  [
    re(
      `${L}(?:ne répond pas|ne repond pas|ne dit rien|ne parle plus|aucune parole|silencieux|silencieuse)(?=\\s*(?:[,;.]|$|et ))`,
    ),
    "ne parle pas",
  ],
  [re(`${L}(?:aucun mouvement|ne bouge pas|pas de mouvement)${R}`), "aucune réponse motrice"],
  [re(`${L}grogne${R}`), "grognements"],
];

const all = (text: string, rewrites: readonly Rewrite[]): string =>
  rewrites.reduce(
    (rest, [pattern, by]) => (typeof by === "string" ? rest.replace(pattern, by) : rest.replace(pattern, by)),
    text,
  );

/** "55F", when no age is written anywhere. */
const AGE_FIRST = re(`(?<![\\p{L}\\d/,.])(\\d{2}|10\\d)\\s?(f|h|♀|♂)(?![\\p{L}\\d/])`);
/** In a kidney question that names no creatinine, its unit names it. */
const BARE_CREATININE = re(`(?<![\\p{L}\\d.,])(\\d{2,4}(?:[.,]\\d)?)\\s?µmol/l`);

/** In a question that names no other rate, CURB-65 asks for one: that of breathing. */
const BARE_RATE = re(`${L}([1-5]\\d)\\s?/\\s?(?:min|mn)${R}`);

/** The question in the words the reader of values knows. */
export function writtenOut(question: string): string {
  let text = all(inFigures(question.replaceAll("\u00a0", " ").replaceAll("\u202f", " ")), [
    ...UNITS,
    ...PERSON,
    ...PRESSURE,
    ...SIGNS,
  ]);
  if (!HAS_AGE.test(text)) text = text.replace(BARE_AGE, (_, sex, age) => `${sexOf(sex)} de ${age} ans`);
  if (!HAS_AGE.test(text)) text = text.replace(AGE_FIRST, (_, age, sex) => `${sexOf(sex)} de ${age} ans`);
  if (/ckd|dfg|cockc?roft|clairance/i.test(text) && !/cr[ée]+at/i.test(text))
    text = text.replace(BARE_CREATININE, "créatinine $1 µmol/L");
  if (/wells/i.test(text)) text = all(text, WELLS);
  if (/cha2?ds2?|chads|cha₂ds₂/i.test(text)) text = all(text, CHADS);
  if (/heart/i.test(text)) text = all(text, HEART);
  if (/glasgow|gcs/i.test(text) && !/sofa|apache/i.test(text)) text = all(text, GLASGOW);
  if (/curb/i.test(text) && !/(?<![\p{L}\d])(?:fr|fc|pouls|fr[ée]quence|respire|polypn[ée]e)(?![\p{L}\d])/iu.test(text))
    text = text.replace(BARE_RATE, "FR $1/min");
  if (
    /curb/i.test(text) &&
    !/(?<![\p{L}\d])(?:ta|pa|pas|tas|tension|pression|systolique)(?![\p{L}\d])\s*[:=à]?\s*\d/iu.test(text)
  )
    text = text.replace(BARE_PRESSURE, (found, high, low) =>
      Number(high) > Number(low) && Number(high) >= 50 && Number(high) <= 260 && Number(low) >= 20
        ? `PA ${high}/${low}`
        : found,
    );
  return text;
}
