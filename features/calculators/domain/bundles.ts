// Calculators of one reason for encounter on one page, what they share typed once.
//
// A measure or a sex of the same name is the same, unless `apart` says otherwise. A criterion of the
// same name is its own score's, unless `same` says that both publications mean the same thing. A
// criterion that is a threshold of a measure is `answered` by the measure.

/** "calculator.input". */
export type Place = `${string}.${string}`;

export interface Bundle {
  id: string;
  calculators: readonly [string, string, ...string[]];
  /** Two calculators that a person put side by side. */
  pair?: true;
  same?: readonly (readonly [Place, Place, ...Place[]])[];
  apart?: readonly Place[];
  answered?: Readonly<Record<Place, { by: string; above: number } | { by: string; under: number }>>;
}

const FAST_HEART = { "wells-pe.heartRateOver100": { by: "heartRate", above: 100 } } as const;

export const BUNDLES: readonly Bundle[] = [
  {
    id: "chestPain",
    calculators: ["heart", "timi", "grace", "add-rs", "wells-pe", "perc"],
    same: [
      ["timi.raisedMarkers", "grace.raisedMarkers"],
      ["wells-pe.haemoptysis", "perc.haemoptysis"],
      ["wells-pe.previousDvtOrPe", "perc.previousDvtOrPe"],
    ],
    answered: FAST_HEART,
  },
  {
    id: "dyspnoea",
    calculators: ["news2", "curb-65", "wells-pe", "geneva", "perc", "years"],
    same: [
      ["wells-pe.haemoptysis", "geneva.haemoptysis", "perc.haemoptysis", "years.haemoptysis"],
      ["wells-pe.previousDvtOrPe", "geneva.previousDvtOrPe", "perc.previousDvtOrPe"],
      // YEARS took this line from the score of Wells.
      ["wells-pe.dvtSigns", "years.dvtSigns"],
    ],
    // PERC wants it on room air, NEWS2 as it is.
    apart: ["perc.spo2"],
    answered: FAST_HEART,
  },
  {
    id: "deficit",
    calculators: ["nihss", "abcd2", "glasgow", "ich-score"],
  },
  {
    id: "headInjury",
    calculators: ["glasgow", "canadian-ct-head", "nexus", "canadian-c-spine"],
  },
  {
    id: "sepsis",
    calculators: ["qsofa", "news2", "sofa", "curb-65"],
    answered: { "qsofa.alteredMentation": { by: "gcs", under: 15 } },
  },
  {
    id: "syncope",
    calculators: ["canadian-syncope", "qtc", "news2", "wells-pe"],
    // The rate of the very trace on which QT is measured.
    apart: ["qtc.heartRate"],
    answered: FAST_HEART,
  },
  {
    id: "bleeding",
    calculators: ["blatchford", "child-pugh", "meld", "has-bled"],
  },
  {
    id: "pregnancy",
    calculators: ["years-pregnancy", "shock-index", "crl-dating"],
  },
  {
    id: "thrombosis",
    calculators: ["wells-dvt", "wells-pe", "geneva", "years", "d-dimer-age"],
    same: [
      ["wells-pe.haemoptysis", "geneva.haemoptysis", "years.haemoptysis"],
      ["wells-pe.previousDvtOrPe", "geneva.previousDvtOrPe"],
      ["wells-pe.dvtSigns", "years.dvtSigns"],
    ],
    answered: FAST_HEART,
  },
  {
    id: "kidney",
    calculators: ["cockcroft-gault", "ckd-epi-2009", "ckd-epi-2021", "ekfc"],
  },
  {
    id: "metabolic",
    calculators: ["anion-gap", "winters", "corrected-sodium", "corrected-calcium"],
  },
];

const PAIR = /^([a-z0-9-]+)\+([a-z0-9-]+)$/;
export const pairOf = (one: string, other: string): string => `${one}+${other}`;

/**
 * A bundle by its name, or any two calculators: "heart+timi". Nobody has read such a pair: only
 * measures that mean the same everywhere are shared, and no criterion.
 */
export function findBundle(id: string): Bundle | null {
  const known = BUNDLES.find((bundle) => bundle.id === id);
  if (known) return known;
  const [, one = "", other = ""] = PAIR.exec(id) ?? [];
  return one === "" || one === other ? null : { id, calculators: [one, other], pair: true };
}

/** Measures of their own: on room air, on the very trace, the worst of a day in intensive care. */
const OWN_MEASURES: readonly Place[] = ["perc.spo2", "qtc.heartRate"];
const WORST_OF_A_DAY = ["apache-ii", "igs-ii", "sofa"];

/** Whether a measure of this name is not the one of other calculators. */
export function isApart({ pair, apart = [] }: Bundle, calculator: string, name: string): boolean {
  const here: Place = `${calculator}.${name}`;
  if (!pair) return apart.includes(here);
  const own = WORST_OF_A_DAY.includes(calculator) && name !== "age" && name !== "sex";
  return own || OWN_MEASURES.includes(here);
}
