// What the coming weeks will ask and how much of it will be known, for a person who reviews each card on the day it comes
// back. Each card is a chain of visits, known or forgotten with the person's own chance; means and variances of a card are
// exact on the grid of `prediction-field.ts`, cards are independent, and the doubt about the person adds to both.
import { type Calibration, shifted } from "./calibration.ts";
import { type Field, NODES, type Place, placeOf, type Visit } from "./prediction-field.ts";
import { boundFor, type Interval } from "./statistics-interval.ts";

/** Cards alike. */
export interface MemoryGroup {
  /** Days until they come back; 0 for today and what is late. */
  day: number;
  stability: number;
  difficulty: number;
  /** Days between the last review and the day they come back. */
  elapsed: number;
  /** Place of the field that schedules them. */
  field: number;
  cards: number;
}

export interface Estimate extends Interval {
  mean: number;
}

export interface Horizon {
  days: number;
  /** Times a card is asked. */
  load: Estimate;
  /** Share known among cards that come back; null when too few will. */
  retention: Estimate | null;
}

export const HORIZONS = [7, 30, 90] as const;
/** Chance that the interval holds what will happen. */
export const COVERAGE = 0.9;
const LONGEST = 90;
/** Fewer visits than this give no share. */
const ENOUGH_VISITS = 20;
/** A group whose wait differs from the one of its memory by more than this share has its first visit worked out. */
const USUAL_WAIT = 0.15;
const Z = boundFor(1 - COVERAGE);

/** Sums over a number of days: times asked and their mean square, cards that came back, those known. */
type Sums = [asked: number, square: number, due: number, known: number];
type Tables = readonly Float64Array[];

const interpolate = (table: Float64Array, days: number, { nodes, weights }: Place): number =>
  (table[days * NODES + nodes[0]] ?? 0) * weights[0] +
  (table[days * NODES + nodes[1]] ?? 0) * weights[1] +
  (table[days * NODES + nodes[2]] ?? 0) * weights[2] +
  (table[days * NODES + nodes[3]] ?? 0) * weights[3];

/** One visit with `days` left, today included, then what it leads to. */
function follow({ recall, known, forgotten }: Visit, shift: number, days: number, tables: Tables): Sums {
  const [mean, square, due, kept] = tables as [Float64Array, Float64Array, Float64Array, Float64Array];
  const chance = shifted(recall, shift);
  const sums: Sums = [1, 0, 1, chance];
  // Moments of what comes after the visit.
  let [after, afterSquare] = [0, 0];
  const add = (weight: number, again: number, left: number, place: Place) => {
    const there = left > 0 ? interpolate(mean, left, place) : 0;
    const thereSquare = left > 0 ? interpolate(square, left, place) : 0;
    after += weight * (again + there);
    afterSquare += weight * (again * again + 2 * again * there + thereSquare);
    if (left <= 0) return;
    sums[2] += weight * interpolate(due, left, place);
    sums[3] += weight * interpolate(kept, left, place);
  };
  for (const one of known) add(chance * one.share, one.again, days - one.days, one.place);
  add(1 - chance, forgotten.again, days - forgotten.days, forgotten.place);
  sums[0] = 1 + after;
  sums[1] = 1 + 2 * after + afterSquare;
  return sums;
}

/** Sums from each node for each number of days, shortest first: what follows a visit is known when it is needed. */
function fill({ nodes }: Field, shift: number): Tables {
  const tables = [0, 1, 2, 3].map(() => new Float64Array((LONGEST + 1) * NODES));
  for (let days = 1; days <= LONGEST; days += 1)
    for (const [node, visit] of nodes.entries()) {
      const sums = follow(visit, shift, days, tables);
      for (const [place, table] of tables.entries()) table[days * NODES + node] = sums[place] ?? 0;
    }
  return tables;
}

const usual = (field: Field, { stability, elapsed }: MemoryGroup): boolean => {
  const wait = field.interval(stability);
  return Math.abs(elapsed - wait) <= Math.max(0.6, wait * USUAL_WAIT);
};

/** Totals of every group for 1 to 90 days: [asked, variance of asked, came back, known] by day. */
function totals(groups: readonly MemoryGroup[], fields: readonly Field[], shift: number): Sums[] {
  const tables = fields.map((field) => fill(field, shift));
  const all = Array.from({ length: LONGEST + 1 }, (): Sums => [0, 0, 0, 0]);
  for (const group of groups) {
    const field = fields[group.field];
    const own = tables[group.field];
    if (!field || !own) continue;
    const place = placeOf(group.stability, group.difficulty);
    const first = usual(field, group) ? null : field.visit(group);
    for (let end = group.day + 1; end <= LONGEST; end += 1) {
      const left = end - group.day;
      const sums = first
        ? follow(first, shift, left, own)
        : (own.map((table) => interpolate(table, left, place)) as Sums);
      const total = all[end] ?? [0, 0, 0, 0];
      total[0] += group.cards * sums[0];
      total[1] += group.cards * Math.max(0, sums[1] - sums[0] ** 2);
      total[2] += group.cards * sums[2];
      total[3] += group.cards * sums[3];
    }
  }
  return all;
}

const share = ([, , due, known]: Sums): number => (due === 0 ? 0 : known / due);

export interface Prediction {
  horizons: Horizon[];
  /** Mean number of times a card is asked on each of the ninety days to come. */
  daily: number[];
}

export function predict(groups: readonly MemoryGroup[], fields: readonly Field[], person: Calibration): Prediction {
  const { shift, deviation } = person;
  const [usualTotals, above, below] = [shift, shift + deviation, shift - deviation].map((one) =>
    totals(groups, fields, one),
  ) as [Sums[], Sums[], Sums[]];
  const none: Sums = [0, 0, 0, 0];
  const horizons = HORIZONS.map((days): Horizon => {
    const [mid, up, down] = [usualTotals[days] ?? none, above[days] ?? none, below[days] ?? none];
    const spread = Z * Math.sqrt(mid[1] + ((up[0] - down[0]) / 2) ** 2);
    const known = share(mid);
    const doubt =
      mid[2] < ENOUGH_VISITS
        ? null
        : Z * Math.sqrt((known * (1 - known)) / mid[2] + ((share(up) - share(down)) / 2) ** 2);
    return {
      days,
      load: {
        mean: mid[0],
        low: Math.max(0, Math.floor(mid[0] - spread)),
        high: Math.ceil(mid[0] + spread),
      },
      retention:
        doubt === null ? null : { mean: known, low: Math.max(0, known - doubt), high: Math.min(1, known + doubt) },
    };
  });
  const daily = usualTotals.slice(1).map((sums, day) => Math.max(0, sums[0] - (usualTotals[day]?.[0] ?? 0)));
  return { horizons, daily };
}
