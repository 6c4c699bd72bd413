import {
  defineCalculator,
  type Item,
  type Partial,
  type TypedUnits,
  type Values,
} from "../calculator.ts";
import { creatinine, fio2, glasgowTotal, meanPressure, measure, pao2 } from "../quantities.ts";
import { settled, steps, sumOf } from "../score.ts";
import { fromCanonical } from "../units.ts";
import { CASES } from "./cases.ts";

const dose = measure(["dose", "doseHour", "doseMgHour"], {
  usual: [0.005, 1.5],
  possible: [0, 50],
  decimals: 3,
});
const ratio = ({ pfRatio, pao2: oxygen, fio2: inspired }: Partial) => {
  if (typeof pfRatio === "number") return pfRatio;
  return typeof oxygen === "number" && typeof inspired === "number"
    ? settled((oxygen * 100) / inspired)
    : null;
};
/** How far a ratio may be from that of its own gases: rounding, not another patient. */
const ROUNDED = 0.1;
const withoutRatio = ({ pfRatio }: Partial) => pfRatio === undefined;
const onPressors = ({ vasopressors }: Partial) => vasopressors === true;
const given = (value: unknown) => typeof value === "number" && value > 0;

const INPUTS = {
  pfRatio: {
    ...measure(["mmHg", "kPa"], { usual: [40, 600], possible: [15, 800] }),
    needed: "never",
  },
  pao2: { ...pao2, needed: withoutRatio },
  fio2: { ...fio2, needed: withoutRatio },
  // Only under 200 does ventilation change the points.
  ventilated: { kind: "yesno", needed: (known: Partial) => (ratio(known) ?? 999) < 200 },
  platelets: measure(["giga", "perMm3"], {
    normal: [150, 400],
    usual: [5, 900],
    possible: [1, 3000],
  }),
  bilirubin: measure(["bilirubinMicro", "bilirubinMgDl", "bilirubinMgL"], {
    normal: [2, 21],
    usual: [2, 600],
    possible: [1, 1500],
  }),
  vasopressors: { kind: "yesno" },
  map: { ...meanPressure, needed: (known: Partial) => known.vasopressors === false },
  // With a vasoactive drug one dose at least is needed: noradrenaline is asked for until another is
  // given, and can be added to it.
  norepinephrine: {
    ...dose,
    relevant: "always",
    needed: (known: Partial) =>
      onPressors(known) &&
      known.dobutamine !== true &&
      !given(known.epinephrine) &&
      !given(known.dopamine),
  },
  epinephrine: { ...dose, needed: "never" },
  dopamine: {
    ...dose,
    usual: { min: 0.5, max: 25 },
    possible: { min: 0, max: 100 },
    decimals: 1,
    needed: "never",
  },
  dobutamine: { kind: "yesno", needed: "never" },
  gcs: glasgowTotal,
  creatinine,
  urineOutput: {
    ...measure(["mlDay", "litreDay"], {
      normal: [800, 2500],
      usual: [10, 6000],
      possible: [0, 20_000],
    }),
    needed: "never",
  },
} as const;

type SofaValues = Values<typeof INPUTS>;

/**
 * The table prints two columns that rounding makes differ (1.2 mg/dL is 106 µmol/L, and the other
 * column says 110): each value is read in the column of the unit it was typed in. Milligrams a
 * litre are those of the mg column, by ten.
 */
function inMgDl(typed: TypedUnits, name: "creatinine" | "bilirubin", value: number): number | null {
  const unit = typed[name];
  return unit === `${name}MgDl` || unit === `${name}MgL`
    ? fromCanonical(value, `${name}MgDl`)
    : null;
}

/**
 * Printed in mmHg and in kPa, where 53.3 stands for 400: either column is enough for a ratio,
 * or an arterial pressure, typed in kPa.
 */
function respiratory(values: SofaValues, typed: TypedUnits): number {
  const value = ratio(values) ?? 999;
  const unit = values.pfRatio === undefined ? typed.pao2 : typed.pfRatio;
  const kPa = unit === "kPa" ? fromCanonical(value, "kPa") : 0;
  const reaches = (mmHg: number, printed: number) => value >= mmHg || kPa >= printed;
  if (values.ventilated === true && !reaches(200, 26.7)) return reaches(100, 13.3) ? 3 : 4;
  return reaches(400, 53.3) ? 0 : reaches(300, 40) ? 1 : 2;
}

function liver({ bilirubin }: SofaValues, typed: TypedUnits): number {
  const mgDl = inMgDl(typed, "bilirubin", bilirubin);
  if (mgDl !== null)
    return steps(mgDl, [
      [12, 4],
      [6, 3],
      [2, 2],
      [1.2, 1],
    ]);
  if (bilirubin > 204) return 4;
  return steps(bilirubin, [
    [102, 3],
    [33, 2],
    [20, 1],
  ]);
}

function circulation({
  vasopressors,
  map,
  norepinephrine = 0,
  epinephrine = 0,
  dopamine = 0,
}: SofaValues): number {
  if (!vasopressors) return map !== undefined && map < 70 ? 1 : 0;
  if (dopamine > 15 || epinephrine > 0.1 || norepinephrine > 0.1) return 4;
  if (dopamine > 5 || epinephrine > 0 || norepinephrine > 0) return 3;
  return 2;
}

