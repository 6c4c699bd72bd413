// A folded text with its numbers in figures and its units in signs, each still tied to the words
// that were typed.
import type { FoldedText } from "./folded-text.ts";
import { inFigures, SPOKEN } from "./spoken-numbers.ts";

type By = (found: RegExpExecArray) => string | null;

/** Each replaced character keeps the place of the words it stands for. */
export function rewrite(text: FoldedText, pattern: RegExp, by: By): FoldedText {
  let folded = "";
  const at: number[] = [];
  let done = 0;
  for (const match of text.folded.matchAll(pattern)) {
    const instead = by(match);
    if (instead === null || instead === match[0]) continue;
    folded += text.folded.slice(done, match.index) + instead;
    at.push(...text.at.slice(done, match.index));
    for (let copy = 0; copy < instead.length; copy += 1) at.push(text.at[match.index] ?? 0);
    done = match.index + match[0].length;
  }
  return {
    original: text.original,
    folded: folded + text.folded.slice(done),
    at: [...at, ...text.at.slice(done)],
  };
}

const COUNTED =
  "ans?|anos?|years?|kilos?|kilogram\\w*|kg|centim\\w*|cm|metres?|micro\\w*|milli\\w*|umol|mmol|mg|grammes?|battements|beats|latidos|cycles|pour cent|percent|por ciento|%|par minute|minutes?|minutos?|heures?|hours?|horas?|degres|degrees|grados|jours?|days?|dias?|semaines?|weeks?|semanas?|mois|months?|mes(?:es)?|g|ml|mm|mmhg|ng|ug|ui|iu|bpm|gammas?|litres?|litros?|l(?!')|ms|cc|verres?|copas?|drinks?|secondes?|seconds?|segundos?|nano\\w*|giga\\w*|kilopascal\\w*|kpa";
/** The French "à", folded, is no one: "à trente-deux" is not thirty-three. */
const ARTICLE = `(?:une?|una|an?)(?![ -](?:(?:et|y|and)[ -])?${SPOKEN})`;
const SPELLED = new RegExp(
  `(?<![a-z0-9])(?:${ARTICLE}|${SPOKEN})(?=[ -](?:${COUNTED})(?![a-z]))`,
  "g",
);

