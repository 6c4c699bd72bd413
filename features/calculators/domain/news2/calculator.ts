import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { heartRate, respiratoryRate, spo2, systolic, temperature } from "../quantities.ts";
import { bandOf, meets, stepped, steps, sumOf } from "../score.ts";

const INPUTS = {
  respiratoryRate,
  spo2,
  spo2Scale: { kind: "choice", options: ["scale1", "scale2"], default: "scale1" },
  oxygen: { kind: "yesno" },
  systolic,
  heartRate,
  alert: { kind: "yesno" },
  temperature,
} as const;

type News = Values<typeof INPUTS>;

/**
 * Scale 2 is for hypercapnic failure with a prescribed target of 88 to 92 %: too much oxygen scores
 * there, high saturation on air does not.
 */
function saturation({ spo2: value, spo2Scale, oxygen }: News): number {
  if (spo2Scale === "scale1")
    return steps(value, [
      [96, 0],
      [94, 1],
      [92, 2],
      [0, 3],
    ]);
  if (value >= 93 && oxygen)
    return steps(value, [
      [97, 3],
      [95, 2],
      [93, 1],
    ]);
  return steps(value, [
    [88, 0],
    [86, 1],
    [84, 2],
    [0, 3],
  ]);
}

// RCP 2017, chart 1, from the highest class down; a value between two printed classes belongs to
// the lower one.
const ITEMS: readonly Item<News>[] = [
  stepped("respiratoryRate", [
    [25, 3],
    [21, 2],
    [12, 0],
    [9, 1],
    [0, 3],
  ]),
  { id: "saturation", inputs: ["spo2", "spo2Scale", "oxygen"], min: 0, max: 3, points: saturation },
  meets("oxygen", ["oxygen"], 2, ({ oxygen }) => oxygen),
  stepped("systolic", [
    [220, 3],
    [111, 0],
    [101, 1],
    [91, 2],
    [0, 3],
  ]),
  stepped("heartRate", [
    [131, 3],
    [111, 2],
    [91, 1],
    [51, 0],
    [41, 1],
    [0, 3],
  ]),
  meets("alert", ["alert"], 3, ({ alert }) => !alert),
  stepped("temperature", [
    [39.1, 2],
    [38.1, 1],
    [36.1, 0],
    [35.1, 1],
    [0, 3],
  ]),
];

const BANDS = [
  { id: "low", from: 0, tone: "good" },
  { id: "medium", from: 5, tone: "watch" },
  { id: "high", from: 7, tone: "alert" },
] as const;

/**
 * NEWS2 (Royal College of Physicians 2017): seven observations, 0 to 20. A single 3 calls for a
 * review whatever the total.
 */
export const news2 = defineCalculator({
  id: "news2",
  category: "severity",
  reasons: ["sepsis", "dyspnoea", "admission"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 20 },
  bands: BANDS,
  bandNotByValue: true,
  items: ITEMS,
  compute(values, typed) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    const single = sum.parts.some(({ points }) => points === 3);
    const total = sum.value ?? 0;
    return {
      ...sum,
      band: single && total < 5 ? "single" : bandOf(BANDS, total),
      notes: [
        ...(single ? ["single"] : []),
        ...(values.spo2Scale === "scale2" ? ["scale2"] : ["scale1"]),
      ],
    };
  },
  reference: {
    authors: "Royal College of Physicians",
    title:
      "National Early Warning Score (NEWS) 2: standardising the assessment of acute-illness severity in the NHS",
    journal: "London: RCP; updated report of a working party",
    year: 2017,
    doi: "",
  },
  licence: "attribution",
  cases: [
    {
      origin: "independent",
      source: "github.com/pacharanero/clincalc, news2.rs: every observation normal: 0",
      inputs: {
        respiratoryRate: 16,
        spo2: 98,
        oxygen: false,
        systolic: 120,
        heartRate: 70,
        alert: true,
        temperature: 36.8,
      },
      value: 0,
      band: "low",
    },
    {
      origin: "independent",
      source:
        "cliot, package of R, example 1 of news2_score: rate 22, 90 % on oxygen, scale 2, 130 mmHg, 80/min: 4",
      inputs: {
        respiratoryRate: 22,
        spo2: 90,
        spo2Scale: "scale2",
        oxygen: true,
        systolic: 130,
        heartRate: 80,
        alert: true,
        temperature: 37,
      },
      value: 4,
      band: "low",
    },
    {
      origin: "derived",
      source:
        "Rate 22 (2), 94 % (1) on oxygen (2), 105 mmHg (1), 112/min (2), alert (0), 38.4 °C (1)",
      inputs: {
        respiratoryRate: 22,
        spo2: 94,
        oxygen: true,
        systolic: 105,
        heartRate: 112,
        alert: true,
        temperature: 38.4,
      },
      value: 9,
      band: "high",
    },
    {
      origin: "derived",
      source:
        "Scale 2: 97 % on oxygen scores 3, and a single 3 names itself under a total of 5: 3 + 2 = 5",
      inputs: {
        respiratoryRate: 16,
        spo2: 97,
        spo2Scale: "scale2",
        oxygen: true,
        systolic: 120,
        heartRate: 70,
        alert: true,
        temperature: 37,
      },
      value: 5,
      band: "medium",
    },
    {
      origin: "derived",
      source: "The same person on scale 1: only the oxygen scores",
      inputs: {
        respiratoryRate: 16,
        spo2: 97,
        spo2Scale: "scale1",
        oxygen: true,
        systolic: 120,
        heartRate: 70,
        alert: true,
        temperature: 37,
      },
      value: 2,
      band: "low",
    },
    {
      origin: "derived",
      source: "Rate 26 alone: 3 points on one line",
      inputs: {
        respiratoryRate: 26,
        spo2: 97,
        oxygen: false,
        systolic: 130,
        heartRate: 80,
        alert: true,
        temperature: 37,
      },
      value: 3,
      band: "single",
    },
    {
      origin: "derived",
      source: "Every line at its most: 3 + 3 + 2 + 3 + 3 + 3 + 3",
      inputs: {
        respiratoryRate: 8,
        spo2: 91,
        oxygen: true,
        systolic: 90,
        heartRate: 131,
        alert: false,
        temperature: 35,
      },
      value: 20,
      band: "high",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://rdrr.io/cran/cliot/man/news2_score.html",
        where: "Public implementation: an example on scale 2 with its points",
        compared: "vectors",
      },
      {
        link: "https://thorax.bmj.com/highwire/markup/192780/expansion?width=1000&height=500&iframe=true",
        where: "Table 1: scales 1 and 2 of oxygen saturation and for whom each is meant",
        compared: "constants",
      },
      {
        link: "https://www.rcpjournals.org/highwire/markup/14242/expansion?width=1000&height=500&iframe=true",
        where: "Table 1: what the RCP attaches to 5, to 7 and to a single 3",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});
