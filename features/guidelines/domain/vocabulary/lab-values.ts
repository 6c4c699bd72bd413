// A value beside its analyte says a disturbance: "K+ 7,4" is a high potassium. Thresholds are those
// a physician would name out loud, not diagnostic limits: they only choose what to read, the sheet
// gives the limits. Each rule reads one number and gives a word of the presentations, or null when
// the value is unremarkable.

import { stem, words } from "#platform/search/normalise.ts";

type Reading = (value: number, unit: string) => string | null;

const NUMBER = String.raw`\s*(?:\+|sg|plasmatique|arterielle?|capil(?:lai|a)re?|au (?:bout du )?doigt|al dedo|initiale?|serique|us|corrigee?|corrected|corregid[oa]|totale?)?(?:(?<=mie)(?: (?!cible|objectif)[a-z]+){1,2}(?= a ))?\s*(?:a|=|:|de|est a|at|is|of|en|es|was|<|>|environ)?\s*(\d{1,4}(?:[.,]\d{1,3})?)\s*(mmol|mol|umol|µmol|g\/l|g|mg|%|ng|kpa|mmhg|hi|mg\/dl|n(?![a-z])|fois|veces|times|x(?![a-z]))?`;
const rule = (names: string, read: Reading): [RegExp, Reading] => [
  new RegExp(String.raw`(?<![a-z0-9])(?:${names})(?![a-z])${NUMBER}(?!\d)`, "g"),
  read,
];

const glucose: Reading = (value, unit) => {
  // Without a unit: below 10 grams per litre, up to 40 mmol/L, above mg/dL.
  const inGrams = unit.startsWith("g") || (unit === "" && value < 10);
  const inMillimoles = unit.startsWith("mmol") || (unit === "" && value <= 40);
  const grams = inGrams ? value : inMillimoles ? value * 0.18 : value / 100;
  return grams <= 0.7 ? "glycemiebasse" : grams >= 2.5 ? "glycemiehaute" : null;
};

/** British meters read millimoles, American and Spanish ones milligrams per decilitre. */
const bedsideGlucose: Reading = (value, unit) =>
  glucose(value, unit || (value < 30 ? "mmol" : "mg/dl"));

/** Millimoles per litre, milligrams per decilitre or per litre. */
const calcium: Reading = (value, unit) => {
  const high = unit.startsWith("mg")
    ? (value >= 11.5 && value <= 24) || (value >= 110 && value <= 240)
    : (unit === "" || unit === "mmol") && value >= 2.75 && value <= 6;
  return high ? "calcemiehaute" : null;
};