/** Units in words, after their number. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![a-z])(?:micromoles?|micromol|umoles?|umol) ?(?:par|per|por|\/) ?(?:litre|liter|litro|l)(?![a-z])/g,
    "umol/l",
  ],
  [
    /(?<![a-z])(?:millimoles?|millimol|mmoles?|mmol) ?(?:par|per|por|\/) ?(?:litre|liter|litro|l)(?![a-z])/g,
    "mmol/l",
  ],
  [
    /(?<![a-z])(?:milligram\w*|miligramos?|mg) ?(?:par|per|por|\/) ?(?:decilitre|deciliter|decilitro|dl)(?![a-z])/g,
    "mg/dl",
  ],
  [
    /(?<![a-z])(?:milligram\w*|miligramos?|mg) ?(?:par|per|por|\/) ?(?:litre|liter|litro|l)(?![a-z])/g,
    "mg/l",
  ],
  [
    /(?<![a-z])(?:grammes?|gramos?|grams?) ?(?:par|per|por|\/) ?(?:litre|liter|litro|l)(?![a-z])/g,
    "g/l",
  ],
  [
    /(?<![a-z])(?:gammas?|γ|ug|mcg|microgram\w*) ?(?:par|per|por|\/) ?(?:kg|kilo) ?(?:(?:et )?par|per|por|\/|et)? ?(?:min|mn|minute|minuto)(?![a-z])/g,
    "ug/kg/min",
  ],
  [
    /(?<=\d ?)(?:millilitres?|millil[ií]tros?|ml) ?(?:par|per|por|al) ?(?:jour|24 ?h(?:eures)?|day|dia)(?![a-z])/g,
    "ml/24h",
  ],
  [
    /(?<=\d ?)(?:litres?|liters?|litros?|l) ?(?:par|per|por|al) ?(?:jour|24 ?h(?:eures)?|day|dia)(?![a-z])/g,
    "l/24h",
  ],
  [
    /(?<=\d ?)(?:nanogram\w*|ng) ?(?:par|per|por) ?(?:millilitres?|milliliters?|mililitros?|ml)(?![a-z])/g,
    "ng/ml",
  ],
  [/(?<=\d ?)(?:microgram\w*|ug) ?(?:par|per|por) ?(?:litre|liter|litro|l)(?![a-z])/g, "ug/l"],
  [/(?<=\d ?)(?:kilopascals?|kilopascales)(?![a-z])/g, "kpa"],
  [/(?<=\d ?)giga(?:s)? ?(?:par|per|por) ?(?:litre|liter|litro|l)(?![a-z])/g, "giga/l"],
  [/(?<=\d ?)cc(?![a-z])/g, "ml"],
  // "G13": a Glasgow score, stuck to its number.
  [/(?<![a-z0-9])g(?=(?:[3-9]|1[0-5])(?!\d|[.,]\d|[a-z/%]))/g, "gcs "],
  // Said without its litre: nothing else is counted so. An amount given ("20 mmol de KCl") is none.
  [/(?<=\d ?)(?:mmol|millimoles?)(?! ?(?:\/|par |per |por |de |d'|of )|[a-z])/g, "mmol/l"],
  [/(?<=\d ?)(?:umol|micromol|micromoles?)(?! ?(?:\/|par |per |por |de |d'|of )|[a-z])/g, "umol/l"],
  [/(?<=\d ?)(?:millimetres? de mercure|mm ?hg)(?![a-z])/g, "mmhg"],
  [/(?<=\d ?)(?:pour ?cent|percent|por ciento)(?![a-z])/g, "%"],
  [
    /(?<=\d ?)(?:battements|bts?|batt|beats|latidos) ?(?:par|per|por|\/) ?(?:minuto?e?|min|mn)(?![a-z])/g,
    "bpm",
  ],
  // A rate of which nobody says the minute; a run of five beats is none.
  [
    /(?<=(?<![\d.,])(?:[3-9]\d|[12]\d\d) ?)(?:battements|beats|latidos)(?! ?(?:par|per|por|\/)|[a-z])/g,
    "bpm",
  ],
  [
    /(?<=\d ?)(?:respirations|breaths|respiraciones|cycles) ?(?:par|per|por|\/) ?(?:minuto?e?|min|mn)(?![a-z])/g,
    "cycles/min",
  ],
  [/(?<=\d)[ -]?(?:years?|yrs?|y\/o)(?:[ -]?(?:old|of age))?(?![a-z])/g, " years"],
  [/(?<=\d[ -]?)(?:kilos?|kilogram\w*|kgs)(?![a-z])/g, "kg"],
  [/(?<=\d )(?:seconds?|segundos?|secondes?)(?![a-z])/g, "s"],
  [/(?<=\d )(?:milliseconds?|milisegundos?|millisecondes?)(?![a-z])/g, "ms"],
  // "FC112", "T38,5": the name against its number.
  [
    /(?<![a-z0-9])(?:t°|t(?=3[3-9]|4[0-2])|fc|fr|tas|pas|ta|hb|gcs|hr|rr|bp|sbp|inr|sat)(?=\d)/g,
    "$& ",
  ],
  [/[ø∅] ?(?:de |d')?/g, "pas de "],
  [
    /(?<=\d ?(?:verres?|unites?|drinks?|units?|copas?|unidades)) ?\/ ?(?=sem|week|wk|jour|day|dia|[sj](?![a-z]))/g,
    " par ",
  ],
  [/(?<=[a-z] |[a-z]{3})\+(?=\s*(?:[,;.)]|$))/g, ": oui"],
  [/(?<=[a-z]{3})\+(?= [a-z])/g, ": oui,"],
];

const AGO = "(?:il y a|depuis|hace|delai(?: de)?|dat(?:e|ant) de|since)";
const LATER = "(?:ago|earlier|apres|after|despues|post|de la brul)";
const HOUR = "(?:h|heures?|hours?|hrs?|horas?)";
const MINUTE = "(?:min|mn|minutes?|minutos?)";
const hours = (whole: string | undefined, minutes: number): string =>
  `${Number((Number(whole ?? 0) + minutes / 60).toFixed(4))} h`.replace(".", ",");

/** Delays in hours and minutes, in hours. */
function inHours(text: FoldedText): FoldedText {
  const half = "(?:une? |an? |una )?(?:demi[ -]?heure|half(?: an)? hour|half-hour|media hora)";
  let made = rewrite(text, new RegExp(`(?<![a-z])${half}(?![a-z])`, "g"), () => "0,5 h");
  made = rewrite(
    made,
    new RegExp(`(?<![\\d.,])(\\d{1,2}) ?${HOUR} (?:et demie?|and a half|y media)(?![a-z])`, "g"),
    ([, whole]) => hours(whole, 30),
  );
  const both = `(\\d{1,2}) ?${HOUR} ?(?:et )?([0-5]\\d)(?: ?${MINUTE})?(?![\\da-z%/])`;
  const only = `(?<![\\d.,])()(\\d{1,3}) ?${MINUTE}(?![a-z/])`;
  for (const one of [both, only])
    for (const delay of [`(?<=${AGO} )${one}`, `${one}(?= ${LATER})`])
      made = rewrite(made, new RegExp(delay, "g"), ([, whole, minutes]) =>
        hours(whole, Number(minutes)),
      );
  return rewrite(
    made,
    /(?<![a-z0-9])h ?\+ ?(\d{1,2})(?![\d.]|,\d)(?: ?h(?:eures?)?(?![a-z]))?/g,
    ([, whole]) => `h+ ${whole} h`,
  );
}

