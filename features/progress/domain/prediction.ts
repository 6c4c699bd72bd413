// What the coming weeks will ask and how much of it will be known, for a person who reviews each
// card on the day it comes back. Each card is a chain of visits, known or forgotten with the
// person's own chance; means and variances of a card are exact on the grid of
// `prediction-field.ts`, cards are independent, and the doubt about the person adds to both.
import { type Calibration, shifted } from "./calibration.ts";
import {
  type Field,
  NODES,
  type Outcome,
  type Place,
  placeOf,
  type Visit,
} from "./prediction-field.ts";
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
const EVERY_DAY = Array.from({ length: LONGEST }, (_, day) => day + 1);
/** Fewer visits than this give no share. */
const ENOUGH_VISITS = 20;
/**
 * A group whose wait differs from the one of its memory by more than this share has its first visit
 * worked out.
 */
const USUAL_WAIT = 0.25;
const Z = boundFor(1 - COVERAGE);

/**
 * Sums over a number of days: times asked and their mean square, cards that came back, those known.
 */
type Sums = [asked: number, square: number, due: number, known: number];
/** The four sums of every node and number of days, one after the other. */
type Table = Float64Array;
interface Tables {
  known: Table;
  forgotten: Table;
}
type Side = keyof Tables;
const WIDTH = 4;
/** Groups that are followed between two steps: about a millisecond. */
const BATCH = 16;

const offset = (days: number, node: number): number => (days * NODES + node) * WIDTH;

/** Adds the sums between four nodes, each with `weight`, to `into`. */
function gather(
  table: Table,
  days: number,
  { nodes, weights }: Place,
  weight: number,
  into: Sums,
): void {
  for (let corner = 0; corner < 4; corner += 1) {
    const from = offset(days, nodes[corner as 0]);
    const share = weight * weights[corner as 0];
    for (let sum = 0; sum < WIDTH; sum += 1) into[sum as 0] += share * (table[from + sum] ?? 0);
  }
}

/** An outcome with the person's own chance when the card comes back. */
interface Step extends Outcome {
  chance: number;
}

/** One visit that was known or forgotten, `days` left with this one, and what it leads to. */
function after(
  side: Side,
  steps: readonly Step[],
  days: number,
  { known, forgotten }: Tables,
): Sums {
  const sums: Sums = [1, 1, 1, side === "known" ? 1 : 0];
  for (const { share, place, days: wait, again, chance } of steps) {
    const next: Sums = [0, 0, 0, 0];
    if (wait < days) {
      gather(known, days - wait, place, chance, next);
      gather(forgotten, days - wait, place, 1 - chance, next);
    }
    const more = again + next[0];
    sums[0] += share * more;
    // (1 + X)² = 1 + 2 X + X², where X is what is asked again today and what comes later.
    sums[1] += share * (2 * more + again * again + 2 * again * next[0] + next[1]);
    sums[2] += share * next[2];
    sums[3] += share * next[3];
  }
  return sums;
}

/** Adds the sums of a visit of its own, between no nodes, known with `chance`, to `into`. */
function visited(
  steps: Record<Side, readonly Step[]>,
  chance: number,
  days: number,
  tables: Tables,
  into: Sums,
): void {
  for (const side of ["known", "forgotten"] as const) {
    const weight = side === "known" ? chance : 1 - chance;
    const exact = after(side, steps[side], days, tables);
    for (let sum = 0; sum < WIDTH; sum += 1) into[sum as 0] += weight * exact[sum as 0];
  }
}

const stepsOf = (visit: Visit, shift: number): Record<Side, Step[]> => {
  const own = (outcomes: readonly Outcome[]) =>
    outcomes.map((one) => ({ ...one, chance: shifted(one.recall, shift) }));
  return { known: own(visit.known), forgotten: own(visit.forgotten) };
};

/**
 * Sums from each node for each number of days, shortest first: what follows a visit is known when
 * it is needed.
 */
function* fill({ nodes }: Field, shift: number): Generator<void, Tables> {
  const size = (LONGEST + 1) * NODES * WIDTH;
  const tables: Tables = { known: new Float64Array(size), forgotten: new Float64Array(size) };
  const steps = nodes.map((visit) => stepsOf(visit, shift));
  for (let days = 1; days <= LONGEST; days += 1) {
    for (const [node, one] of steps.entries())
      for (const side of ["known", "forgotten"] as const)
        tables[side].set(after(side, one[side], days, tables), offset(days, node));
    yield;
  }
  return tables;
}

const usual = (field: Field, { stability, elapsed }: MemoryGroup): boolean => {
  const wait = field.interval(stability);
  return Math.abs(elapsed - wait) <= Math.max(0.6, wait * USUAL_WAIT);
};

/**
 * Totals of every group by number of days, for those of `ends`: asked, variance of asked, came
 * back, known.
 */
function* totals(
  groups: readonly MemoryGroup[],
  fields: readonly Field[],
  shift: number,
  ends: readonly number[],
): Generator<void, Sums[]> {
  const tables: Tables[] = [];
  for (const field of fields) tables.push(yield* fill(field, shift));
  const all = Array.from({ length: LONGEST + 1 }, (): Sums => [0, 0, 0, 0]);
  for (const [place, group] of groups.entries()) {
    if (place % BATCH === BATCH - 1) yield;
    const field = fields[group.field];
    const own = tables[group.field];
    if (!field || !own) continue;
    const chance = shifted(field.recall(group.elapsed, group.stability), shift);
    const start = placeOf(group.stability, group.difficulty);
    const first = usual(field, group) ? null : stepsOf(field.visit(group), shift);
    for (const end of ends) {
      const left = end - group.day;
      if (left <= 0) continue;
      const sums: Sums = [0, 0, 0, 0];
      if (first) visited(first, chance, left, own, sums);
      else {
        gather(own.known, left, start, chance, sums);
        gather(own.forgotten, left, start, 1 - chance, sums);
      }
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

/** In steps of about a millisecond, so that whoever runs it can answer others in between. */
export function* predict(
  groups: readonly MemoryGroup[],
  fields: readonly Field[],
  person: Calibration,
): Generator<void, Prediction> {
  const { shift, deviation } = person;
  const usualTotals = yield* totals(groups, fields, shift, EVERY_DAY);
  const above = yield* totals(groups, fields, shift + deviation, HORIZONS);
  const below = yield* totals(groups, fields, shift - deviation, HORIZONS);
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
        doubt === null
          ? null
          : { mean: known, low: Math.max(0, known - doubt), high: Math.min(1, known + doubt) },
    };
  });
  const daily = usualTotals
    .slice(1)
    .map((sums, day) => Math.max(0, sums[0] - (usualTotals[day]?.[0] ?? 0)));
  return { horizons, daily };
}
