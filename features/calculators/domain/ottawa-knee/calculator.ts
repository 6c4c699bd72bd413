import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge } from "../quantities.ts";
import { criteria, listed, meets, sumOf } from "../score.ts";

const INPUTS = {
  age: adultAge,
  patellaTenderness: listed,
  fibulaTenderness: listed,
  noFlexion: listed,
  cannotWalk: listed,
} as const;

const ITEMS: readonly Item<Values<typeof INPUTS>>[] = [
  meets("age", ["age"], 1, ({ age }) => age >= 55),
  ...criteria<Values<typeof INPUTS>>({
    patellaTenderness: 1,
    fibulaTenderness: 1,
    noFlexion: 1,
    cannotWalk: 1,
  }),
];

const BANDS = [
  { id: "none", from: 0, tone: "good" },
  { id: "some", from: 1, tone: "watch" },
] as const;

/** Ottawa knee rule (Stiell 1995): five criteria; any one asks for an X-ray. */
export const ottawaKnee = defineCalculator({
  id: "ottawa-knee",
  category: "trauma",
  reasons: ["trauma"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 5 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => sumOf(ITEMS, values, typed, BANDS),
  reference: {
    authors: "Stiell IG, Greenberg GH, Wells GA, et al.",
    title: "Derivation of a decision rule for the use of radiography in acute knee injuries",
    journal: "Ann Emerg Med 1995;26(4):405-413",
    year: 1995,
    doi: "10.1016/S0196-0644(95)70106-0",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "Nothing at 30 years",
      inputs: {
        patellaTenderness: false,
        fibulaTenderness: false,
        noFlexion: false,
        cannotWalk: false,
        age: 30,
      },
      value: 0,
      band: "none",
    },
    {
      origin: "derived",
      source: "55 years alone",
      inputs: {
        patellaTenderness: false,
        fibulaTenderness: false,
        noFlexion: false,
        cannotWalk: false,
        age: 55,
      },
      value: 1,
      band: "some",
    },
    {
      origin: "derived",
      source: "Everything at 60 years",
      inputs: {
        patellaTenderness: true,
        fibulaTenderness: true,
        noFlexion: true,
        cannotWalk: true,
        age: 60,
      },
      value: 5,
      band: "some",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://aliemcards.com/cards/ottawa-knee-ankle-foot",
        where: "The five criteria of the knee rule",
        compared: "constants",
      },
      {
        link: "https://www.medschool.umaryland.edu/em/education/umem-educational-pearls/?id=688",
        where: "The same; what four steps mean",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
