// Which cards ask a mask. Anki lets one mask bear several numbers ({{c1,2::image-occlusion:…}}):
// the first is `group`, the others are `also`, which masks of one number do not have.

export interface Numbered {
  group: number;
  also?: readonly number[] | undefined;
}

const MOST_NUMBER = 500;

export const numbersOf = ({ group, also = [] }: Numbered): number[] => [group, ...also];

export const asks = (mask: Numbered, number: number): boolean => numbersOf(mask).includes(number);

/**
 * Numbers as a mask keeps them: sorted, each once. None is 0: no card of its own. As in Anki, those
 * beyond the last are the last.
 */
export function numbered(numbers: readonly number[]): { group: number; also?: number[] } {
  const kept = [...new Set(numbers.map((number) => Math.min(MOST_NUMBER, number)))].sort(
    (a, b) => a - b,
  );
  const [group = 0, ...also] = kept;
  return also.length > 0 ? { group, also } : { group };
}

/** Numbers out of what is written: "1,2", or "1, 2" by hand. */
export const readNumbers = (text: string): number[] =>
  text
    .split(/\D+/)
    .filter((digits) => digits !== "")
    .map(Number);

/**
 * The same for the same picture and masks, in whatever order their properties are written: a
 * database has its own.
 */
export function occlusionKey(occlusion: object | null): string {
  return JSON.stringify(occlusion, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