/** "Un mètre soixante-cinq", "1 mètre 65". */
const IN_METRES = new RegExp(
  `(?<![a-z0-9])(un|1|deux|2) metres? (${SPOKEN}|\\d{2})(?![a-z0-9])`,
  "g",
);
const metresSaid = ([, whole, rest = ""]: RegExpExecArray): string | null => {
  const hundredths = Number(/\d/.test(rest) ? rest : inFigures(rest));
  const metres = whole === "un" || whole === "1" ? 1 : 2;
  return Number.isInteger(hundredths) && hundredths > 0 && hundredths < 100
    ? `${metres}m${String(hundredths).padStart(2, "0")}`
    : null;
};
/** "Une vingtaine de minutes"; ten and sixty are the limits of classes, and stay as they were said. */
const ROUND: Readonly<Record<string, number>> = {
  quinz: 15,
  vingt: 20,
  trent: 30,
  quarant: 40,
  cinquant: 50,
};
const ABOUT =
  /(?<![a-z])(?:une )?(quinz|vingt|trent|quarant|cinquant)aine (?:de |d')(?=(?:minutes?|min|heures?|jours?)(?![a-z]))/g;

/** "1m50" beside a fall; a person's height is read elsewhere. */
const FALLEN =
  /(?<=(?:chut|tomb|hauteur|fall|fell|height of|caid|cayo|altura de)[^,;.]{0,24})(?<!\d)(\d) ?m ?(\d{2})(?![\da-z])/g;
/** "Na140", "FC110", "TA12/7": the sign stuck to its number. */
const STUCK =
  /(?<![a-z0-9])(na|cl|fc|fr|ta|pas|hr|rr|hb|alb|gly|creat)(?=\d+(?:[.,]\d+)?(?![a-z0-9]))/g;
/** "Flexion à 70°" is no temperature. */
const FLEXED =
  /(?<=(?:flexi?on|flechit?|plie|bloquee?|flessum)[^,;.]{0,24}\d|(?:axe|axis|eje)[^,;.\d]{0,16}-?\d{1,3}) ?(?:°|degres?|degrees?|grados?)(?! ?c)/g;
/** "7 kilos et demi", "deux ans et demi": half a unit more. Hours are read before it. */
const AND_A_HALF =
  /(?<![\d.,])(\d{1,3}) ?(kilos?|kg|ans?|mois|degres|grammes?|years?|months?|anos?|meses) (?:et demie?|and a half|y medi[oa])(?![a-z])/g;
/** "4 kilos cinq cents", "3 kg 200": the grams of a small child after the kilos. */
const AND_GRAMS = new RegExp(
  `(?<![\\d.,])(\\d|1[0-4]) ?(?:kilos?|kg) ?(?:et )?(\\d{3}|${SPOKEN})(?: ?(?:g|grammes?|grams?|gramos?))?(?=\\s*(?:[,;:.)?]|$|(?:en|pour|chez|et|a|qui|ce|de|il|elle|dose|in|for|with|and|con|para|y)(?![a-z])))`,
  "g",
);
function withGrams([, kilos, grams = ""]: RegExpExecArray): string | null {
  const made = Number(/^\d/.test(grams) ? grams : inFigures(grams));
  return made >= 100 && made < 1000 && made % 10 === 0
    ? `${kilos},${String(made).replace(/0+$/, "")} kg`
    : null;
}
/** "8 mg/50 mL", "8mg/50cc": an amount in a volume, no concentration. */
const DILUTED = /(?<=\d ?(?:mg|ug|mcg|g)) ?\/ ?(?=\d+ ?(?:ml|cc|l)?(?![a-z0-9]))/g;

/** "No liver or heart failure", "ni insuffisance cardiaque ni rénale": a head said once for both. */
const ORGAN = "(?:liver|hepatic|heart|cardiac|kidney|renal|lung|pulmonary|respiratory|vascular)";
const ORGAN_FR =
  "(?:cardiaque|hepatique|renale|respiratoire|pulmonaire|cerebro-?vasculaire|vasculaire|cardiaca|hepatica|renal|respiratoria|pulmonar|vascular)s?";
const HEAD_AFTER = new RegExp(
  `(?<=(?<![a-z])${ORGAN})(?=(?: or | and | nor |, ?)${ORGAN} (failure|disease|impairment)(?![a-z]))`,
  "g",
);
const HEAD_BEFORE = new RegExp(
  `(?<=(?<![a-z])(insuf[a-z]*|maladies?|pathologies?|defaillances?|atteintes?|enfermedad(?:es)?|fallo) ${ORGAN_FR}(?:,? (?:ni|et|ou|y|o)|,) )(?=${ORGAN_FR}(?![a-z]))`,
  "g",
);
function withHeads(text: FoldedText): FoldedText {
  let made = rewrite(text, HEAD_AFTER, ([, head]) => ` ${head}`);
  for (const _ of [1, 2, 3]) made = rewrite(made, HEAD_BEFORE, ([, head]) => `${head} `);
  return made;
}

/** "Killip deux", "grade trois": a class told in words. */
const CLASS = new RegExp(
  `(?<=(?<![a-z])(?:killip|stade|grade|classe|class|stage|nyha|asa|grado|clase|estadio|frequence) )${SPOKEN}(?! (?:fois|peu|times))`,
  "g",
);

/** "Le + probable". */
const MORE = /(?<![a-z0-9+])\+(?= ?(?:probable|vraisemblable|likely))/g;

/** "FR 14 / SpO2 97 / conscient": a note cut by strokes; "PaO2 / FiO2" and "130 / 70" are not. */
const STROKE = / \/ (?=[a-z](?!io2)|(?<=[a-z%°)] \/ )\d)/g;
const cutByStrokes = (text: FoldedText): FoldedText =>
  (text.folded.match(STROKE) ?? []).length > 2 ? rewrite(text, STROKE, () => " , ") : text;

