// What a visit leads to, summed over days: the four sums of `prediction.ts` for every node of the
// grid, on flat tables. The same few million additions are made for each look at a prediction, which
// is why nothing here makes an object for each.
import { shifted } from "./calibration.ts";
import { NODES, type Outcome, type Place, type Visit } from "./prediction-field.ts";

/**
 * Sums over a number of days: times asked and their mean square, cards that came back, those known.
 */
export type Sums = [asked: number, square: number, due: number, known: number];
const WIDTH = 4;
const CORNERS = 4;
export const LONGEST = 90;

/** The four sums of every node and number of days, one after the other. */
type Table = Float64Array;
export interface Tables {
  known: Table;
  forgotten: Table;
}

const start = (days: number): number => days * NODES * WIDTH;

/** What visits lead to, step after step; those of a side of visit `n` begin at `first[2 n + side]`. */
export interface Flow {
  first: Int32Array;
  share: Float64Array;
  /** Days until the card comes back. */
  wait: Int32Array;
  /** Times it is asked again the same day. */
  again: Float64Array;
  /** As the schedule believes. */
  recall: Float64Array;
  /** Four corners a step. */
  node: Int32Array;
  weight: Float64Array;
}

const KNOWN = 0;
const FORGOTTEN = 1;
type Side = typeof KNOWN | typeof FORGOTTEN;

export function flowOf(visits: readonly Visit[]): Flow {
  const sides = visits.flatMap(({ known, forgotten }): (readonly Outcome[])[] => [
    known,
    forgotten,
  ]);
  const steps = sides.flat();
  const first = new Int32Array(sides.length + 1);
  for (const [side, { length }] of sides.entries()) first[side + 1] = (first[side] ?? 0) + length;
  return {
    first,
    share: Float64Array.from(steps, ({ share }) => share),
    wait: Int32Array.from(steps, ({ days }) => days),
    again: Float64Array.from(steps, ({ again }) => again),
    recall: Float64Array.from(steps, ({ recall }) => recall),
    node: Int32Array.from(steps.flatMap(({ place }) => place.nodes)),
    weight: Float64Array.from(steps.flatMap(({ place }) => place.weights)),
  };
}

/** A flow with the person's own chance when each card comes back. */
export interface OwnFlow extends Flow {
  chance: Float64Array;
}
export const ownFlow = (flow: Flow, shift: number): OwnFlow => ({
  ...flow,
  chance: flow.recall.map((recall) => shifted(recall, shift)),
});

type Numbers = Float64Array | Int32Array;
const valueAt = (numbers: Numbers, at: number): number => numbers[at] ?? 0;

/** Adds the sums of a side of a visit, `days` left with it, times `weight`, to `into` from `at`. */
function addVisit(
  flow: OwnFlow,
  visit: number,
  side: Side,
  days: number,
  tables: Tables,
  weight: number,
  into: Float64Array,
  at: number,
): void {
  const { first, share, wait, again, chance, node, weight: corner } = flow;
  const { known, forgotten } = tables;
  const of = 2 * visit + side;
  let [asked, square, due, passed] = [1, 1, 1, side === KNOWN ? 1 : 0];
  for (let step = valueAt(first, of); step < valueAt(first, of + 1); step += 1) {
    let [next, nextSquare, nextDue, nextPassed] = [0, 0, 0, 0];
    const left = days - valueAt(wait, step);
    if (left > 0) {
      const from = start(left);
      const yes = valueAt(chance, step);
      for (let one = step * CORNERS; one < (step + 1) * CORNERS; one += 1) {
        const place = from + valueAt(node, one) * WIDTH;
        const a = valueAt(corner, one) * yes;
        const b = valueAt(corner, one) * (1 - yes);
        next += a * valueAt(known, place) + b * valueAt(forgotten, place);
        nextSquare += a * valueAt(known, place + 1) + b * valueAt(forgotten, place + 1);
        nextDue += a * valueAt(known, place + 2) + b * valueAt(forgotten, place + 2);
        nextPassed += a * valueAt(known, place + 3) + b * valueAt(forgotten, place + 3);
      }
    }
    const part = valueAt(share, step);
    const more = valueAt(again, step);
    asked += part * (more + next);
    // (1 + X)² = 1 + 2 X + X², where X is what is asked again today and what comes later.
    square += part * (2 * (more + next) + more * more + 2 * more * next + nextSquare);
    due += part * nextDue;
    passed += part * nextPassed;
  }
  into[at] = valueAt(into, at) + weight * asked;
  into[at + 1] = valueAt(into, at + 1) + weight * square;
  into[at + 2] = valueAt(into, at + 2) + weight * due;
  into[at + 3] = valueAt(into, at + 3) + weight * passed;
}

/**
 * Sums from each node for each number of days, shortest first: what follows a visit is known when
 * it is needed.
 */
export function* fill(flow: OwnFlow): Generator<void, Tables> {
  const size = start(LONGEST + 1);
  const tables: Tables = { known: new Float64Array(size), forgotten: new Float64Array(size) };
  for (let days = 1; days <= LONGEST; days += 1) {
    for (let node = 0; node < NODES; node += 1) {
      const at = start(days) + node * WIDTH;
      addVisit(flow, node, KNOWN, days, tables, 1, tables.known, at);
      addVisit(flow, node, FORGOTTEN, days, tables, 1, tables.forgotten, at);
    }
    yield;
  }
  return tables;
}

/** Puts the sums of a visit of its own, between no nodes and known with `chance`, into `sums`. */
export function ownVisit(
  flow: OwnFlow,
  chance: number,
  days: number,
  tables: Tables,
  sums: Float64Array,
): void {
  sums.fill(0);
  addVisit(flow, 0, KNOWN, days, tables, chance, sums, 0);
  addVisit(flow, 0, FORGOTTEN, days, tables, 1 - chance, sums, 0);
}

/** Puts the sums of a visit between four nodes, known with `chance`, into `sums`. */
export function usualVisit(
  { nodes, weights }: Place,
  chance: number,
  days: number,
  { known, forgotten }: Tables,
  sums: Float64Array,
): void {
  sums.fill(0);
  for (const [corner, node] of nodes.entries()) {
    const from = start(days) + node * WIDTH;
    const weight = weights[corner as 0];
    for (let sum = 0; sum < WIDTH; sum += 1)
      sums[sum] =
        valueAt(sums, sum) +
        weight * chance * valueAt(known, from + sum) +
        weight * (1 - chance) * valueAt(forgotten, from + sum);
  }
}
