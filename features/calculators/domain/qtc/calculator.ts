import { defineCalculator } from "../calculator.ts";
import { heartRate, measure, sex } from "../quantities.ts";
import { bandOf } from "../score.ts";

const FORMULAS = ["bazett", "fridericia", "framingham", "hodges", "rautaharju"] as const;
type Formula = (typeof FORMULAS)[number];

/** QT in ms, heart rate per minute, RR in seconds; result in ms. */
const CORRECTED: Readonly<Record<Formula, (qt: number, rate: number) => number>> = {
  bazett: (qt, rate) => qt / Math.sqrt(60 / rate),
  fridericia: (qt, rate) => qt / Math.cbrt(60 / rate),
  framingham: (qt, rate) => qt + 154 * (1 - 60 / rate),
  hodges: (qt, rate) => qt + 1.75 * (rate - 60),
  rautaharju: (qt, rate) => (qt * (120 + rate)) / 180,
};

const BANDS = [
  { id: "short", from: 0, tone: "watch" },
  { id: "normal", from: 390, after: true, tone: "good" },
  { id: "sexDependent", from: 450, tone: "watch" },
  { id: "prolonged", from: 460, tone: "watch" },
  { id: "high", from: 500, tone: "alert" },
] as const;

/** Between 450 and 460 ms the answer depends on the sex (men from 450, women from 460). */
function bandFor(value: number, who: "female" | "male" | undefined): string | null {
  const band = bandOf(BANDS, value);
  return band !== "sexDependent" || who === undefined
    ? band
    : who === "male"
      ? "prolonged"
      : "normal";
}

/**
 * Five corrections of the QT interval: Bazett 1920, Fridericia 1920, Sagie 1992 (Framingham),
 * Hodges 1983, Rautaharju 2014.
 */
export const qtc = defineCalculator({
  id: "qtc",
  category: "cardiology",
  reasons: ["rhythm"],
  inputs: {
    qt: measure(["ms", "second"], { normal: [350, 440], usual: [250, 650], possible: [150, 1000] }),
    heartRate,
    formula: { kind: "choice", options: FORMULAS, default: "bazett" },
    sex: { ...sex, needed: "never" },
  },
  result: { unit: "ms", decimals: 0 },
  bands: BANDS,
  compute({ qt, heartRate: rate, formula, sex: who }, _typed, show) {
    const value = CORRECTED[formula](qt, rate);
    const rr = show(60 / rate, 3);
    const written: Record<Formula, string> = {
      bazett: `${show(qt, 1)} / √${rr}`,
      fridericia: `${show(qt, 1)} / ∛${rr}`,
      framingham: `${show(qt, 1)} + 154 × (1 − ${rr})`,
      hodges: `${show(qt, 1)} + ${show(1.75, 2)} × (${show(rate, 1)} − 60)`,
      rautaharju: `${show(qt, 1)} × (120 + ${show(rate, 1)}) / 180`,
    };
    return {
      value,
      band: bandFor(value, who),
      parts: [],
      also: FORMULAS.map((id) => ({
        id,
        value: CORRECTED[id](qt, rate),
        unit: "ms",
        decimals: 0,
        band: bandFor(CORRECTED[id](qt, rate), who) ?? "normal",
      })),
      formula: `${written[formula]} = ${show(value, 1)}`,
      notes: [
        ...(formula === "bazett" && (rate < 60 || rate > 100) ? ["bazettRate"] : []),
        ...(who === undefined ? ["sexUnknown"] : []),
      ],
    };
  },
  reference: {
    authors: "Bazett HC; Fridericia LS; Hodges M; Sagie A; Rautaharju PM, Mason JW, Akiyama T",
    title:
      "New age- and sex-specific criteria for QT prolongation based on rate correction formulas that minimize bias at the upper normal limits",
    journal:
      "Heart 1920;7:353-370 · Acta Med Scand 1920;53:469-486 · J Am Coll Cardiol 1983;1:694 · Am J Cardiol 1992;70:797-801 · Int J Cardiol 2014;174:535-540",
    year: 2014,
    doi: "10.1016/j.ijcard.2014.04.133",
  },
  bandsReference: {
    authors: "Rautaharju PM, Surawicz B, Gettes LS, et al.",
    title:
      "AHA/ACCF/HRS recommendations for the standardization and interpretation of the electrocardiogram, part IV: the ST segment, T and U waves, and the QT interval",
    journal: "Circulation 2009;119(10):e241-e250",
    year: 2009,
    doi: "10.1161/CIRCULATIONAHA.108.191096",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "PMC8275798, figure 1, ECG A: QT 405 ms at 52.7/min, Bazett 379.4 (rate printed rounded)",
      inputs: { qt: 405, heartRate: 52.7, formula: "bazett" },
      value: 379.4,
      within: 0.4,
    },
    {
      origin: "published",
      source: "Same figure, ECG C: QT 395 ms at 85.9/min, Bazett 472.7",
      inputs: { qt: 395, heartRate: 85.9, formula: "bazett" },
      value: 472.7,
      within: 0.4,
      band: "prolonged",
    },
    {
      origin: "published",
      source: "Same figure, ECG C: Fridericia 445.2",
      inputs: { qt: 395, heartRate: 85.9, formula: "fridericia" },
      value: 445.2,
      within: 0.4,
      band: "normal",
    },
    {
      origin: "derived",
      source: "Framingham: 400 + 154 × (1 − 0.75)",
      inputs: { qt: 400, heartRate: 80, formula: "framingham" },
      value: 438.5,
    },
    {
      origin: "derived",
      source: "Hodges: 400 + 1.75 × 20",
      inputs: { qt: 400, heartRate: 80, formula: "hodges" },
      value: 435,
    },
    {
      origin: "derived",
      source: "Rautaharju: 400 × 200 / 180",
      inputs: { qt: 400, heartRate: 80, formula: "rautaharju" },
      value: 444.44,
      within: 0.01,
    },
    {
      origin: "derived",
      source: "At 60/min every formula leaves the QT as it is",
      inputs: { qt: 410, heartRate: 60, formula: "fridericia" },
      value: 410,
      band: "normal",
    },
  ],
  review: {
    day: "2026-11-21",
    primaryOpened: false,
    opened: [
      {
        link: "https://qtc-calc.netlify.app/?desktop=1",
        where: "The five formulas with their publications; Rautaharju QT × (120 + HR) / 180",
        compared: "constants",
      },
      {
        link: "https://development.cds-platform.com/ckm/clinical-knowledge-manager/demo/view/QTc_Calculation/1?language=en",
        where: "Bazett, Fridericia, Framingham, Hodges; 500 ms",
        compared: "constants",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8275798/figure/Fig1",
        where: "Figure 1: measured and corrected values of three ECGs",
        compared: "vectors",
      },
      {
        link: "https://www.ncbi.nlm.nih.gov/pubmed/24825030",
        where:
          "Abstract of Rautaharju 2014: QTcMod = QT × (120 + HR) / 180, and its own limits by age and sex",
        compared: "constants",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8237186",
        where: "Abstract: normal QTc under 450 ms in men, under 460 ms in women",
        compared: "bands",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7816807",
        where:
          "Abstract: in the long QT syndrome, 480 ms for the diagnosis and 500 ms for the prognosis",
        compared: "bands",
      },
    ],
    how: "publishedVector",
  },
});
