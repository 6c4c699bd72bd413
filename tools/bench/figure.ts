export interface Figure {
  value: number;
  unit: string;
  /**
   * The same measure of the barest thing that does the same, in the same run; null where nothing
   * compares.
   */
  baseline: number | null;
  goal: { max: number } | { min: number } | null;
}
export type Figures = Record<string, Figure>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[sorted.length % 2 === 0 ? middle - 1 : middle],
    sorted[middle],
  ];
  return (low + high) / 2;
}

export const reaches = ({ value, goal }: Figure): boolean =>
  goal === null || ("max" in goal ? value <= goal.max : value >= goal.min);

const short = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));

const bound = (goal: NonNullable<Figure["goal"]>): string =>
  "max" in goal ? `≤ ${short(goal.max)}` : `≥ ${short(goal.min)}`;

/** One line: ✓ name, value, baseline, goal. */
export function line(name: string, figure: Figure): string {
  const { value, unit, baseline, goal } = figure;
  const beside = baseline === null ? "" : `baseline ${short(baseline)}`;
  return `${reaches(figure) ? "✓" : "✗"} ${name.padEnd(34)} ${`${short(value)} ${unit}`.padEnd(16)} ${beside.padEnd(18)} ${goal === null ? "" : bound(goal)}`.trimEnd();
}
