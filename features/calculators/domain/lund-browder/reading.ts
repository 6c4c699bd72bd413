import type { BodyPart, Phrases, Reading } from "../reading.ts";
import { FACES, SIDES } from "./regions.ts";

const count = (from: number, to: number): string =>
  `(${Array.from({ length: to - from + 1 }, (_, rank) => from + rank).join("|")})`;
const years = (from: number, to: number): Phrases => ({
  fr: `${count(from, to)}( )?(ans|an|a)`,
  en: `${count(from, to)}( |-)?(years|year|yo|y/o)( |-)?(old)?`,
  es: `${count(from, to)}( )?(anos|ano)`,
});
const months = (from: number, to: number): string => `${count(from, to)}( )?`;
const also = (one: Phrases, fr: string, en: string, es: string): Phrases => ({
  fr: `${one.fr}, ${fr}`,
  en: `${one.en}, ${en}`,
  es: `${one.es}, ${es}`,
});

/** One region a face, the same on both sides of the body or of each of them. */
const middle = (said: string, name: string): BodyPart => ({
  said,
  front: [[`front${name}`]],
  back: [[`back${name}`]],
});
const limb = (said: string, ...names: string[]): BodyPart => {
  const [front, back] = FACES.map((face) =>
    SIDES.map((side) => names.map((name) => `${face}${side}${name}`)),
  );
  return { said, paired: true, front: front ?? [], back: back ?? [] };
};

const PARTS: readonly BodyPart[] = [
  middle("tetes?|head|cabeza", "Head"),
  middle("cou|neck|cuello", "Neck"),
  middle("tronc|torse|trunk|torso|tronco", "Trunk"),
  { said: "dos|back|espalda", front: [], back: [["backTrunk"]], one: true },
  { said: "visage|face|cara", front: [["frontHead"]], back: [], one: true },
  {
    said: "perinee|organes genitaux|oge|parties genitales|perineum|genitals|genitalia|genitales|perine",
    front: [["genitals"]],
    back: [],
    one: true,
  },
  {
    said: "fesses?|buttocks?|nalgas?|gluteos?",
    paired: true,
    front: [[], []],
    back: [["rightButtock"], ["leftButtock"]],
    one: true,
  },
  limb(
    "membres? sup(?:erieurs?)?|upper limbs?|upper extremit(?:y|ies)|miembros? superior(?:es)?",
    "UpperArm",
    "Forearm",
    "Hand",
  ),
  limb(
    "membres? inf(?:erieurs?)?|lower limbs?|lower extremit(?:y|ies)|miembros? inferior(?:es)?",
    "Thigh",
    "Leg",
    "Foot",
  ),
  limb("avant-?bras|forearms?|antebrazos?", "Forearm"),
  limb("upper arms?", "UpperArm"),
  // The whole limb, or its upper part: another of its parts must be told with it.
  {
    ...limb("bras|arms?|brazos?", "UpperArm"),
    among: "avant-?bras|mains?|forearms?|hands?|antebrazos?|manos?",
  },
  limb("mains?|hands?|manos?", "Hand"),
  limb("cuisses?|thighs?|muslos?", "Thigh"),
  limb("lower legs?", "Leg"),
  { ...limb("jambes?|legs?|piernas?", "Leg"), among: "cuisses?|thighs?|muslos?|pieds?|foot|feet" },
  limb("pieds?|foot|feet|pies?", "Foot"),
];

export const reading: Reading = {
  names: {
    fr: "lund-bowder, lund et brower, lund-brower, lund et bowder, browders, lund-browder, lund et browder, lund & browder, browder",
    en: "lund-browder, lund and browder, lund & browder, browder",
    es: "lund-browder, lund y browder, browder",
  },
  body: PARTS,
  inputs: {
    ageBand: {
      options: {
        under1: {
          fr: `${months(1, 11)}mois`,
          en: `${months(1, 11)}(months|month)( |-)?(old)?`,
          es: `${months(1, 11)}(meses|mes)`,
        },
        from1: also(
          years(1, 4),
          `${months(12, 59)}mois`,
          `${months(12, 59)}months`,
          `${months(12, 59)}meses`,
        ),
        from5: years(5, 9),
        from10: years(10, 14),
        from15: years(15, 17),
        adult: also(years(18, 110), "adulte*", "adult*", "adult*"),
      },
    },
  },
};
