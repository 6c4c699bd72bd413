// What the coming weeks will ask and how much of it will be known, for a person who reviews each
// card on the day it comes back. Each card is a chain of visits, known or forgotten with the
// person's own chance; means and variances of a card are exact on the grid of
// `prediction-field.ts`, cards are independent, and the doubt about the person adds to both.
import { type Calibration, shifted } from "./calibration.ts";
import { type Field, type Place, placeOf } from "./prediction-field.ts";
import {
  type Flow,
  fill,
  flowOf,
  LONGEST,
  ownFlow,
  ownVisit,
  type Sums,
  type Tables,
  usualVisit,
} from "./prediction-sums.ts";
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
const EVERY_DAY = Array.from({ length: LONGEST }, (_, day) => day + 1);
/** Fewer visits than this give no share. */
const ENOUGH_VISITS = 20;
/**
 * A group whose wait differs from the one of its memory by more than this share has its first visit
 * worked out.
 */
const USUAL_WAIT = 0.25;
const Z = boundFor(1 - COVERAGE);

/** Groups that are followed between two steps: about a millisecond. */
const BATCH = 16;

/** A group with what does not depend on the person. */
interface Followed {
  group: MemoryGroup;
  recall: number;
  place: Place;
  /** Its first visit, when it has waited otherwise than its memory asks. */
  first: Flow | null;
}

const usual = (field: Field, { stability, elapsed }: MemoryGroup): boolean => {
  const wait = field.interval(stability);
  return Math.abs(elapsed - wait) <= Math.max(0.6, wait * USUAL_WAIT);
};

function* follow(
  groups: readonly MemoryGroup[],
  fields: readonly Field[],
): Generator<void, Followed[]> {
  const followed: Followed[] = [];
  for (const [at, group] of groups.entries()) {
    if (at % BATCH === BATCH - 1) yield;
    const field = fields[group.field];
    if (!field) continue;
    followed.push({
      group,
      recall: field.recall(group.elapsed, group.stability),
      place: placeOf(group.stability, group.difficulty),
      first: usual(field, group) ? null : flowOf([field.visit(group)]),
    });
  }
  return followed;
}

/**
 * Totals of every group by number of days, for those of `ends`: asked, variance of asked, came
 * back, known.
 */
function* totals(
  followed: readonly Followed[],
  flows: readonly Flow[],
  shift: number,
  ends: readonly number[],
): Generator<void, Sums[]> {
  const tables: Tables[] = [];
  for (const flow of flows) tables.push(yield* fill(ownFlow(flow, shift)));
  const all = Array.from({ length: LONGEST + 1 }, (): Sums => [0, 0, 0, 0]);
  const sums = new Float64Array(4);
  for (const [at, { group, recall, place, first }] of followed.entries()) {
    if (at % BATCH === BATCH - 1) yield;
    const own = tables[group.field];
    if (!own) continue;
    const chance = shifted(recall, shift);
    const flow = first && ownFlow(first, shift);
    for (const end of ends) {
      const left = end - group.day;
      if (left <= 0) continue;
      if (flow) ownVisit(flow, chance, left, own, sums);
      else usualVisit(place, chance, left, own, sums);
      const [asked = 0, square = 0, due = 0, known = 0] = sums;
      const total = all[end] ?? [0, 0, 0, 0];
      total[0] += group.cards * asked;
      total[1] += group.cards * Math.max(0, square - asked ** 2);
      total[2] += group.cards * due;
      total[3] += group.cards * known;
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
  const followed = yield* follow(groups, fields);
  const flows = fields.map(({ nodes }) => flowOf(nodes));
  const usualTotals = yield* totals(followed, flows, shift, EVERY_DAY);
  const above = yield* totals(followed, flows, shift + deviation, HORIZONS);
  const below = yield* totals(followed, flows, shift - deviation, HORIZONS);
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
