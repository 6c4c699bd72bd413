/** The next round number above a value: the top of an axis. */
export function niceMaximum(value: number): number {
  if (value <= 0) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  // Half of it is written too, and is a whole number.
  const steps = power === 1 ? [1, 2, 4, 6, 8] : [1, 2, 3, 4, 5, 6, 8];
  const step = steps.find((one) => one * power >= value) ?? 10;
  return Math.max(2, step * power);
}

/** Which of four shades a day has: a share of the busiest day. 0: nothing. */
export const shade = (value: number, busiest: number): number =>
  value <= 0 || busiest <= 0 ? 0 : Math.min(4, Math.max(1, Math.ceil((value / busiest) * 4)));
