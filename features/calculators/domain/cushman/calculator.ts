import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge, heartRate, respiratoryRate, systolic } from "../quantities.ts";
import { sumOf } from "../score.ts";

const INPUTS = {
  age: adultAge,
  heartRate,
  systolic,
  respiratoryRate,
  tremor: { kind: "choice", options: ["none", "hand", "arm", "whole"] },
  sweating: { kind: "choice", options: ["none", "palms", "forehead", "whole"] },
  agitation: { kind: "choice", options: ["none", "slight", "controllable", "uncontrollable"] },
  senses: { kind: "choice", options: ["none", "discomfort", "criticised", "uncriticised"] },
} as const;

type Withdrawal = Values<typeof INPUTS>;

/** One point above the first limit, two above the second, three above the third. */
const above = (value: number, limits: readonly [number, number, number]): number =>
  limits.filter((limit) => value > limit).length;

function pressureLimits(age: number): readonly [number, number, number] {
  if (age > 50) return [145, 155, 165];
  return age > 30 ? [135, 145, 155] : [125, 135, 145];
}

const line = (
  id: string,
  inputs: Item<Withdrawal>["inputs"],
  points: Item<Withdrawal>["points"],
): Item<Withdrawal> => ({
  id,
  inputs,
  min: 0,
  max: 3,
  points,
});
const chosen = (id: "tremor" | "sweating" | "agitation" | "senses"): Item<Withdrawal> =>
  line(id, [id], (values) => (INPUTS[id].options as readonly string[]).indexOf(values[id]));

const ITEMS: readonly Item<Withdrawal>[] = [
  line("heartRate", ["heartRate"], ({ heartRate: rate }) => above(rate, [80, 100, 120])),
  line("systolic", ["systolic", "age"], ({ systolic: pressure, age }) =>
    above(pressure, pressureLimits(Math.floor(age))),
  ),
  // The class printed "16 to 25" holds 16: a rate under 16 gives nothing.
  line("respiratoryRate", ["respiratoryRate"], ({ respiratoryRate: rate }) =>
    rate < 16 ? 0 : 1 + above(rate, [25, 35, 1000]),
  ),
  chosen("tremor"),
  chosen("sweating"),
  chosen("agitation"),
  chosen("senses"),
];

const BANDS = [
  { id: "controlled", from: 0, tone: "good" },
  { id: "moderate", from: 7, tone: "watch" },
  { id: "severe", from: 15, tone: "alert" },
] as const;

/**
 * Cushman (1985): seven lines of 0 to 3 points to follow an alcohol withdrawal; the pressure
 * classes change with age.
 */
export const cushman = defineCalculator({
  id: "cushman",
  category: "treatment",
  reasons: ["alcohol"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 21 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => sumOf(ITEMS, values, typed, BANDS),
  reference: {
    authors: "Cushman P Jr, Forbes R, Lerner W, Stewart M",
    title: "Alcohol withdrawal syndromes: clinical management with lofexidine",
    journal: "Alcohol Clin Exp Res 1985;9(2):103-108",
    year: 1985,
    doi: "10.1111/j.1530-0277.1985.tb05527.x",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "Nothing: 75/min, 120 mmHg, 14/min",
      inputs: {
        age: 40,
        heartRate: 75,
        systolic: 120,
        respiratoryRate: 14,
        tremor: "none",
        sweating: "none",
        agitation: "none",
        senses: "none",
      },
      value: 0,
      band: "controlled",
    },
    {
      origin: "derived",
      source: "105/min (2), 150 mmHg at 45 years (2), 20/min (1), hands (1), palms (1)",
      inputs: {
        age: 45,
        heartRate: 105,
        systolic: 150,
        respiratoryRate: 20,
        tremor: "hand",
        sweating: "palms",
        agitation: "none",
        senses: "none",
      },
      value: 7,
      band: "moderate",
    },
    {
      origin: "derived",
      source: "The same pressure at 55 years gives 1, at 25 years 3",
      inputs: {
        age: 55,
        heartRate: 105,
        systolic: 150,
        respiratoryRate: 20,
        tremor: "hand",
        sweating: "palms",
        agitation: "none",
        senses: "none",
      },
      value: 6,
      band: "controlled",
    },
    {
      origin: "derived",
      source: "Every line at its most",
      inputs: {
        age: 30,
        heartRate: 130,
        systolic: 170,
        respiratoryRate: 40,
        tremor: "whole",
        sweating: "whole",
        agitation: "uncontrollable",
        senses: "uncriticised",
      },
      value: 21,
      band: "severe",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://cssn.arhub.fr/prevention-et-prise-en-charge-simplifiee-du-syndrome-de-sevrage-a-lalcool-en-usc",
        where: "The whole table, hospital protocol of Saint-Nazaire",
        compared: "constants",
      },
      {
        link: "http://www.MASEF.COM/telechargement/medimentopocketpc.zip",
        where: "The whole table and the three classes, quoting Revue du Praticien 1998",
        compared: "bands",
      },
      {
        link: "https://www.clinicaltoubib.com/form/CushmanForm",
        where: "The four graded lines, quoting the consensus conference of 1999",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
