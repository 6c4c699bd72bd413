// What surrounds a dose and makes it another one: route, rhythm, whom it is for, under which weight
// or age.
import type { Population } from "#platform/ai/toolbox.ts";
import { fold } from "#platform/search/normalise.ts";

export type Route =
  | "iv"
  | "im"
  | "sc"
  | "po"
  | "io"
  | "neb"
  | "inh"
  | "buccal"
  | "rectal"
  | "nasal"
  | "topical";

const ROUTES: readonly (readonly [Route, RegExp])[] = [
  [
    "iv",
    /\b(?:iv(?:se|d|l)?|intraveineu\w*|intravenous\w*|intravenos\w*|perfusion intraveineuse)\b/gu,
  ],
  ["im", /\b(?:im|intramuscula\w*)\b/gu],
  ["sc", /\b(?:sc|sous[- ]?cutanee?s?|subcutane\w*)\b/gu],
  ["po", /\b(?:po|per os|voie orale|orale?ment|oral(?:ly)?|by mouth|via oral|vo|enterale?)\b/gu],
  ["io", /\b(?:io|intra[- ]?osseu\w*|intra[- ]?oseo\w*|intraosseous)\b/gu],
  [
    "neb",
    /\b(?:nebulisations?|nebulisee?s?|nebuli[sz]ed|nebuli[sz]ation|nebuliz\w*|aerosols?)\b/gu,
  ],
  ["inh", /\b(?:inhalee?s?|inhaled|inhalad\w*|chambre d.inhalation|inhalation)\b/gu],
  ["buccal", /\b(?:buccale?|bucal|sublinguale?|transmuqueuse)\b/gu],
  ["rectal", /\b(?:rectale?|intrarectale?|ir)\b/gu],
  ["nasal", /\b(?:nasale?|intranasale?)\b/gu],
  ["topical", /\b(?:topique|cutanee|topical|topica)\b/gu],
];

export interface Found<T> {
  value: T;
  from: number;
}

const foldedSigns = new Map<string, string>();
/** Folding keeps places: each sign of the text stays one sign. */
export function flat(text: string): string {
  let folded = "";
  for (const sign of text) {
    let one = foldedSigns.get(sign);
    if (one === undefined) {
      one = fold(sign);
      if (one.length !== sign.length) one = " ".repeat(sign.length);
      // The signs of three languages, not those of a hostile text.
      if (foldedSigns.size < 2_000) foldedSigns.set(sign, one);
    }
    folded += one;
  }
  return folded;
}

/** "IM (et non IV)", "jamais en IV", "not IV": a way that is refused is not the way of the dose. */
const REFUSED_ROUTE =
  /\b(?:non|jamais|pas|not|never|no|nunca|sans)\s+(?:en\s+|par\s+|d.|de\s+|the\s+|por\s+)?(?:voie\s+|via\s+|bolus\s+)?$/u;

export function routesIn(text: string): Found<Route>[] {
  const folded = flat(text);
  return ROUTES.flatMap(([value, pattern]) =>
    [...folded.matchAll(pattern)].map(({ index }) => ({ value, from: index })),
  )
    .filter(({ from }) => !REFUSED_ROUTE.test(folded.slice(Math.max(0, from - 30), from)))
    .sort((a, b) => a.from - b.from);
}

const AT_ONCE =
  /\b(?:ivd|iv direct\w*|intraveineu\w* direct\w*|intravenos\w* direct\w*|direct intravenous|bolus|(?:iv )?push)\b/gu;

/** Where a text gives something at once into the vein, and whether it ever refuses to. */
export function atOnceIn(text: string): { given: number[]; refused: boolean } {
  const folded = flat(text);
  const places = [...folded.matchAll(AT_ONCE)].map(({ index }) => index);
  const given = places.filter((at) => !REFUSED_ROUTE.test(folded.slice(Math.max(0, at - 30), at)));
  return { given, refused: given.length < places.length };
}

const DENIAL =
  /\b(?:jamais|never|nunca|pas|not|eviter|avoid|evitar|contre-indiqu\w*|contraindi\w*|au lieu de|instead of|en lugar de|no (?=administr|d[ae]r|inyect|us))\b/gu;
/** Bounds and calls to hurry, which deny nothing of the dose. */
const DENIES_ELSE =
  /^\s*(?:a\s+)?(?:depass\w*|plus (?:de|que)|moins (?:de|que)|exce\w*|more than|less than|retard\w*|attend\w*|oubli\w*|hesit\w*|delay\w*|wait\w*|forget|to forget|sobrepas\w*|super\w*|demor\w*|encore|d.amelioration)/u;

/**
 * The dose is named to be refused: "ne jamais injecter 1 mg IV". The refusal reaches to the end of
 * its clause.
 */
export function isRefused(text: string, at: number): boolean {
  const folded = flat(text.slice(Math.max(0, at - 90), at));
  return [...folded.matchAll(DENIAL)].some(({ index, 0: word }) => {
    const rest = folded.slice(index + word.length);
    return (
      !DENIES_ELSE.test(rest) &&
      !/[;:)(]|[.!?](?:\s|$)|,\s(?!de\s|d.|ni\s)|\b(?:mais|but|pero|puis|then)\b/u.test(rest)
    );
  });
}

