// The table of Lund and Browder: what each region is worth of the whole surface, in per cent.

/**
 * Columns of the table: ages 0, 1, 5, 10 and 15 years, and the adult. Each holds until the next age.
 */
export const AGE_BANDS = ["under1", "from1", "from5", "from10", "from15", "adult"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

type Column = readonly [number, number, number, number, number, number];
/** One face of the head, of one thigh and of one leg: what growth changes. */
const HEAD: Column = [9.5, 8.5, 6.5, 5.5, 4.5, 3.5];
const THIGH: Column = [2.75, 3.25, 4, 4.25, 4.5, 4.75];
const LEG: Column = [2.5, 2.5, 2.75, 3, 3.25, 3.5];
const always = (share: number): Column => [share, share, share, share, share, share];

/** One face of one limb, from the shoulder to the hand and from the hip to the foot. */
const LIMBS = {
  UpperArm: always(2),
  Forearm: always(1.5),
  Hand: always(1.25),
  Thigh: THIGH,
  Leg: LEG,
  Foot: always(1.75),
} as const;

export const FACES = ["front", "back"] as const;
export type Face = (typeof FACES)[number];
export const SIDES = ["Right", "Left"] as const;
export type Side = (typeof SIDES)[number];
export type Limb = keyof typeof LIMBS;

export type Region =
  | `${Face}${"Head" | "Neck" | "Trunk"}`
  | "genitals"
  | "rightButtock"
  | "leftButtock"
  | `${Face}${Side}${Limb}`;

function sharesOf(face: Face): Record<string, Column> {
  const shares: Record<string, Column> = {
    [`${face}Head`]: HEAD,
    [`${face}Neck`]: always(1),
    [`${face}Trunk`]: always(13),
  };
  const own: Record<string, Column> =
    face === "front"
      ? { genitals: always(1) }
      : { rightButtock: always(2.5), leftButtock: always(2.5) };
  for (const side of SIDES)
    for (const [limb, column] of Object.entries(LIMBS)) own[`${face}${side}${limb}`] = column;
  return { ...shares, ...own };
}

const SHARES = { front: sharesOf("front"), back: sharesOf("back") };

/** Regions of a face, from the head down. */
export const regionsOf = (face: Face): Region[] => Object.keys(SHARES[face]) as Region[];
export const REGIONS: readonly Region[] = FACES.flatMap(regionsOf);

/** What a region is worth at that age, in per cent of the whole surface. */
export function shareOf(region: Region, band: AgeBand): number {
  const column = SHARES.front[region] ?? SHARES.back[region];
  return column?.[AGE_BANDS.indexOf(band)] ?? 0;
}
