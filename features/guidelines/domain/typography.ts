// French typography of clinical texts: spaces, units, signs. Faults in plain words, for the people
// who write the sheets and what stands on them.

/** A space that does not break. */
export const HARD = "[\\u00a0\\u202f]";
const UNITS =
  "mg|µg|g|kg|mL|L|UI|U|mmol|mEq|mmHg|cmH₂O|min|h|s|%|J|°C|Hz|cm|mm|ms|kPa|mOsm|bpm|jours?|heures?|minutes?|ans|mois|semaines?|points?";

const TYPOGRAPHY: readonly [RegExp, string][] = [
  [new RegExp(`(?<!${HARD})[;!?»]`, "u"), "a non-breaking space (U+00A0) belongs before ; ! ? »"],
  [
    new RegExp(`(?<!${HARD}|\\d):|(?<!${HARD}):(?!\\d)`, "u"),
    "a non-breaking space (U+00A0) belongs before :",
  ],
  [new RegExp(`«(?!${HARD})`, "u"), "a non-breaking space (U+00A0) belongs after «"],
  [
    new RegExp(`\\d (?:${UNITS})(?![\\p{L}])`, "u"),
    "a non-breaking space (U+00A0) belongs between number and unit",
  ],
  [
    /(?<![\p{L}\d-])\d+(?:,\d+)?(?:mg|µg|g|mL|UI|mmol|mmHg)(?![\p{L}])/u,
    "a space is missing between number and unit",
  ],
  [/\d\.\d/, "decimals take a comma"],
  [/μ/, "micro is U+00B5 (µ), not the Greek letter"],
  [/\b(?:mcg|ug)\b/, "micrograms are written µg"],
  [/SpO2|PaO2|PaCO2|FiO2|HCO3/, "subscripts: SpO₂, PaO₂, PaCO₂, FiO₂, HCO₃"],
  [/(?:mg|µg|g|ml|dl)\/l\b|\bml\b|\bdl\b/, "litre is a capital L: mL, mg/L"],
  [/'/, "the apostrophe is ’"],
];

/** What is wrong with a text and where; empty when nothing is. */
export const typographyErrors = (text: string): string[] =>
  TYPOGRAPHY.flatMap(([pattern, fault]) => {
    const found = pattern.exec(text);
    return found ? [`${fault}: "${around(text, found.index)}"`] : [];
  });

const around = (text: string, at: number) => text.slice(Math.max(0, at - 18), at + 18);