/**
 * "8h" every eight hours; "3/d" three times a day, the same rhythm. Spaces and figures are counted:
 * a model that writes thousands of either would otherwise keep the server at sharing them out.
 */
const RHYTHM: readonly [RegExp, (numbers: string[]) => string][] = [
  [
    /(?:toutes? les|every|cada|q)\s{0,3}(\d{1,6})(?:\s{0,3}(?:a|to|-|–)\s{0,3}(\d{1,6}))?\s{0,3}(?:h\b|heures?|hours?|horas?)/gu,
    ([low, high]) => (high === undefined ? `every ${low} h` : `every ${low}-${high} h`),
  ],
  [
    /(?:toutes? les|every|cada|q)\s{0,3}(\d{1,6})(?:\s{0,3}(?:a|to|-|–)\s{0,3}(\d{1,6}))?\s{0,3}(?:min\b|minutes?|minutos?)/gu,
    ([low, high]) => (high === undefined ? `every ${low} min` : `every ${low}-${high} min`),
  ],
  [
    /((?<!\d)\d{1,6}|une|un|deux|trois|quatre|once|twice|three|four|una|dos|tres|cuatro|one|two)\s{0,3}(?:fois|times|veces|vez|x|prises?)?\s{0,3}(?:par|per|a|al|por|\/)?\s{0,3}(?:jour|j|day|dia|24 ?h)\b/gu,
    ([count]) => everyHours(count),
  ],
  [
    /(?:repet\w*|renouvel\w*|reinject\w*|repeat\w*|repit\w*)[^.;:,\d]{0,20}(?:apres|after|a los|tras|au bout de|dans les|in)\s{0,3}(\d{1,6})\s{0,3}(?:min\b|minutes?|minutos?)/gu,
    ([low]) => `every ${low} min`,
  ],
  [
    /\ben (\d|deux|trois|quatre) (?:prises?|fois|injections?|doses?)\b|\bin (\d|two|three|four) (?:divided )?doses\b|\ben (\d|dos|tres|cuatro) (?:tomas|dosis)\b/gu,
    (found) => everyHours(found.find((one) => one !== undefined)),
  ],
  [/\b(?:par|per|por) (?:24 ?h|jour|day|dia)\b/gu, () => "every 24 h"],
  [/\btwice (?:daily|a day)\b|\bdos veces al dia\b/gu, () => "every 12 h"],
  [/\bthree times (?:daily|a day)\b/gu, () => "every 8 h"],
  [/\bfour times (?:daily|a day)\b/gu, () => "every 6 h"],
  [/\b(?:once )?daily\b|\bquotidien\w*|\bun comprime par jour/gu, () => "every 24 h"],
  [/\bbid\b|\bmatin et soir\b/gu, () => "every 12 h"],
  [/\btid\b/gu, () => "every 8 h"],
];
const COUNT: Record<string, number> = {
  une: 1,
  un: 1,
  once: 1,
  una: 1,
  one: 1,
  deux: 2,
  twice: 2,
  dos: 2,
  two: 2,
  trois: 3,
  three: 3,
  tres: 3,
  quatre: 4,
  four: 4,
  cuatro: 4,
};

function everyHours(count: string | undefined): string {
  const times = COUNT[count ?? ""] ?? Number(count);
  return times > 0 && 24 % times === 0 ? `every ${24 / times} h` : `${times} a day`;
}

/**
 * Rhythms of a text, in one form each. "/j" after a unit is part of the unit, not of the rhythm.
 */
export function rhythmsIn(text: string): (Found<string> & { to: number })[] {
  const folded = flat(text);
  const found = RHYTHM.flatMap(([pattern, name]) =>
    [...folded.matchAll(pattern)]
      .filter(({ 0: words }) => !/^\d+\s*(?:j|jour|day|dia|24 ?h)$/u.test(words))
      .map((match) => ({
        value: name(match.slice(1)),
        from: match.index,
        to: match.index + match[0].length,
      })),
  );
  // "daily" of "three times daily": the longer words say it.
  return found.filter(
    (mine, index) =>
      !found.some((one, at) => {
        const overlap = one.from < mine.to && mine.from < one.to;
        const [length, other] = [mine.to - mine.from, one.to - one.from];
        return (
          at !== index &&
          overlap &&
          one.value !== mine.value &&
          (other > length || (other === length && at < index))
        );
      }),
  );
}

const POPULATIONS: readonly (readonly [Exclude<Population, "all">, RegExp])[] = [
  ["newborn", /\b(?:nouveau[- ]?nes?|newborns?|neonat\w*|recien nacid\w*|premature\w*)\b/gu],
  ["pregnant", /\b(?:enceintes?|grossesse|pregnan\w*|embaraza\w*|parturiente)\b/gu],
  [
    "child",
    /\b(?:enfants?|nourrissons?|pediatri\w*|paediatri\w*|child(?:ren)?|infants?|nin[oa]s?|lactantes?|adolescents?)\b/gu,
  ],
  ["adult", /\b(?:adultes?|adults?|adultos?)\b/gu],
];