export function inSigns(text: FoldedText): FoldedText {
  let made = inHours(
    rewrite(rewrite(cutByStrokes(text), IN_METRES, metresSaid), SPELLED, ([spoken]) =>
      inFigures(spoken),
    ),
  );
  made = rewrite(
    made,
    /(?<![\d.,])(\d{2})°(\d)(?!\d)/g,
    ([, whole, tenth]) => `${whole},${tenth}°c`,
  );
  made = rewrite(made, AND_GRAMS, withGrams);
  made = rewrite(made, AND_A_HALF, ([, whole, unit]) => `${whole},5 ${unit}`);
  made = rewrite(made, ABOUT, ([, tens]) => `${ROUND[tens ?? ""]} `);
  made = rewrite(made, FALLEN, ([, metres, rest]) => `${metres},${rest} m`);
  made = rewrite(made, STUCK, ([, sign]) => `${sign} `);
  made = rewrite(made, FLEXED, () => "");
  made = rewrite(made, CLASS, ([spoken]) => inFigures(spoken));
  made = rewrite(made, DILUTED, () => " dans ");
  made = withHeads(rewrite(made, MORE, () => "plus"));
  for (const [pattern, instead] of UNITS)
    made = rewrite(made, pattern, ([match]) => instead.replace("$&", match ?? ""));
  return made;
}