const RULES: readonly [RegExp, Reading][] = [
  rule(
    "k\\+?|kali?l?i?emie|pota[s]?emia|kal+[ie]*mie|[cq]aliemie|potassium|potasio|potassemie",
    (value) =>
      value >= 5.5 && value <= 12
        ? "kaliemiehaute"
        : value > 1 && value < 3.5
          ? "kaliemiebasse"
          : null,
  ),
  rule("na\\+?|natr+[ei]*mi[ea]|natriemie|sodium|sodio", (value) =>
    value >= 90 && value < 132
      ? "natremiebasse"
      : value > 148 && value < 200
        ? "natremiehaute"
        : null,
  ),
  rule("gl[yi][cs]+[ei]+mie|glycemy|glyc|gly|dextro|hgt|gc", glucose),
  rule(
    "bm|sugar|blood sugar|bg|bgl|cbg|fsbs|fsbg|finger ?stick|fingerprick|glucometer|destrostix|dextrostix|bmt?est",
    bedsideGlucose,
  ),
  rule("glucemia|glicemia|azucar|glucose|glucosa|glucometro", (value, unit) =>
    glucose(value, unit === "" && value >= 15 ? "mg/dl" : unit),
  ),
  // "0,28 au bout du doigt": a drop of blood, whose analyte nobody says.
  [
    /(?:^|[,;.] ?)(0[.,][1-9]\d?) ?(g(?:\/l)?)?(?: (?:au |en |al? )(?:bout du )?(?:doigt|capillaire|capilar|dedo))/g,
    glucose,
  ],
  rule("ph", (value) => (value >= 6.5 && value <= 7.32 ? "phbas" : null)),
  rule("p?co2|paco2|pc02|capnie", (value) =>
    value >= 48 || (value > 6.2 && value < 16) ? "hypercapnie" : null,
  ),
  rule("cr?eatinin?e|creat+|kreat|creatininemie|creatininemie|crea|creatinina", (value, unit) =>
    (unit.startsWith("mg") ? value >= 2.5 : value >= 200) ? "creatininehaute" : null,
  ),
  rule("uree", (value) => (value >= 20 ? "ureehaute" : null)),
  rule("gcs|glasgow|score de glasgow", (value) =>
    value >= 3 && value <= 12 ? "glasgowbas" : null,
  ),
  // "G7" is a Glasgow score; G5, G10 and G30 are glucose.
  rule("g(?=[3-9](?!\\d|%|p))", (value) =>
    value >= 3 && value <= 9 && value !== 5 ? "glasgowbas" : null,
  ),
  rule("lactates?|lactate|lactato", (value) => (value >= 2 ? "lactatehaut" : null)),
  rule("tas|pas|ta|pa|sbp|bp|tad?|tension|presion", (value) =>
    (value >= 30 && value <= 90) || (value > 3 && value <= 9)
      ? "tensionbasse"
      : (value >= 180 && value < 300) || (value >= 18 && value < 30)
        ? "tensionhaute"
        : null,
  ),
  rule("pam|map", (value) => (value >= 20 && value < 65 ? "tensionbasse" : null)),
  rule("hb|hemoglobine|hemoglobina", (value) =>
    value < 8 || (value > 20 && value < 80) ? "anemieaigue" : null,
  ),
  rule("spo2|sao2|sats?|sato2|saturation|saturacion", (value) =>
    value >= 40 && value < 92 ? "spo2basse" : null,
  ),
  rule("temperature|temp|t|t°|fievre|fiebre|fever", (value) =>
    value >= 38 && value <= 42.5 ? "fievre" : null,
  ),
  rule("temperature|temp|t|t°", (value) =>
    value >= 20 && value <= 34.5 ? "temperaturebasse" : null,
  ),
  rule("tropo|troponine|troponin|troponina|tropot|tropo t|tropo i|hstnt|tnt", (value) =>
    value >= 50 ? "troponinehaute" : null,
  ),
  rule("d-?dimeres?|ddimeres?|d dimeres?|dd|d-?dimers?|dimero d", (value) =>
    value >= 400 ? "ddimereshauts" : null,
  ),
  rule("cetonemie|cetones?|cetonurie|ketones?|cetonas|cetonemia|cetonuria", (value) =>
    value >= 1.5 ? "cetonemie" : null,
  ),
  rule("dep|pef|peak flow", (value) => (value > 0 ? "depmesure" : null)),
  rule("nihss", () => "nihss"),
  rule("ca\\+*", calcium),
  // Without a unit, what no millimole can be is in milligrams: "calcio 14,8".
  rule("calcemie|calcium|calcio|calcaemia|calcemia", (value, unit) =>
    calcium(value, unit === "" && value > 6 ? "mg" : unit),
  ),
  // "PNN 200", "neutrophiles 0,3 G/L": below 500 in a cubic millimetre.
  rule("pnn|neutro|neutrophiles?|neutrophils?|neutrofilos|anc", (value, unit) =>
    unit !== "%" && (value <= 0.5 || (value >= 10 && value <= 500)) ? "neutropenieprofonde" : null,
  ),
  rule("lipase|lipasemie|lipasa|amylase|amilasa", (value, unit) =>
    (/^(?:n|fois|veces|times|x)$/.test(unit) ? value >= 3 : value >= 180) ? "lipasehaute" : null,
  ),
  rule("tonus oculaire|tonus|pio|iop|pression intra ?oculaire|intraocular pressure", (value) =>
    value >= 30 && value <= 90 ? "tonushaut" : null,
  ),
  rule("plaq|plaquettes|platelets|plt|plaquetas", (value) =>
    value <= 120 || (value >= 1000 && value <= 120000) ? "plaquettesbasses" : null,
  ),
  // What is high for a pregnancy only.
  rule("tas|pas|ta|pa|sbp|bp|tension|presion", (value) =>
    (value >= 140 && value < 300) || (value >= 14 && value < 30) ? "tensiongravidique" : null,
  ),
  rule("fc|pouls|hr|bpm", (value) =>
    value >= 120 && value <= 260 ? "tachycardie" : value < 45 ? "bradycardie" : null,
  ),
];

