// What was done on a study day, as a fold over facts gives it. Figures add up, so that a change is
// written as a difference.

export const SOURCES = ["flashcards", "revisionSheets", "quiz", "clinical"] as const;
export type Source = (typeof SOURCES)[number];

export interface DayFigures {
  xp: number;
  /** Reviews, sheets read or questions answered that stand (not taken back). */
  done: number;
  /** Of those, how many earned something. */
  earning: number;
  /** Cards, sheets or questions met for the first time here. */
  met: number;
  /** Milliseconds, where the device said. */
  duration: number;
}
export type ByDay = Map<string, DayFigures>;

export const NOTHING: DayFigures = { xp: 0, done: 0, earning: 0, met: 0, duration: 0 };

export const sum = (a: DayFigures, b: DayFigures, sign: 1 | -1 = 1): DayFigures => ({
  xp: a.xp + sign * b.xp,
  done: a.done + sign * b.done,
  earning: a.earning + sign * b.earning,
  met: a.met + sign * b.met,
  duration: a.duration + sign * b.duration,
});

export function add(days: ByDay, day: string, figures: DayFigures): void {
  days.set(day, sum(days.get(day) ?? NOTHING, figures));
}

/** What to add to `before` to have `after`; days that do not change are left out. */
export function difference(before: ByDay, after: ByDay): ByDay {
  const days = [...new Set([...before.keys(), ...after.keys()])].sort();
  return new Map(
    days
      .map((day) => [day, sum(after.get(day) ?? NOTHING, before.get(day) ?? NOTHING, -1)] as const)
      .filter(([, { xp, done, earning, met, duration }]) =>
        [xp, done, earning, met, duration].some(Boolean),
      ),
  );
}
