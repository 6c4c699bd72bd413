import {
  defineCalculator,
  type Item,
  type Partial,
  type TypedUnits,
  type Values,
} from "../calculator.ts";
import { albumin, bilirubin, inr, measure } from "../quantities.ts";
import { steps, sumOf } from "../score.ts";
import { fromCanonical } from "../units.ts";

/** Per cent of the normal: the French way of saying how the blood clots. */
const prothrombin = measure(["percent"], {
  normal: [70, 120],
  usual: [10, 130],
  possible: [1, 200],
});

const INPUTS = {
  bilirubin,
  albumin,
  /** One of the two is enough. */
  inr: {
    ...inr,
    needed: (known: Partial) => known.prothrombin === undefined,
    relevant: "always",
  },
  prothrombin: { ...prothrombin, needed: "never" },
  ascites: { kind: "choice", options: ["none", "mild", "moderate"] },
  encephalopathy: { kind: "choice", options: ["none", "grade12", "grade34"] },
} as const;

type Liver = Values<typeof INPUTS>;

/**
 * Two printed columns that rounding makes differ: a value is read in the one of the unit it was
 * typed in.
 */
function bilirubinPoints(micromoles: number, typed: TypedUnits): number {
  const unit = typed.bilirubin ?? "bilirubinMicro";
  const [value, low, high] =
    unit === "bilirubinMicro"
      ? [micromoles, 34, 51]
      : [fromCanonical(micromoles, "bilirubinMgDl"), 2, 3];
  if (value > high) return 3;
  return value >= low ? 2 : 1;
}

function inrPoints(value: number): number {
  if (value > 2.3) return 3;
  return value >= 1.7 ? 2 : 1;
}

function prothrombinPoints(value: number): number {
  if (value > 50) return 1;
  return value >= 40 ? 2 : 3;
}

/** What was given; both only when they agree, which a rule sees to. */
const clottingPoints = ({ inr: ratio, prothrombin: percent }: Liver): number =>
  percent === undefined ? inrPoints(ratio ?? 1) : prothrombinPoints(percent);

const albuminPoints = (grams: number): number =>
  grams > 35
    ? 1
    : steps(grams, [
        [28, 2],
        [0, 3],
      ]);

const line = (id: keyof Liver, points: Item<Liver>["points"]): Item<Liver> => ({
  id,
  inputs: [id],
  min: 1,
  max: 3,
  points,
});

const ITEMS: readonly Item<Liver>[] = [
  line("bilirubin", (values, typed) => bilirubinPoints(values.bilirubin, typed)),
  line("albumin", (values) => albuminPoints(values.albumin)),
  { ...line("inr", clottingPoints), inputs: ["inr", "prothrombin"] },
  line("ascites", ({ ascites }) => ({ none: 1, mild: 2, moderate: 3 })[ascites]),
  line(
    "encephalopathy",
    ({ encephalopathy }) => ({ none: 1, grade12: 2, grade34: 3 })[encephalopathy],
  ),
];

const BANDS = [
  { id: "A", from: 5, tone: "good" },
  { id: "B", from: 7, tone: "watch" },
  { id: "C", from: 10, tone: "alert" },
] as const;