/** Whom a text names; "hors nouveau-né" names nobody. */
export function populationsIn(text: string): Found<Exclude<Population, "all">>[] {
  const folded = flat(text);
  return POPULATIONS.flatMap(([value, pattern]) =>
    [...folded.matchAll(pattern)].map(({ index }) => ({ value, from: index })),
  )
    .filter(
      ({ from }) =>
        !/(?:hors|sauf|except\w*|excluding|salvo|contre-indic\w*)[^.;:)]{0,30}$/u.test(
          folded.slice(0, from),
        ),
    )
    .sort((a, b) => a.from - b.from);
}

/** A dose for `source` may be given to `claim`. Nothing said means an adult. */
export const suits = (claim: Population | null, source: Population): boolean =>
  source === "all" || (claim === null || claim === "all" ? "adult" : claim) === source;

// What a number measures, so that a potassium is not taken for a glucose.
const PARAMETERS: readonly (readonly [string, RegExp])[] = [
  ["pas", /\b(?:pas|pressions? arterielles? systoliques?|systolic|sbp)\b/gu],
  ["pad", /\b(?:pad|diastoli\w*|dbp)\b/gu],
  ["pam", /\b(?:pam|pressions? arterielles? moyennes?|mean arterial|map)\b/gu],
  ["fc", /\b(?:fc|frequences? cardiaques?|heart rate|frecuencia cardiaca)\b/gu],
  ["fr", /\b(?:fr|frequences? respiratoires?|respiratory rate|frecuencia respiratoria)\b/gu],
  ["spo2", /\b(?:spo|sao|saturation|saturacion)/gu],
  ["pao2", /\bpao\b|\bpao2\b/gu],
  ["paco2", /\bpaco/gu],
  ["ph", /\bph\b/gu],
  ["kali", /\b(?:kaliemie|potassium level|kalaemia|kalemia|potasemia|k\+)/gu],
  ["natr", /\b(?:natremie|natraemia|natremia)/gu],
  ["glyc", /\b(?:glycemies?|glucose level|blood glucose|glycaemia|glucemia)\b/gu],
  ["lact", /\b(?:lactates?|lactatemie|lactato)\b/gu],
  ["bic", /\b(?:bicarbonates|bicarbonatemie|hco)\b/gu],
  ["creat", /\b(?:creatinine\w*|creatininemie|creatinina)\b/gu],
  ["clcr", /\b(?:clcr|dfg|egfr|gfr|clairance|clearance|aclaramiento)\b/gu],
  ["tropo", /\btropon/gu],
  ["dim", /\bd-?dimer/gu],
  ["glasgow", /\b(?:glasgow|gcs)\b/gu],
  ["nihss", /\bnihss\b/gu],
  ["temp", /\b(?:temperature|temperatura|fievre)\b/gu],
  ["diurese", /\b(?:diurese|urine output|diuresis)\b/gu],
  ["inr", /\binr\b/gu],
  ["plaq", /\b(?:plaquettes|platelets|plaquetas)\b/gu],
  ["cetone", /\b(?:cetonemie|ketonaemia|cetonemia)\b/gu],
  ["calc", /\b(?:calcemie|calcaemia|calcemia)\b/gu],
  ["hb", /\b(?:hemoglobin\w*|hb)\b/gu],
  ["qt", /\bqtc?\b/gu],
  ["qrs", /\bqrs\b/gu],
  ["dep", /\b(?:dep|debit expiratoire de pointe|peak flow)\b/gu],
  ["crp", /\bcrp\b/gu],
  ["weight", /\b(?:poids|weight|peso|pesant)\b/gu],
  ["age", /\b(?:age|aged|agee?s?|edad)\b/gu],
];

export function parametersIn(text: string): Found<string>[] {
  const folded = flat(text);
  return PARAMETERS.flatMap(([value, pattern]) =>
    [...folded.matchAll(pattern)].map(({ index }) => ({ value, from: index })),
  ).sort((a, b) => a.from - b.from);
}

// Results that only the calculators may give.
const SCORES =
  /\b(apache(?: ii)?|q?sofa|glasgow|gcs|wells|ckd-?epi|cockcroft(?:-gault)?|cha2?ds2?-?va(?:sc)?|curb-?65|crb-?65|heart(?= score)|score heart|qtc|nihss|pesi|spesi|geneve|has-?bled|timi|grace|meld|child-?pugh|news2?|imc|bmi|clcr|dfg|egfr|clairance)\b/gu;

export function scoresIn(text: string): (Found<string> & { to: number })[] {
  const folded = flat(text.replace(/[₀-₉]/gu, (sign) => String("₀₁₂₃₄₅₆₇₈₉".indexOf(sign))));
  return [...folded.matchAll(SCORES)].map((match) => ({
    value: (match[1] ?? "").replace(/[^a-z0-9]/gu, "").replace(/^scoreheart$/u, "heart"),
    from: match.index,
    to: match.index + match[0].length,
  }));
}
