// Achievements are read from the days, like the rest: the day on which one was earned is the first
// whose end has it.
import { compareText } from "#features/memory/domain/public.ts";
import { BADGE_TARGETS, BADGES, type BadgeId, xpOfLevel } from "./amounts.ts";
import { type DayFigures, NOTHING, type Source, sum } from "./day-figures.ts";
import { levelOf } from "./level.ts";
import { runs } from "./streak.ts";

export interface DayRow extends DayFigures {
  day: string;
  source: Source;
}

export interface Badge {
  id: BadgeId;
  value: number;
  target: number;
  /** Study day; null while it is not earned. */
  earnedOn: string | null;
}

export const total = (rows: readonly DayRow[], source?: Source): DayFigures =>
  rows
    .filter((row) => source === undefined || row.source === source)
    .reduce((all, row) => sum(all, row), NOTHING);

/** Days on which something was done. */
export const workedDays = (rows: readonly DayRow[]): Set<string> =>
  new Set(rows.filter(({ done }) => done > 0).map(({ day }) => day));

export function badgesOf(rows: readonly DayRow[], onCall: ReadonlySet<string>): Badge[] {
  const all = runs(workedDays(rows), onCall);
  const longest = Math.max(0, ...all.map(({ length }) => length));
  const reached: Record<BadgeId, { value: number; earnedOn: string | null }> = {
    dedicatedStudent: {
      value: levelOf(total(rows).xp).number,
      earnedOn: reaches(rows, ({ xp }) => xp, xpOfLevel(BADGE_TARGETS.dedicatedStudent)),
    },
    quizExpert: of(rows, "quiz", ({ done }) => done, BADGE_TARGETS.quizExpert),
    cardMaster: of(rows, "flashcards", ({ met }) => met, BADGE_TARGETS.cardMaster),
    impressiveStreak: {
      value: longest,
      earnedOn: all.find(({ length }) => length >= BADGE_TARGETS.impressiveStreak)?.day ?? null,
    },
  };
  return BADGES.map((id) => ({ id, target: BADGE_TARGETS[id], ...reached[id] }));
}

function of(
  rows: readonly DayRow[],
  source: Source,
  read: (row: DayFigures) => number,
  target: number,
) {
  const own = rows.filter((row) => row.source === source);
  return { value: read(total(own)), earnedOn: reaches(own, read, target) };
}

/** The first day at whose end what was gathered reaches the target. */
function reaches(
  rows: readonly DayRow[],
  read: (row: DayFigures) => number,
  target: number,
): string | null {
  let gathered = 0;
  for (const row of [...rows].sort((a, b) => compareText(a.day, b.day))) {
    gathered += read(row);
    if (gathered >= target) return row.day;
  }
  return null;
}
