// Intervals of proportions: what a count of successes allows to say, and no more.

export interface Interval {
  low: number;
  high: number;
}

/**
 * Part of the values below which a standard normal variable stays, as its bound: quantile(0.975) =
 * 1.96. Acklam's rational approximation, |relative error| < 1.2e-9; `share` strictly between 0 and
 * 1.
 */
export function normalQuantile(share: number): number {
  const a = [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
    2.506628277459239,
  ];
  const b = [
    -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972,
    -13.28068155288572,
  ];
  const c = [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734,
    4.374664141464968, 2.938163982698783,
  ];
  const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];
  const fold = (terms: readonly number[], x: number) =>
    terms.reduce((sum, term) => sum * x + term, 0);
  const tail = 0.02425;
  if (share < tail) {
    const q = Math.sqrt(-2 * Math.log(share));
    return fold(c, q) / (fold(d, q) * q + 1);
  }
  if (share > 1 - tail) return -normalQuantile(1 - share);
  const q = share - 0.5;
  const r = q * q;
  return (fold(a, r) * q) / (fold(b, r) * r + 1);
}

/** Bound of a two-sided interval that is wrong with chance `error`. */
export const boundFor = (error: number): number => normalQuantile(1 - error / 2);

/**
 * Wilson's score interval (Wilson 1927, doi:10.1080/01621459.1927.10502953), without continuity
 * correction.
 */
export function wilson(passed: number, asked: number, z: number): Interval {
  if (asked <= 0) return { low: 0, high: 1 };
  const share = passed / asked;
  const scale = 1 + (z * z) / asked;
  const middle = (share + (z * z) / (2 * asked)) / scale;
  const half =
    (z * Math.sqrt((share * (1 - share)) / asked + (z * z) / (4 * asked * asked))) / scale;
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export interface Count {
  asked: number;
  passed: number;
}

/**
 * Difference of two independent proportions, one − other: Newcombe's hybrid score interval (method
 * 10 of Newcombe 1998, doi:10.1002/(SICI)1097-0258(19980430)17:8<873::AID-SIM779>3.0.CO;2-I).
 */
export function differenceOf(
  one: Count,
  other: Count,
  z: number,
): Interval & { difference: number } {
  const [p, q] = [one.passed / one.asked, other.passed / other.asked];
  const [a, b] = [wilson(one.passed, one.asked, z), wilson(other.passed, other.asked, z)];
  return {
    difference: p - q,
    low: p - q - Math.hypot(p - a.low, b.high - q),
    high: p - q + Math.hypot(a.high - p, q - b.low),
  };
}