function kidney({ creatinine: value, urineOutput }: SofaValues, typed: TypedUnits): number {
  const mgDl = inMgDl(typed, "creatinine", value);
  const byCreatinine =
    mgDl === null
      ? value > 440
        ? 4
        : steps(value, [
            [300, 3],
            [171, 2],
            [110, 1],
          ])
      : steps(mgDl, [
          [5, 4],
          [3.5, 3],
          [2, 2],
          [1.2, 1],
        ]);
  const byUrine = urineOutput === undefined ? 0 : urineOutput < 200 ? 4 : urineOutput < 500 ? 3 : 0;
  return Math.max(byCreatinine, byUrine);
}

const organ = (
  id: string,
  inputs: Item<SofaValues>["inputs"],
  points: Item<SofaValues>["points"],
): Item<SofaValues> => ({ id, inputs, min: 0, max: 4, points });

const ITEMS: readonly Item<SofaValues>[] = [
  organ("respiration", ["pfRatio", "pao2", "fio2", "ventilated"], respiratory),
  organ("coagulation", ["platelets"], ({ platelets }) =>
    steps(platelets, [
      [150, 0],
      [100, 1],
      [50, 2],
      [20, 3],
      [0, 4],
    ]),
  ),
  organ("liver", ["bilirubin"], liver),
  organ("circulation", ["vasopressors", "map", "norepinephrine"], circulation),
  organ("neurology", ["gcs"], ({ gcs }) =>
    steps(gcs, [
      [15, 0],
      [13, 1],
      [10, 2],
      [6, 3],
      [3, 4],
    ]),
  ),
  organ("kidney", ["creatinine"], kidney),
];

const BANDS = [
  { id: "under2", from: 0, tone: "neutral" },
  { id: "from2", from: 2, tone: "alert" },
] as const;

/**
 * SOFA (Vincent 1996). Pressures in mmHg, drugs in µg/kg/min for at least one hour, urine in mL a
 * day; 0 to 24.
 */
export const sofa = defineCalculator({
  id: "sofa",
  category: "severity",
  reasons: ["sepsis", "shock"],
  inputs: INPUTS,
  rules: [
    (known) => {
      const computed = ratio({ ...known, pfRatio: undefined });
      const said = known.pfRatio;
      return computed !== null &&
        typeof said === "number" &&
        Math.abs(said - computed) > computed * ROUNDED
        ? { field: "pfRatio", rule: "ratioDisagrees" }
        : null;
    },
    (known) =>
      known.vasopressors === false &&
      (known.dobutamine === true ||
        [known.norepinephrine, known.epinephrine, known.dopamine].some(given))
        ? { field: "vasopressors", rule: "doseWithoutDrug" }
        : null,
    (known) =>
      onPressors(known) &&
      known.norepinephrine === 0 &&
      !given(known.epinephrine) &&
      !given(known.dopamine) &&
      known.dobutamine !== true
        ? { field: "norepinephrine", rule: "noDose" }
        : null,
  ],
  result: { unit: "", decimals: 0, min: 0, max: 24 },
  bands: BANDS,
  items: ITEMS,
  compute(values, typed, show) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    const quotient = ratio(values) ?? 0;
    return {
      ...sum,
      also: [{ id: "pf", value: quotient, unit: "mmHg", decimals: 0 }],
      formula:
        values.pfRatio === undefined
          ? `${show(values.pao2 ?? 0, 1)} / ${show((values.fio2 ?? 0) / 100, 3)} = ${show(quotient, 0)}`
          : "",
      notes: quotient < 200 && values.ventilated === false ? ["notVentilated"] : [],
    };
  },
  reference: {
    authors: "Vincent JL, Moreno R, Takala J, et al.",
    title:
      "The SOFA (Sepsis-related Organ Failure Assessment) score to describe organ dysfunction/failure",
    journal: "Intensive Care Med 1996;22(7):707-710",
    year: 1996,
    doi: "10.1007/BF01709751",
  },
  bandsReference: {
    authors: "Singer M, Deutschman CS, Seymour CW, et al.",
    title: "The Third International Consensus Definitions for Sepsis and Septic Shock (Sepsis-3)",
    journal: "JAMA 2016;315(8):801-810",
    year: 2016,
    doi: "10.1001/jama.2016.0287",
  },
  licence: "free",
  cases: CASES,
  review: {
    day: "2026-11-21",
    primaryOpened: false,
    opened: [
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4968574/table/T1",
        where:
          "Table 1 of Sepsis-3, adapted from Vincent 1996: all thresholds, doses for at least one hour",
        compared: "constants",
      },
      {
        link: "https://wddqw.com/doc/e03ae6aebfeb19e8b8f67c1cfad6195f302be844.html",
        where: "The same thresholds in mg/dL, second source; dopamine ≤ 5 gives 2",
        compared: "constants",
      },
      {
        link: "https://www.rcpjournals.org/highwire/markup/7003/expansion?width=1000&height=500&iframe=true",
        where: "Table 2, adapted from Vincent 1996: thresholds in kPa and µmol/L",
        compared: "constants",
      },
      {
        link: "https://paperexplained.cn/articles/paper/detail/2eef3e5addd1efa355e7536590984ecd1656c79e",
        where:
          "Abstract of Sepsis-3: an increase of 2 points or more, associated with an in-hospital mortality greater than 10%; nothing on higher scores",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});