/** Child-Pugh (Pugh 1973, with INR or with TP as in France): five lines of 1 to 3 points; 5 to 15. */
export const childPugh = defineCalculator({
  id: "child-pugh",
  category: "digestive",
  reasons: ["liver", "bleeding"],
  inputs: INPUTS,
  rules: [
    ({ inr: ratio, prothrombin: percent }) =>
      typeof ratio === "number" &&
      typeof percent === "number" &&
      inrPoints(ratio) !== prothrombinPoints(percent)
        ? { field: "prothrombin", rule: "clottingDisagrees" }
        : null,
  ],
  result: { unit: "", decimals: 0, min: 5, max: 15 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => sumOf(ITEMS, values, typed, BANDS),
  reference: {
    authors: "Pugh RNH, Murray-Lyon IM, Dawson JL, Pietroni MC, Williams R",
    title: "Transection of the oesophagus for bleeding oesophageal varices",
    journal: "Br J Surg 1973;60(8):646-649",
    year: 1973,
    doi: "10.1002/bjs.1800600817",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "Case report of a journal, PMC6331344: bilirubin 0.8 mg/dL, albumin 3.3 g/dL, INR 1.3, mild ascites, no encephalopathy mentioned: 7, grade B",
      inputs: {
        bilirubin: { value: 0.8, unit: "mg/dL" },
        albumin: { value: 3.3, unit: "g/dL" },
        inr: 1.3,
        ascites: "mild",
        encephalopathy: "none",
      },
      value: 7,
    },
    {
      origin: "independent",
      source:
        "github.com/pacharanero/clincalc, child_pugh.rs: 2.5 mg/dL, 3.0 g/dL, INR 1.8, mild ascites: 9",
      inputs: {
        bilirubin: { value: 2.5, unit: "mg/dL" },
        albumin: { value: 3, unit: "g/dL" },
        inr: 1.8,
        ascites: "mild",
        encephalopathy: "none",
      },
      value: 9,
      band: "B",
    },
    {
      origin: "independent",
      source:
        "github.com/JuneYaooo/clinical-calculator, tests: the same with INR 2.0 and encephalopathy of grade 1 or 2: 10",
      inputs: {
        bilirubin: { value: 2.5, unit: "mg/dL" },
        albumin: { value: 3, unit: "g/dL" },
        inr: 2,
        ascites: "mild",
        encephalopathy: "grade12",
      },
      value: 10,
      band: "C",
    },
    {
      origin: "independent",
      source: "clincalc: everything at 1: 5",
      inputs: {
        bilirubin: { value: 1, unit: "mg/dL" },
        albumin: { value: 4, unit: "g/dL" },
        inr: 1,
        ascites: "none",
        encephalopathy: "none",
      },
      value: 5,
      band: "A",
    },
    {
      origin: "derived",
      source: "Scored on TP: 1 + 2 (albumin) + 2 (45 %) + 1 + 1",
      inputs: {
        bilirubin: 20,
        albumin: 32,
        prothrombin: 45,
        ascites: "none",
        encephalopathy: "none",
      },
      value: 7,
      band: "B",
    },
    {
      origin: "derived",
      source: "Everything at 3",
      inputs: {
        bilirubin: 90,
        albumin: 20,
        inr: 3,
        ascites: "moderate",
        encephalopathy: "grade34",
      },
      value: 15,
      band: "C",
    },
    {
      origin: "derived",
      source: "Each at the edge of 2: 34 µmol/L, 35 g/L, INR 1.7",
      inputs: { bilirubin: 34, albumin: 35, inr: 1.7, ascites: "none", encephalopathy: "none" },
      value: 8,
      band: "B",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6331344",
        where:
          "Opened on 2026-11-27, the case as the National Library of Medicine reprints it in MedCalc-Bench: the values, mild ascites, 7 points and grade B; its MELD of 22 is cut where 22.6 rounds to 23, and is not used",
        compared: "vectors",
      },
      {
        link: "https://www.ccjm.org/highwire/markup/12320/expansion?height=500&iframe=true&width=1000",
        where: "Table 1: the five lines, albumin 2.8 to 3.5 g/dL, the classes",
        compared: "constants",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC3017746/table/tbl1",
        where:
          "Table 1: bilirubin in both units; albumin printed from 30 g/L where others print 28",
        compared: "constants",
      },
      {
        link: "https://www.clinicaltoubib.com/form/ChildpughForm",
        where: "TP: above 50 %, 40 to 50 %, under 40 %; bilirubin printed as 35 and 50 µmol/L",
        compared: "constants",
      },
      {
        link: "https://www.icemedicalsupport.com/classifications-and-definitions/child-pugh-score",
        where: "Classes with survival",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});
