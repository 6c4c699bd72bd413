import { defineCalculator } from "../calculator.ts";
import { albumin, bicarbonate, chloride, potassium, sodium } from "../quantities.ts";
import { settled } from "../score.ts";

/**
 * Anion gap, without potassium unless it is asked for with it; corrected for albumin (Figge 1998): 0.25 mmol/L for each g/L under
 * 40; delta ratio against a gap without potassium of 12 and a bicarbonate of 24.
 */
export const anionGap = defineCalculator({
  id: "anion-gap",
  category: "metabolism",
  reasons: ["metabolic"],
  inputs: {
    sodium,
    chloride,
    bicarbonate,
    albumin: { ...albumin, needed: "never" },
    cations: { kind: "choice", options: ["sodiumAlone", "withPotassium"], default: "sodiumAlone" },
    potassium: { ...potassium, needed: ({ cations }) => cations === "withPotassium" },
  },
  rules: [
    ({ sodium: na, chloride: cl, bicarbonate: base }) =>
      typeof na === "number" &&
      typeof cl === "number" &&
      typeof base === "number" &&
      na - cl - base < 0
        ? { field: "chloride", rule: "negativeGap" }
        : null,
  ],
  result: { unit: "mmol/L", decimals: 0, min: 0 },
  bands: [],
  compute(values, _typed, show) {
    const { sodium: na, chloride: cl, bicarbonate: base, albumin: protein, cations } = values;
    const k = cations === "withPotassium" ? values.potassium : undefined;
    const alone = settled(na - cl - base);
    const value = settled(alone + (k ?? 0));
    const corrected = protein === undefined ? undefined : value + 0.25 * (40 - protein);
    // Against 12, which is the usual gap without potassium.
    const gap = corrected === undefined ? alone : settled(corrected - (k ?? 0));
    const delta = gap > 12 && base < 24 ? (gap - 12) / (24 - base) : undefined;
    return {
      value,
      band: null,
      parts: [],
      also: [
        ...(corrected === undefined
          ? []
          : [{ id: "corrected", value: corrected, unit: "mmol/L", decimals: 1 }]),
        ...(delta === undefined ? [] : [{ id: "delta", value: delta, unit: "", decimals: 2 }]),
      ],
      formula: `${show(na, 1)}${k === undefined ? "" : ` + ${show(k, 1)}`} − ${show(cl, 1)} − ${show(base, 1)} = ${show(value, 1)}`,
      notes: [
        ...(protein === undefined ? ["noAlbumin"] : []),
        ...(delta === undefined ? [] : ["reference"]),
        ...(k === undefined ? [] : ["counted"]),
      ],
    };
  },
  reference: {
    authors: "Figge J, Jabor A, Kazda A, Fencl V",
    title: "Anion gap and hypoalbuminemia",
    journal: "Crit Care Med 1998;26(11):1807-1810",
    year: 1998,
    doi: "10.1097/00003246-199811000-00019",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "Case report of a journal, PMC7357312: sodium 137, chloride 98, bicarbonate 9 mmol/L: anion gap of 30",
      inputs: {
        sodium: 137,
        chloride: 98,
        bicarbonate: 9,
      },
      value: 30,
    },
    {
      origin: "published",
      source:
        "Case report of a journal, PMC2827053: sodium 132, chloride 103, bicarbonate 23 mmol/L: 6",
      inputs: {
        sodium: 132,
        chloride: 103,
        bicarbonate: 23,
      },
      value: 6,
    },
    {
      origin: "published",
      source:
        "Blood gas I, chapter of a textbook of anaesthesia (aneskey.com/blood-gas-i): 130 − (80 + 10) = 40",
      inputs: { sodium: 130, chloride: 80, bicarbonate: 10 },
      value: 40,
    },
    {
      origin: "independent",
      source: "github.com/pacharanero/clincalc, anion_gap.rs: 140, 104, 24: 12",
      inputs: { sodium: 140, chloride: 104, bicarbonate: 24 },
      value: 12,
    },
    {
      origin: "independent",
      source: "Same tests, albumin 20 g/L: corrected 17, gap 12",
      inputs: { sodium: 140, chloride: 104, bicarbonate: 24, albumin: 20 },
      value: 12,
    },
    {
      origin: "independent",
      source: "mdtools.org, worked example: 140, 108, 22, albumin 2.0 g/dL: gap 10, corrected 15",
      inputs: { sodium: 140, chloride: 108, bicarbonate: 22, albumin: { value: 2, unit: "g/dL" } },
      value: 10,
    },
    {
      origin: "derived",
      source: "138 − 95 − 10",
      inputs: { sodium: 138, chloride: 95, bicarbonate: 10 },
      value: 33,
    },
    {
      origin: "derived",
      source: "140 + 5 − 102 − 10, potassium counted",
      inputs: {
        sodium: 140,
        potassium: 5,
        chloride: 102,
        bicarbonate: 10,
        cations: "withPotassium",
      },
      value: 33,
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7357312",
        where:
          "Opened on 2026-11-27, the case as the National Library of Medicine reprints it in MedCalc-Bench: the three ions and the gap",
        compared: "vectors",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC2827053",
        where:
          "Opened on 2026-11-27, the case as the National Library of Medicine reprints it in MedCalc-Bench: the three ions and the gap",
        compared: "vectors",
      },
      {
        link: "https://aneskey.com/blood-gas-i",
        where: "The gap of a patient computed in the text",
        compared: "vectors",
      },
      {
        link: "https://ficm.ac.uk/documents/what-is-the-albumin-correction-for-the-anion-gap",
        where: "Faculty of Intensive Care Medicine: gap + 0.25 × (40 − albumin in g/L)",
        compared: "constants",
      },
      {
        link: "https://mdtools.org/albumin-corrected-ag",
        where: "A worked example, quoting Figge 1998",
        compared: "vectors",
      },
      {
        link: "https://www.medicalalgorithms.com/correction-of-the-observed-serum-anion-gap-for-hypoalbuminemia",
        where: "The same slope with 44 g/L as the usual albumin",
        compared: "constants",
      },
      {
        link: "http://perinatology.com/calculators/Aniongap.htm",
        where: "The gap with potassium and without it; the delta taken from the one without",
        compared: "constants",
      },
    ],
    how: "publishedVector",
  },
});