/** A value said by a word: "calcium haut", "high D-dimer", "amilasa muy alta", "low platelets". */
const HIGH =
  "hauts?|hautes?|eleve[es]*|elevad[oa]s?|alt[oa]s?|high|raised|elevated|up|positi[fv]e?s?|positiv[oa]s?|au plafond|disparad[oa]s?|x ?\\d+";
const LOW = "bas|basses?|baj[oa]s?|low|effondre[es]*|en chute|dropping|por los suelos";
const LEVELS: readonly [string, { high?: string; low?: string }][] = [
  ["kaliemie|potassium|potasio|potasemia", { high: "kaliemiehaute", low: "kaliemiebasse" }],
  ["natremie|natremia|sodium|sodio", { high: "natremiehaute", low: "natremiebasse" }],
  ["calcemie|calcium|calcio|calcemia|calcaemia", { high: "calcemiehaute" }],
  [
    "glycemie|glucemia|glucose|sugar|azucar|dextro",
    { high: "glycemiehaute", low: "glycemiebasse" },
  ],
  ["lipase|lipasa|amylase|amilasa", { high: "lipasehaute" }],
  ["d[- ]?dimeres?|ddim|d[- ]?dimers?|dimeros? d", { high: "ddimereshauts" }],
  ["cetones?|cetonemie|ketones?|cetonas|cetonemia", { high: "cetonemie" }],
  ["lactates?|lactato", { high: "lactatehaut" }],
  ["plaquettes|platelets|plaquetas", { low: "plaquettesbasses" }],
  ["neutrophiles?|neutrophils?|neutrofilos|pnn", { low: "neutropenieprofonde" }],
  ["saturation|sats?|spo2|saturacion", { low: "spo2basse" }],
];
const BESIDE =
  "(?:(?:est|sont|is|are|was|es|esta|very|really|too|tres|trop|muy|un peu|a|at) ){0,2}";
const WORDED = LEVELS.flatMap(([names, levels]) =>
  Object.entries(levels).map(([level, said]) => {
    const word = level === "high" ? HIGH : LOW;
    const own = `(?:${names}) ${BESIDE}(?:${word})|(?:${word}) (?:blood )?(?:${names})`;
    return { said, pattern: new RegExp(`(?<![a-z0-9])(?:${own})(?![a-z0-9])`, "g") };
  }),
);

/** What rises from one value to the next: its name, the least that counts, what it says. */
const RISES: readonly [string, number, string][] = [
  ["tropon?i?n?[ae]?s?", 30, "troponinehaute"],
  ["creat[a-z]*", 150, "creatininehaute"],
];
const BECOMING = String.raw`\D{0,30}?(\d{1,5})\D{0,12}?(?:puis|then|to|a|luego|despues|,|->|et)\D{0,6}?(\d{1,5})`;
const RISING = RISES.map(([name, least, said]) => ({
  least,
  said,
  pattern: new RegExp(`(?<![a-z])${name}${BECOMING}`, "g"),
}));

export interface LabValues {
  /** Disturbances, each once. */
  said: string[];
  /** Words that only name what was measured, their value said. */
  measured: ReadonlySet<string>;
}

/**
 * A number that can only be a temperature: "39.5" beside nothing else that a clinician writes so,
 * beside a symptom ("toux 39"), in a list of findings ("frissons, 39, douleur").
 */
