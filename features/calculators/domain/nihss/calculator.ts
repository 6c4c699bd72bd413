import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { sumOf } from "../score.ts";

const grades = <const O extends readonly string[]>(...options: O) =>
  ({ kind: "choice", options }) as const;
/** UN: a limb amputated or a joint fused, a mouth that a tube keeps from speaking. */
const LIMB = grades("0", "1", "2", "3", "4", "UN");

const INPUTS = {
  consciousness: grades("0", "1", "2", "3"),
  questions: grades("0", "1", "2"),
  commands: grades("0", "1", "2"),
  gaze: grades("0", "1", "2"),
  visual: grades("0", "1", "2", "3"),
  face: grades("0", "1", "2", "3"),
  leftArm: LIMB,
  rightArm: LIMB,
  leftLeg: LIMB,
  rightLeg: LIMB,
  ataxia: grades("0", "1", "2", "UN"),
  sensory: grades("0", "1", "2"),
  language: grades("0", "1", "2", "3"),
  dysarthria: grades("0", "1", "2", "UN"),
  neglect: grades("0", "1", "2"),
} as const;

type Nihss = Values<typeof INPUTS>;
type Line = keyof typeof INPUTS;
const UNTESTED = "UN";
const graded = (id: Line): Item<Nihss> => ({
  id,
  inputs: [id],
  min: 0,
  max: Math.max(...INPUTS[id].options.filter((one) => one !== UNTESTED).map(Number)),
  points: (values) => (values[id] === UNTESTED ? 0 : Number(values[id])),
});
const ITEMS = (Object.keys(INPUTS) as Line[]).map(graded);

const NOTHING = Object.fromEntries(Object.keys(INPUTS).map((id) => [id, "0"]));

/**
 * NIH stroke scale (Brott 1989, in the fifteen lines of the form of the NINDS): a sum of 0 to 42. What
 * cannot be tested adds nothing and is said. The form attaches no class to the total: none is shown.
 */
export const nihss = defineCalculator({
  id: "nihss",
  category: "neurology",
  reasons: ["deficit"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 42 },
  bands: [],
  items: ITEMS,
  compute(values, typed) {
    const untested = Object.values(values).some((grade) => grade === UNTESTED);
    return {
      ...sumOf(ITEMS, values, typed, []),
      notes: [...(untested ? ["untested"] : []), ...(values.consciousness === "3" ? ["coma"] : [])],
    };
  },
  reference: {
    authors: "Brott T, Adams HP Jr, Olinger CP, et al.",
    title: "Measurements of acute cerebral infarction: a clinical examination scale",
    journal: "Stroke 1989;20(7):864-870",
    year: 1989,
    doi: "10.1161/01.STR.20.7.864",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "Case report of a journal, PMC7494222: complete left homonymous hemianopia and drift of the left arm, the rest of the examination normal: 3",
      inputs: {
        consciousness: "0",
        questions: "0",
        commands: "0",
        gaze: "0",
        visual: "2",
        face: "0",
        leftArm: "1",
        rightArm: "0",
        leftLeg: "0",
        rightLeg: "0",
        ataxia: "0",
        sensory: "0",
        language: "0",
        dysarthria: "0",
        neglect: "0",
      },
      value: 3,
    },
    {
      origin: "published",
      source:
        "Case report of the corpus CardioCCC (Barcelona Supercomputing Center, 2024): each line printed, mute, right hemiplegia (2 + 2 + 1 + 2 + 1 + 3 + 1 + 3 + 1): 16; neglect could not be judged",
      inputs: {
        consciousness: "0",
        questions: "2",
        commands: "2",
        gaze: "1",
        visual: "0",
        face: "2",
        leftArm: "0",
        rightArm: "1",
        leftLeg: "0",
        rightLeg: "3",
        ataxia: "0",
        sensory: "1",
        language: "3",
        dysarthria: "1",
        neglect: "0",
      },
      value: 16,
    },
    {
      origin: "derived",
      source:
        "Right hemiplegia with aphasia: 0 + 2 + 1 + 1 + 2 + 2 + 0 + 4 + 0 + 3 + 0 + 1 + 2 + 1 + 0",
      inputs: {
        ...NOTHING,
        questions: "2",
        commands: "1",
        gaze: "1",
        visual: "2",
        face: "2",
        rightArm: "4",
        rightLeg: "3",
        sensory: "1",
        language: "2",
        dysarthria: "1",
      },
      value: 19,
    },
    { origin: "derived", source: "Every line at 0", inputs: { ...NOTHING }, value: 0 },
    {
      origin: "derived",
      source: "Every line at its most: 3 + 2 + 2 + 2 + 3 + 3 + 4 × 4 + 2 + 2 + 3 + 2 + 2 = 42",
      inputs: {
        consciousness: "3",
        questions: "2",
        commands: "2",
        gaze: "2",
        visual: "3",
        face: "3",
        leftArm: "4",
        rightArm: "4",
        leftLeg: "4",
        rightLeg: "4",
        ataxia: "2",
        sensory: "2",
        language: "3",
        dysarthria: "2",
        neglect: "2",
      },
      value: 42,
    },
    {
      origin: "derived",
      source: "Left arm amputated, speech prevented by a tube, left leg 2, ataxia of a limb: 2 + 1",
      inputs: { ...NOTHING, leftArm: "UN", dysarthria: "UN", leftLeg: "2", ataxia: "1" },
      value: 3,
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://temu.bsc.es/multicardioner/corpus-description/",
        where:
          "Opened on 2026-11-27, the case reports of the corpus in Spanish: the scale line by line and its estimate of 16",
        compared: "vectors",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7494222",
        where:
          "Opened on 2026-11-27, the case as the National Library of Medicine reprints it in MedCalc-Bench: the two findings that make the 3 points, the other functions normal",
        compared: "vectors",
      },
      {
        link: "https://github.com/KIP-infrastructure/implementation-guide/blob/641c37534886a91289ae829b49f2355da3c001bf/input/fsh/CodeSystem-NIHSS-5-MotorArm.fsh",
        where:
          "Danish clinical quality programme: thirteen code systems that copy the form of the NINDS, every grade of every line, and what may be untested",
        compared: "constants",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8157911/table/T2",
        where: "Table 2: the fifteen lines and their grades",
        compared: "constants",
      },
      {
        link: "https://urgences.evensgo.com/neurologie/c/0/i/31334176/score-nihss-simplifie-sfnv",
        where: "Grades of the French neurovascular society, from consciousness to the arms",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
