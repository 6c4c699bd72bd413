import { defineCalculator, type NumberInput, type Partial } from "../calculator.ts";
import { measure } from "../quantities.ts";
import { AGE_BANDS, REGIONS, type Region, regionsOf, shareOf } from "./regions.ts";

type RegionInput = Omit<NumberInput, "needed"> & { needed: NonNullable<NumberInput["needed"]> };

const burntPart = measure(["percent"], { usual: [0, 100], possible: [0, 100] });
const noneMarked = (known: Partial) => REGIONS.every((region) => known[region] === undefined);
// One region at least: nothing marked is not "0 %". The trunk stands for them until then.
const PARTS = Object.fromEntries(
  REGIONS.map((region) => [
    region,
    region === "frontTrunk"
      ? { ...burntPart, needed: noneMarked, relevant: "always" }
      : { ...burntPart, needed: "never" },
  ]),
) as unknown as Readonly<Record<Region, RegionInput>>;

/**
 * Burnt surface by region and age (Lund and Browder 1944). Each region: the part of it that is
 * burnt, in per cent; the result is in per cent of the whole surface.
 */
export const lundBrowder = defineCalculator({
  id: "lund-browder",
  category: "trauma",
  reasons: ["burn"],
  inputs: { ageBand: { kind: "choice", options: AGE_BANDS }, ...PARTS },
  result: { unit: "%", decimals: 2, min: 0, max: 100 },
  bands: [],
  drawing: "burnMap",
  feeds: { calculator: "parkland", input: "burnt" },
  compute(values, _typed, show) {
    const burnt = (region: Region) =>
      (shareOf(region, values.ageBand) * (values[region] ?? 0)) / 100;
    const sum = (regions: readonly Region[]) =>
      regions.reduce((total, region) => total + burnt(region), 0);
    const value = sum(REGIONS);
    const terms = REGIONS.filter((region) => burnt(region) > 0).map((region) => {
      const share = show(shareOf(region, values.ageBand), 2);
      const part = values[region] ?? 0;
      return part === 100 ? share : `${share} × ${show(part / 100, 4)}`;
    });
    return {
      value,
      band: null,
      parts: [],
      also: [
        { id: "front", value: sum(regionsOf("front")), unit: "%", decimals: 2 },
        { id: "back", value: sum(regionsOf("back")), unit: "%", decimals: 2 },
      ],
      formula: terms.length === 0 ? "" : `${terms.join(" + ")} = ${show(value, 4)}`,
      notes: [],
    };
  },
  reference: {
    authors: "Lund CC, Browder NC",
    title: "The estimation of areas of burns",
    journal: "Surg Gynecol Obstet 1944;79:352-358",
    year: 1944,
    doi: "",
  },
  licence: "free",
  cases: [
    {
      origin: "independent",
      source:
        "academy2.activheal.com, Burn size: the front of the head of a child of one year is 8.5 % of the whole body",
      inputs: { ageBand: "from1", frontHead: 100 },
      value: 8.5,
    },
    {
      origin: "independent",
      source: "The same page: only 4.5 % at 15 years",
      inputs: { ageBand: "from15", frontHead: 100 },
      value: 4.5,
    },
    {
      origin: "derived",
      source: "Adult, front of the trunk 13, half of the right arm in front 2 × 0.5",
      inputs: { ageBand: "adult", frontTrunk: 100, frontRightUpperArm: 50 },
      value: 14,
    },
    {
      origin: "derived",
      source: "Ten months, scald: front of head 9.5 × 0.5, neck 1, trunk 13 × 0.25, hand 1.25",
      inputs: {
        ageBand: "under1",
        frontHead: 50,
        frontNeck: 100,
        frontTrunk: 25,
        frontLeftHand: 100,
      },
      value: 10.25,
    },
    {
      origin: "derived",
      source: "Ten years, both thighs and legs on all sides: 4 × 4.25 + 4 × 3",
      inputs: {
        ageBand: "from10",
        frontRightThigh: 100,
        frontLeftThigh: 100,
        backRightThigh: 100,
        backLeftThigh: 100,
        frontRightLeg: 100,
        frontLeftLeg: 100,
        backRightLeg: 100,
        backLeftLeg: 100,
      },
      value: 29,
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://academy2.activheal.com/topic/topic-five-burn-size/",
        where:
          "One face of the head, of a thigh and of a leg in six columns of age; the example of the head at 1 and 15 years",
        compared: "constants",
      },
      {
        link: "https://www.clinicaltoubib.com/form/SurfBruleForm",
        where: "The ages of the columns: 0 to 12 months, 1 to 4, 5 to 9, 10 to 14, 15, adult",
        compared: "constants",
      },
      {
        link: "https://www.efurgences.net/se-documenter/consensus/177-brulures2019",
        where: "French recommendation of 2019: this table is the one suggested, adult and child",
        compared: "bands",
      },
    ],
    how: "secondFormula",
  },
});
