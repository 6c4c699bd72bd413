import { defineCalculator } from "../calculator.ts";
import { bandOf, listed } from "../score.ts";

const BANDS = [
  { id: "none", from: 0, tone: "good" },
  { id: "some", from: 1, tone: "watch" },
] as const;

/**
 * Ottawa ankle and foot rules (Stiell 1992): pain of the zone, and bone tenderness or four steps
 * impossible. The result is the number of series of X-rays asked for: ankle, foot, or both. A sign
 * without the pain of its zone is more likely a pain not ticked than a no: no conclusion then.
 */
export const ottawaAnkle = defineCalculator({
  id: "ottawa-ankle",
  category: "trauma",
  reasons: ["trauma"],
  inputs: {
    malleolarPain: listed,
    midfootPain: listed,
    lateralMalleolus: listed,
    medialMalleolus: listed,
    fifthMetatarsal: listed,
    navicular: listed,
    cannotWalk: listed,
  },
  result: { unit: "", decimals: 0, min: 0, max: 2 },
  bands: BANDS,
  bandNotByValue: true,
  compute({
    malleolarPain,
    midfootPain,
    lateralMalleolus,
    medialMalleolus,
    fifthMetatarsal,
    navicular,
    cannotWalk,
  }) {
    const ankle = malleolarPain && (lateralMalleolus || medialMalleolus || cannotWalk);
    const foot = midfootPain && (fifthMetatarsal || navicular || cannotWalk);
    const value = Number(ankle) + Number(foot);
    const unclear =
      (!malleolarPain && (lateralMalleolus || medialMalleolus)) ||
      (!midfootPain && (fifthMetatarsal || navicular)) ||
      (!malleolarPain && !midfootPain && cannotWalk);
    const notes = [
      ...(ankle ? ["ankle"] : []),
      ...(foot ? ["foot"] : []),
      ...(unclear ? ["zone"] : []),
    ];
    const band = value === 0 && unclear ? null : bandOf(BANDS, value);
    return { value, band, parts: [], also: [], formula: "", notes };
  },
  reference: {
    authors: "Stiell IG, Greenberg GH, McKnight RD, et al.",
    title:
      "A study to develop clinical decision rules for the use of radiography in acute ankle injuries",
    journal: "Ann Emerg Med 1992;21(4):384-390",
    year: 1992,
    doi: "10.1016/S0196-0644(05)82656-3",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "Malleolar pain and tenderness of the lateral malleolus: the ankle",
      inputs: {
        malleolarPain: true,
        midfootPain: false,
        lateralMalleolus: true,
        medialMalleolus: false,
        fifthMetatarsal: false,
        navicular: false,
        cannotWalk: false,
      },
      value: 1,
      band: "some",
    },
    {
      origin: "derived",
      source: "Tenderness without pain of the zone: the rule does not conclude",
      inputs: {
        malleolarPain: false,
        midfootPain: false,
        lateralMalleolus: true,
        medialMalleolus: false,
        fifthMetatarsal: false,
        navicular: true,
        cannotWalk: false,
      },
      value: 0,
      band: null,
    },
    {
      origin: "derived",
      source: "Both zones painful, four steps impossible: both",
      inputs: {
        malleolarPain: true,
        midfootPain: true,
        lateralMalleolus: false,
        medialMalleolus: false,
        fifthMetatarsal: false,
        navicular: false,
        cannotWalk: true,
      },
      value: 2,
      band: "some",
    },
    {
      origin: "derived",
      source: "Midfoot pain with tenderness of a malleolus: no conclusion",
      inputs: {
        malleolarPain: false,
        midfootPain: true,
        lateralMalleolus: false,
        medialMalleolus: true,
        fifthMetatarsal: false,
        navicular: false,
        cannotWalk: false,
      },
      value: 0,
      band: null,
    },
    {
      origin: "derived",
      source: "Pain of both zones, no tenderness, walks: no X-ray",
      inputs: {
        malleolarPain: true,
        midfootPain: true,
        lateralMalleolus: false,
        medialMalleolus: false,
        fifthMetatarsal: false,
        navicular: false,
        cannotWalk: false,
      },
      value: 0,
      band: "none",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://www.medschool.umaryland.edu/em/education/umem-educational-pearls/?id=688",
        where: "Both rules: zone and criteria",
        compared: "constants",
      },
      {
        link: "https://aliemcards.com/cards/ottawa-knee-ankle-foot",
        where: "The last 6 cm of each malleolus, the foot; not under 18 years in the first study",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
