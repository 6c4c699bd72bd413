import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { listed, meets, sumOf } from "../score.ts";

const INPUTS = {
  marfan: listed,
  familyHistory: listed,
  aorticValve: listed,
  aorticManipulation: listed,
  thoracicAneurysm: listed,
  abruptPain: listed,
  severePain: listed,
  tearingPain: listed,
  perfusionDeficit: listed,
  focalDeficit: listed,
  regurgitationMurmur: listed,
  shock: listed,
} as const;

type Markers = Values<typeof INPUTS>;

const CONDITIONS = [
  "marfan",
  "familyHistory",
  "aorticValve",
  "aorticManipulation",
  "thoracicAneurysm",
] as const;
const PAIN = ["abruptPain", "severePain", "tearingPain"] as const;
const EXAMINATION = ["perfusionDeficit", "focalDeficit", "regurgitationMurmur", "shock"] as const;

/** One point for a category, however many of its markers are there. */
const category = (id: string, markers: readonly (keyof Markers)[]): Item<Markers> =>
  meets(id, markers, 1, (values) => markers.some((name) => values[name]));

const ITEMS = [
  category("conditions", CONDITIONS),
  category("pain", PAIN),
  category("examination", EXAMINATION),
];

// A low score alone rules nothing out: no band is told in green.
const BANDS = [
  { id: "low", from: 0, tone: "watch" },
  { id: "intermediate", from: 1, tone: "watch" },
  { id: "high", from: 2, tone: "alert" },
] as const;

/**
 * Aortic dissection detection risk score (Rogers 2011): twelve markers in three categories, one
 * point for each category that holds one.
 */
export const addRs = defineCalculator({
  id: "add-rs",
  category: "cardiology",
  reasons: ["chestPain"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 3 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => sumOf(ITEMS, values, typed, BANDS),
  reference: {
    authors: "Rogers AM, Hermann LK, Booher AM, et al.",
    title:
      "Sensitivity of the aortic dissection detection risk score, a novel guideline-based tool for identification of acute aortic dissection at initial presentation",
    journal: "Circulation 2011;123(20):2213-2218",
    year: 2011,
    doi: "10.1161/CIRCULATIONAHA.110.988568",
  },
  bandsReference: {
    authors: "Nazerian P, Mueller C, Soeiro AM, et al.",
    title:
      "Diagnostic accuracy of the aortic dissection detection risk score plus D-dimer for acute aortic syndromes: the ADvISED prospective multicenter study",
    journal: "Circulation 2018;137(3):250-258",
    year: 2018,
    doi: "10.1161/CIRCULATIONAHA.117.029457",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "None of the twelve markers",
      inputs: {
        marfan: false,
        familyHistory: false,
        aorticValve: false,
        aorticManipulation: false,
        thoracicAneurysm: false,
        abruptPain: false,
        severePain: false,
        tearingPain: false,
        perfusionDeficit: false,
        focalDeficit: false,
        regurgitationMurmur: false,
        shock: false,
      },
      value: 0,
      band: "low",
    },
    {
      origin: "derived",
      source: "Abrupt, severe and tearing pain alone: one category, one point",
      inputs: {
        marfan: false,
        familyHistory: false,
        aorticValve: false,
        aorticManipulation: false,
        thoracicAneurysm: false,
        abruptPain: true,
        severePain: true,
        tearingPain: true,
        perfusionDeficit: false,
        focalDeficit: false,
        regurgitationMurmur: false,
        shock: false,
      },
      value: 1,
      band: "intermediate",
    },
    {
      origin: "derived",
      source: "Marfan and a pulse deficit: two categories",
      inputs: {
        marfan: true,
        familyHistory: false,
        aorticValve: false,
        aorticManipulation: false,
        thoracicAneurysm: false,
        abruptPain: false,
        severePain: false,
        tearingPain: false,
        perfusionDeficit: true,
        focalDeficit: false,
        regurgitationMurmur: false,
        shock: false,
      },
      value: 2,
      band: "high",
    },
    {
      origin: "derived",
      source: "All twelve markers: three, never more",
      inputs: {
        marfan: true,
        familyHistory: true,
        aorticValve: true,
        aorticManipulation: true,
        thoracicAneurysm: true,
        abruptPain: true,
        severePain: true,
        tearingPain: true,
        perfusionDeficit: true,
        focalDeficit: true,
        regurgitationMurmur: true,
        shock: true,
      },
      value: 3,
      band: "high",
    },
  ],
  review: {
    day: "2026-11-26",
    primaryOpened: false,
    opened: [
      {
        link: "https://www.rcemlearning.co.uk/modules/acute-aortic-dissection/lessons/clinical-assessment-21/topic/the-aortic-dissection-detection-risk-score-add-rs-and-d-dimer/",
        where: "Table of the three categories with their twelve markers, one point each",
        compared: "constants",
      },
      {
        link: "https://www.rcemlearning.co.uk/modules/acute-aortic-dissection/lessons/clinical-assessment-21/topic/the-aortic-dissection-detection-risk-score-add-rs-and-d-dimer/",
        where: "Under the table: low at 0, intermediate at 1, high above 1",
        compared: "bands",
      },
      {
        link: "https://clinicalpathways.ebmedicine.net/pathways/acute-aortic-syndromes/stable/add-rs-score-0-or-1",
        where: "At most 1 with D-dimer under 500 ng/mL; not enough alone to rule out",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});
