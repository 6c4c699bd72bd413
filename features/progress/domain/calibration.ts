// How far the memory of one person is from what the schedule expected: the chance of recall
// foretold just before each review, beside what happened. One number is learnt, a shift of the
// log-odds, because a few hundred reviews teach no more.
import { boundFor, type Interval, wilson } from "./statistics-interval.ts";

/** Reviews whose foretold recall was about the same. */
export interface RecallBin {
  /** Mean of what was foretold, 0 to 1. */
  recall: number;
  asked: number;
  passed: number;
}

export interface Calibration {
  reviews: number;
  /** How many should have been known, and were. */
  expected: number;
  passed: number;
  /** Added to the log-odds of each foretold recall; negative: more is forgotten than foretold. */
  shift: number;
  /** Standard deviation of the shift. */
  deviation: number;
  verdict: "as foretold" | "forgets more" | "forgets less";
}

/** Reviews below which nothing is foretold. */
export const NEEDED_REVIEWS = 100;
/**
 * Deviation of the shift between people before anything is known of one: keeps a lucky start from
 * promising 100 %.
 */
const PRIOR = 0.7;
const CERTAIN = 0.995;
const Z95 = boundFor(0.05);

const clamp = (recall: number): number => Math.min(CERTAIN, Math.max(1 - CERTAIN, recall));

/** The foretold recall of this person: what the schedule says, moved by the shift. */
export const shifted = (recall: number, shift: number): number => {
  const sure = clamp(recall);
  return 1 / (1 + Math.exp(-(Math.log(sure / (1 - sure)) + shift)));
};

/**
 * Most probable shift (logistic regression with the foretold log-odds as offset), by Newton's
 * method.
 */
export function calibrate(bins: readonly RecallBin[]): Calibration {
  let shift = 0;
  let information = 1 / PRIOR ** 2;
  for (let turn = 0; turn < 50; turn += 1) {
    let slope = -shift / PRIOR ** 2;
    information = 1 / PRIOR ** 2;
    for (const { recall, asked, passed } of bins) {
      const chance = shifted(recall, shift);
      slope += passed - asked * chance;
      information += asked * chance * (1 - chance);
    }
    const step = slope / information;
    // Far from the solution a whole step overshoots.
    shift += Math.max(-1, Math.min(1, step));
    if (Math.abs(step) < 1e-10) break;
  }
  const deviation = 1 / Math.sqrt(information);
  const sum = (of: (bin: RecallBin) => number) => bins.reduce((total, bin) => total + of(bin), 0);
  return {
    reviews: sum(({ asked }) => asked),
    expected: sum(({ recall, asked }) => recall * asked),
    passed: sum(({ passed }) => passed),
    shift,
    deviation,
    verdict: verdictOf(shift, deviation),
  };
}

/** What a shift says, when it is further from none than chance alone would bring it. */
function verdictOf(shift: number, deviation: number): Calibration["verdict"] {
  if (Math.abs(shift) <= Z95 * deviation) return "as foretold";
  return shift < 0 ? "forgets more" : "forgets less";
}

/** Edges of the classes that are shown, from what was foretold. */
export const RECALL_EDGES = [0, 0.7, 0.8, 0.85, 0.9, 0.95, 1] as const;

export interface CalibrationRow extends RecallBin, Interval {
  from: number;
  to: number;
}

/** Fine bins gathered into the classes that are shown, those without reviews left out. */
export function calibrationRows(bins: readonly RecallBin[]): CalibrationRow[] {
  return RECALL_EDGES.slice(0, -1).flatMap((from, place) => {
    const to = RECALL_EDGES[place + 1] ?? 1;
    const own = bins.filter(({ recall }) => recall >= from && (recall < to || to === 1));
    const asked = own.reduce((sum, bin) => sum + bin.asked, 0);
    if (asked === 0) return [];
    const passed = own.reduce((sum, bin) => sum + bin.passed, 0);
    const recall = own.reduce((sum, bin) => sum + bin.recall * bin.asked, 0) / asked;
    return [{ from, to, recall, asked, passed, ...wilson(passed, asked, Z95) }];
  });
}
