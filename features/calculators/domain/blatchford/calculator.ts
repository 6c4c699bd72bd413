import { defineCalculator, type Item, type TypedUnits, type Values } from "../calculator.ts";
import { haemoglobin, heartRate, sex, systolic, urea } from "../quantities.ts";
import { criteria, listed, meets, stepped, steps, sumOf } from "../score.ts";
import { fromCanonical } from "../units.ts";

const INPUTS = {
  sex,
  urea,
  haemoglobin,
  systolic,
  heartRate,
  melaena: listed,
  syncope: listed,
  hepaticDisease: listed,
  cardiacFailure: listed,
} as const;

type Bleeding = Values<typeof INPUTS>;

/** Haemoglobin in g/L; the publication prints g/dL. */
const haemoglobinPoints = ({ haemoglobin: grams, sex: who }: Bleeding): number =>
  who === "male"
    ? steps(grams, [
        [130, 0],
        [120, 1],
        [100, 3],
        [0, 6],
      ])
    : steps(grams, [
        [120, 0],
        [100, 1],
        [0, 6],
      ]);

/**
 * In mmol/L, and in the column of urea nitrogen that reproduced tables add for a value typed so:
 * 18.2 mg/dL stands there for 6.5 mmol/L and is 6.497.
 */
function ureaPoints({ urea: millimoles }: Bleeding, typed: TypedUnits): number {
  const bun = typed.urea === "bun";
  return steps(bun ? fromCanonical(millimoles, "bun") : millimoles, [
    [bun ? 70 : 25, 6],
    [bun ? 28 : 10, 4],
    [bun ? 22.4 : 8, 3],
    [bun ? 18.2 : 6.5, 2],
    [0, 0],
  ]);
}

const ITEMS: readonly Item<Bleeding>[] = [
  { id: "urea", inputs: ["urea"], min: 0, max: 6, points: ureaPoints },
  { id: "haemoglobin", inputs: ["haemoglobin", "sex"], min: 0, max: 6, points: haemoglobinPoints },
  stepped("systolic", [
    [110, 0],
    [100, 1],
    [90, 2],
    [0, 3],
  ]),
  meets("heartRate", ["heartRate"], 1, ({ heartRate: rate }) => rate >= 100),
  ...criteria<Bleeding>({ melaena: 1, syncope: 2, hepaticDisease: 2, cardiacFailure: 2 }),
];

const BANDS = [
  { id: "lowest", from: 0, tone: "good" },
  { id: "above", from: 2, tone: "watch" },
  { id: "six", from: 6, tone: "alert" },
] as const;

/**
 * Glasgow-Blatchford score (Blatchford 2000): need of an intervention in upper gastrointestinal
 * bleeding; 0 to 23.
 */
export const blatchford = defineCalculator({
  id: "blatchford",
  category: "digestive",
  reasons: ["bleeding"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 23 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => sumOf(ITEMS, values, typed, BANDS),
  reference: {
    authors: "Blatchford O, Murray WR, Blatchford M",
    title: "A risk score to predict need for treatment for upper-gastrointestinal haemorrhage",
    journal: "Lancet 2000;356(9238):1318-1321",
    year: 2000,
    doi: "10.1016/S0140-6736(00)02816-6",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "Everything normal",
      inputs: {
        melaena: false,
        syncope: false,
        hepaticDisease: false,
        cardiacFailure: false,
        sex: "male",
        urea: 5,
        haemoglobin: 140,
        systolic: 125,
        heartRate: 80,
      },
      value: 0,
      band: "lowest",
    },
    {
      origin: "derived",
      source: "Urea 12 (4), man at 95 g/L (6), 95 mmHg (2), 110/min (1), melaena (1)",
      inputs: {
        melaena: true,
        syncope: false,
        hepaticDisease: false,
        cardiacFailure: false,
        sex: "male",
        urea: 12,
        haemoglobin: 95,
        systolic: 95,
        heartRate: 110,
      },
      value: 14,
      band: "six",
    },
    {
      origin: "derived",
      source: "Woman at 11 g/dL (1), the rest normal",
      inputs: {
        melaena: false,
        syncope: false,
        hepaticDisease: false,
        cardiacFailure: false,
        sex: "female",
        urea: 6.4,
        haemoglobin: { value: 11, unit: "g/dL" },
        systolic: 110,
        heartRate: 99,
      },
      value: 1,
      band: "lowest",
    },
    {
      origin: "derived",
      source: "Everything at its most: 6 + 6 + 3 + 1 + 1 + 2 + 2 + 2",
      inputs: {
        melaena: true,
        syncope: true,
        hepaticDisease: true,
        cardiacFailure: true,
        sex: "female",
        urea: 25,
        haemoglobin: 80,
        systolic: 80,
        heartRate: 130,
      },
      value: 23,
      band: "six",
    },
    {
      origin: "derived",
      source: "A man at 12.5 g/dL (1) where a woman has 0",
      inputs: {
        melaena: false,
        syncope: false,
        hepaticDisease: false,
        cardiacFailure: false,
        sex: "male",
        urea: 8,
        haemoglobin: { value: 12.5, unit: "g/dL" },
        systolic: 110,
        heartRate: 80,
      },
      value: 4,
      band: "above",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://fg.bmj.com/highwire/markup/140276/expansion?width=1000&height=500&iframe=true",
        where:
          "Table 1: the five last criteria with their points; the classes of the measures are missing from the extract",
        compared: "constants",
      },
      {
        link: "https://probsee.com/p/Glasgow-Blatchford_score",
        where: "Range 0 to 23; American recommendation of 2021 for 0 or 1",
        compared: "bands",
      },
      {
        link: "http://621875.duqxo.group/www/nicbook/GBS.html",
        where: "The same classes, each written with its lower end included; urea from 25 gives 6",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
