// Where each region of the burn map is drawn, on a figure 264 wide and 540 high. A person seen from
// the front has the right on the left of the page; from the back, on the right.
import type { Face, Limb, Region } from "../../domain/lund-browder/regions.ts";

export const WIDTH = 264;
export const HEIGHT = 540;

export interface Shape {
  region: Region;
  /** What is pressed: at least 44 each way at this size. */
  box: readonly [x: number, y: number, width: number, height: number];
  /** What is drawn. */
  path: string;
}

type Box = Shape["box"];
const rounded = ([x, y, width, height]: Box, radius: number): string =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}` +
  `v${height - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}` +
  `h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}` +
  `v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`;

const shape = (region: Region, box: Box, radius: number): Shape => ({
  region,
  box,
  path: rounded(box, radius),
});

/** One limb on the left of the page; the other is its mirror. */
const LIMBS: Readonly<Record<Limb, readonly [Box, number]>> = {
  UpperArm: [[14, 122, 46, 92], 20],
  Forearm: [[8, 217, 46, 84], 18],
  Hand: [[4, 304, 46, 48], 18],
  Thigh: [[72, 300, 58, 90], 22],
  Leg: [[74, 393, 54, 92], 20],
  Foot: [[68, 488, 60, 48], 16],
};

const mirror = ([x, y, width, height]: Box): Box => [WIDTH - x - width, y, width, height];

function limbsOf(face: Face): Shape[] {
  const [first, second] =
    face === "front" ? (["Right", "Left"] as const) : (["Left", "Right"] as const);
  return (Object.entries(LIMBS) as [Limb, readonly [Box, number]][]).flatMap(
    ([limb, [box, radius]]) => [
      shape(`${face}${first}${limb}`, box, radius),
      shape(`${face}${second}${limb}`, mirror(box), radius),
    ],
  );
}

const head = (face: Face): Shape => shape(`${face}Head`, [98, 2, 68, 72], 32);
const neck = (face: Face): Shape => ({
  region: `${face}Neck`,
  box: [102, 76, 60, 44],
  path: "M112 76h40l4 20q4 12 40 24h-128q36-12 40-24z",
});

/** In the order of the keyboard: from the head down, then the limbs. */
export const shapesOf = (face: Face): readonly Shape[] =>
  face === "front"
    ? [
        head(face),
        neck(face),
        {
          region: "frontTrunk",
          box: [64, 122, 136, 130],
          path: "M76 122h112q12 0 12 14l-8 100 2 61h-38v-44h-48v44h-38l2-61-8-100q0-14 12-14z",
        },
        shape("genitals", [110, 255, 44, 44], 14),
        ...limbsOf(face),
      ]
    : [
        head(face),
        neck(face),
        {
          region: "backTrunk",
          box: [64, 122, 136, 120],
          path: "M76 122h112q12 0 12 14l-8 100v6h-120v-6l-8-100q0-14 12-14z",
        },
        shape("leftButtock", [72, 245, 59, 52], 22),
        shape("rightButtock", [133, 245, 59, 52], 22),
        ...limbsOf(face),
      ];
