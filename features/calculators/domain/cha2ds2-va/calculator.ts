import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge } from "../quantities.ts";
import { criterion, listed, steps, sumOf } from "../score.ts";

const INPUTS = {
  age: adultAge,
  heartFailure: listed,
  hypertension: listed,
  diabetes: listed,
  strokeTiaEmbolism: listed,
  vascularDisease: listed,
} as const;

const ITEMS: readonly Item<Values<typeof INPUTS>>[] = [
  criterion("heartFailure", 1),
  criterion("hypertension", 1),
  {
    id: "age",
    inputs: ["age"],
    min: 0,
    max: 2,
    points: ({ age }) =>
      steps(age, [
        [75, 2],
        [65, 1],
      ]),
  },
  criterion("diabetes", 1),
  criterion("strokeTiaEmbolism", 2),
  criterion("vascularDisease", 1),
];

const BANDS = [
  { id: "none", from: 0, tone: "good" },
  { id: "consider", from: 1, tone: "watch" },
  { id: "recommended", from: 2, tone: "alert" },
] as const;

/** CHA₂DS₂-VA (ESC 2024): the former CHA₂DS₂-VASc without the point for female sex; 0 to 8. */
export const cha2ds2Va = defineCalculator({
  id: "cha2ds2-va",
  category: "cardiology",
  reasons: ["rhythm"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 8 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => sumOf(ITEMS, values, typed, BANDS),
  reference: {
    authors: "Van Gelder IC, Rienstra M, Bunting KV, et al.",
    title: "2024 ESC Guidelines for the management of atrial fibrillation",
    journal: "Eur Heart J 2024;45(36):3314-3414",
    year: 2024,
    doi: "10.1093/eurheartj/ehae176",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "Eur Heart J Case Rep 2020 (PMC7649479): man of 63 years, hypertension alone: CHA₂DS₂-VASc of 1, where the sex of a man adds nothing",
      inputs: {
        age: 63,
        heartFailure: false,
        hypertension: true,
        diabetes: false,
        strokeTiaEmbolism: false,
        vascularDisease: false,
      },
      value: 1,
      band: "consider",
    },
    {
      origin: "published",
      source:
        "JAMA Intern Med 2020 (article 2768361): man in his eighties, 82 or more (2), hypertension (1), TIA (2): CHA₂DS₂-VASc of 5",
      inputs: {
        age: 83,
        heartFailure: false,
        hypertension: true,
        diabetes: false,
        strokeTiaEmbolism: true,
        vascularDisease: false,
      },
      value: 5,
      band: "recommended",
    },
    {
      origin: "published",
      source:
        "Case report of the corpus CardioCCC (Barcelona Supercomputing Center, 2024): man, 45 years, hypertension, two strokes: CHA₂DS₂-VASc of 3, where the sex of a man adds nothing",
      inputs: {
        age: 45,
        heartFailure: false,
        hypertension: true,
        diabetes: false,
        strokeTiaEmbolism: true,
        vascularDisease: false,
      },
      value: 3,
      band: "recommended",
    },
    {
      origin: "derived",
      source: "Age 65-74 (1) + hypertension (1) + diabetes (1)",
      inputs: {
        age: 72,
        heartFailure: false,
        hypertension: true,
        diabetes: true,
        strokeTiaEmbolism: false,
        vascularDisease: false,
      },
      value: 3,
      band: "recommended",
    },
    {
      origin: "derived",
      source: "Every criterion: 1 + 1 + 2 + 1 + 2 + 1, the maximum of 8",
      inputs: {
        age: 75,
        heartFailure: true,
        hypertension: true,
        diabetes: true,
        strokeTiaEmbolism: true,
        vascularDisease: true,
      },
      value: 8,
      band: "recommended",
    },
    {
      origin: "independent",
      source: "github.com/pacharanero/clincalc, cha2ds2_va.rs: stroke at 60 years: 2",
      inputs: {
        age: 60,
        heartFailure: false,
        hypertension: false,
        diabetes: false,
        strokeTiaEmbolism: true,
        vascularDisease: false,
      },
      value: 2,
      band: "recommended",
    },
    {
      origin: "derived",
      source: "64 years, nothing: 0",
      inputs: {
        age: 64,
        heartFailure: false,
        hypertension: false,
        diabetes: false,
        strokeTiaEmbolism: false,
        vascularDisease: false,
      },
      value: 0,
      band: "none",
    },
    {
      origin: "derived",
      source: "65 years alone: 1",
      inputs: {
        age: 65,
        heartFailure: false,
        hypertension: false,
        diabetes: false,
        strokeTiaEmbolism: false,
        vascularDisease: false,
      },
      value: 1,
      band: "consider",
    },
  ],
  review: {
    day: "2026-11-21",
    primaryOpened: false,
    opened: [
      {
        link: "https://temu.bsc.es/multicardioner/corpus-description/",
        where:
          "Opened on 2026-11-27, the case reports of the corpus in Spanish: a man of 45 years with a score of 3",
        compared: "vectors",
      },
      {
        link: "https://omicsdi.org/dataset/biostudies-literature/S-EPMC7649479",
        where:
          "Opened on 2026-11-27, the abstract of the case report: man of 63 years, a score of 1 due to hypertension",
        compared: "vectors",
      },
      {
        link: "https://jamanetwork.com/journals/jamainternalmedicine/article-abstract/2768361",
        where:
          "Opened on 2026-11-27: a man in his 80s, 2 points for age, 1 for hypertension, 2 for a TIA",
        compared: "vectors",
      },
      {
        link: "https://www.afguidelines.com/cha2ds2-va-score-stroke-risk-atrial-fibrillation/",
        where: "Points; vascular disease with aortic plaque of 4 mm or more",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