const FEVERS: readonly RegExp[] = [
  /(?<![\d.,])(?:38[.,][5-9]|39(?:[.,]\d)?|40(?:[.,]\d)?|41(?:[.,]\d)?)(?:\s*°\s*c?|\s*c\b)/,
  /(?<![\d.,:])(?:38[.,][5-9]|39[.,]\d|40[.,]\d)(?![\d%]|\s*(?:mg|g|mmol|kg|ml|u))/,
  /(?:toux|tousse|frissons?|cephalees?|angine|rhume|courbatures|dyspnee|cough|chills|tos|escalofrios) (?:a )?(?:38|39|40|41)(?=\s*(?:[,;.+]|$)| (?!ans?|anos|sa|kg|mg|ml|g|j|jours?|h|heures?|sem|min|bpm|%)[a-z])/,
  /(?:^|(?<!\d)[,;] ?)(?:t ?)?(?:39|40|41)(?= ?(?:[,;]|$| a j))/,
];

const METER =
  /(?<![a-z])(?:dextro|lecteur|glycemi[a-z]*|glucemia|glucometr[a-z]*|meter|bm|sugar|hgt)[^.;,]{0,24}? (lo|hi)(?![a-z])/g;

/** "LO" and "HI" are all that a meter reads beyond its range. */
const beyondTheMeter = (folded: string): string[] =>
  [...folded.matchAll(METER)].map(([, level]) =>
    level === "lo" ? "glycemiebasse" : "glycemiehaute",
  );

/** What the values of a folded question say. */
export function readLabValues(folded: string): LabValues {
  const found = new Set<string>();
  const measured = new Set<string>();
  for (const [pattern, read] of RULES)
    for (const match of folded.matchAll(pattern)) {
      const value = Number((match[1] ?? "").replace(",", "."));
      const said = Number.isFinite(value) ? read(value, match[2] ?? "") : null;
      if (!said) continue;
      found.add(said);
      for (const word of words(match[0])) measured.add(stem(word));
    }
  // Grams of paracetamol that nobody takes for pain.
  if (/paracetamol|acetaminophen|doliprane|dafalgan|efferalgan|tylenol/.test(folded))
    for (const [, grams] of folded.matchAll(
      /(?<![\d.,])(\d{1,3}(?:[.,]\d)?) ?(?:g|gr|grammes?|grams?|gramos)(?![a-z/])/g,
    ))
      if (Number((grams ?? "").replace(",", ".")) >= 5) found.add("surdosage");
  for (const { said, pattern } of WORDED)
    for (const [told] of folded.matchAll(pattern)) {
      found.add(said);
      for (const word of words(told)) measured.add(stem(word));
    }
  // "Troponine 12 puis 95", "creatinine went from 90 to 420".
  for (const { said, pattern, least } of RISING)
    for (const [, first, second] of folded.matchAll(pattern))
      if (Number(second) >= least && Number(second) > 1.5 * Number(first)) found.add(said);
  for (const level of beyondTheMeter(folded)) found.add(level);
  if (FEVERS.some((one) => one.test(folded))) found.add("fievre");
  // A pressure stands alone as well: "165/110".
  for (const [, high, low] of folded.matchAll(/(?<![\d.,/])(\d{2,3})\/(\d{2,3})(?![\d/])/g)) {
    const [systolic, diastolic] = [Number(high), Number(low)];
    const isPressure = systolic > diastolic && systolic >= 60 && systolic <= 260 && diastolic >= 30;
    if (isPressure && systolic <= 90) found.add("tensionbasse");
    if (isPressure && systolic >= 140) found.add("tensiongravidique");
  }
  // A term in weeks is a pregnancy: "34 SA", "33 weeks pregnant"; a child born then is not.
  for (const [, born, weeks] of folded.matchAll(
    /(prema\w*|ne a|nee a)?[a-z ]{0,12}?(?<!\d)(\d{1,2}) ?(?:sa(?![a-z])|semaines d'amenorrhee|weeks? (?:pregnant|gestation)|wga)/g,
  ))
    if (born === undefined && Number(weeks) >= 5 && Number(weeks) <= 42) found.add("enceinte");
  return { said: [...found], measured };
}

/** Disturbances that no sheet treats, under the name a reader is told is missing. */
export const FOREIGN_VALUES: Readonly<Record<string, string>> = {
  kaliemiebasse: "hypokaliémie",
  natremiehaute: "hypernatrémie",
};
