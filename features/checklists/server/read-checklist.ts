// A checklist as a person reads it: every dose as the library holds it today, with what limits it.
import { limitsOf, openPassage } from "#features/guidelines/server/public.ts";
import type { Passage } from "#platform/ai/toolbox.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { OwnStep } from "../domain/own.ts";
import type { WrittenChecklist, WrittenStep } from "../domain/written.ts";
import { shippedChecklists } from "./content.ts";
import { type OwnRow, ownChecklists, versionsOf } from "./queries-own.ts";

export function summaryOf(written: WrittenChecklist) {
  const { id, title, summary, names, specialty, category, population, sheets } = written;
  return {
    ...{ id, title, summary, names, specialty, category, population, sheets },
    steps: written.steps.length,
    critical: written.steps.filter((step) => step.critical === true).length,
    readAgain: written.secondReading !== undefined,
  };
}

export function ownSummaryOf({ id, ownerId, author, shared, number, content }: OwnRow, me: string) {
  const { title, summary, specialty, category, population, steps } = content;
  return {
    ...{ id, title, summary, names: [], specialty, category, population, readAgain: false },
    steps: steps.length,
    critical: steps.filter((step) => step.critical).length,
    sheets: sheetsOf(steps),
    own: { author, mine: ownerId === me, shared, number },
  };
}

/**
 * Every checklist that somebody reads, with its steps, in the order of the list. Each has its own
 * transaction: all of them in one would keep the embedded database from everybody else.
 */
export async function everyView({ db }: Pick<Services, "db">, me: string) {
  const views = [];
  for (const written of await shippedChecklists())
    views.push(await db.asPerson(me, (tx) => shippedView(tx, written)));
  for (const row of await db.asPerson(me, ownChecklists))
    views.push(
      await db.asPerson(me, async (tx) => ownView(tx, row, await versionsOf(tx, row.id), me)),
    );
  return views;
}

export async function shippedView(tx: Tx, written: WrittenChecklist) {
  const steps = [];
  for (const step of written.steps) {
    const doses = (step.doses ?? []).map((dose) => dose.passage);
    steps.push(await stepOf(tx, step, doses));
  }
  const { review } = written;
  const sources = sourcesOf(written);
  return { ...summaryOf(written), review, sources, steps, versions: [] };
}

export async function ownView(
  tx: Tx,
  row: OwnRow,
  versions: { number: number; savedAt: Date }[],
  me: string,
) {
  const steps = [];
  for (const step of row.content.steps) steps.push(await stepOf(tx, plainStep(step), step.doses));
  return {
    ...{ ...ownSummaryOf(row, me), review: [], sources: [], steps },
    // Who only reads it reads the latest.
    versions: row.ownerId === me ? versions : [],
  };
}

/** What one's own stands on. */
function sheetsOf(steps: readonly OwnStep[]): string[] {
  const passages = steps.flatMap(({ passage, doses }) => [...doses, ...(passage ? [passage] : [])]);
  return [...new Set(passages.map((id) => id.split("#")[0] ?? ""))];
}

type Shown = Pick<WrittenStep, "id" | "title" | "text" | "critical" | "metronome" | "passage"> &
  Pick<WrittenStep, "sources" | "timer">;

function plainStep({ id, title, text, critical, metronome, passage, timer }: OwnStep): Shown {
  return {
    ...{ id, title },
    ...(text === "" ? {} : { text }),
    ...(critical ? { critical: true as const } : {}),
    ...(metronome ? { metronome: true as const } : {}),
    ...(passage === null ? {} : { passage }),
    ...(timer === null
      ? {}
      : { timer: { ...timer, until: timer.until === null ? undefined : timer.until } }),
  };
}

/** Every row of the passages that the step doses with. */
async function stepOf(tx: Tx, written: Shown, dosing: readonly string[]) {
  const { id, title, text, critical, metronome, passage, sources, timer } = written;
  const doses = [];
  const withheld: string[] = [];
  for (const name of new Set(dosing)) {
    const [found, limits] = [await openPassage(tx, name), await limitsOf(tx, name)];
    if (!found || !limits) withheld.push(name);
    else {
      const { text: _unsaid, ...its } = shownOf(found);
      const { grade = "unopened", references } = found;
      doses.push({ ...its, grade, references: [...references], limits: limits.map(shownOf) });
    }
  }
  return {
    ...{ id, title, critical: critical === true, metronome: metronome === true },
    ...{ sources: sources ?? [], doses, withheld },
    ...(text === undefined ? {} : { text }),
    ...(passage === undefined ? {} : { passage }),
    ...(timer === undefined
      ? {}
      : {
          timer: {
            seconds: timer.seconds,
            label: timer.label,
            ...(timer.until === undefined ? {} : { until: timer.until }),
          },
        }),
  };
}

function shownOf({ id, population, text, doses }: Passage) {
  const [sheet = "", anchor = ""] = id.split("#");
  return { sheet, anchor, population, text, rows: [...doses] };
}

const GRADES = ["issuer", "extract", "abstract", "second-hand"] as const;

const sourcesOf = ({ sources }: WrittenChecklist) =>
  sources.map(({ id, organisation, title, year, link, readings }) => {
    const [best] = (readings ?? []).toSorted(
      (a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade) || b.day.localeCompare(a.day),
    );
    const read = best ? { read: { grade: best.grade, day: best.day } } : {};
    return { id, organisation, title, year: year === "undated" ? null : year, link, ...read };
  });
