import { limitsOf, openPassage } from "#features/guidelines/server/public.ts";
import type { Passage } from "#platform/ai/toolbox.ts";
import type { Tx } from "#platform/db/database.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import type { WrittenChecklist, WrittenStep } from "../domain/written.ts";
import { shippedChecklists } from "./content.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  list: os.list.handler(async () => (await shippedChecklists()).map(summaryOf)),

  checklist: os.checklist.handler(async ({ input, context: { me, services }, errors }) => {
    const written = (await shippedChecklists()).find(({ id }) => id === input.id);
    if (!written) throw errors.NOT_FOUND();
    return services.db.asPerson(me.id, async (tx) => {
      const steps = [];
      for (const step of written.steps) steps.push(await stepOf(tx, step));
      const { sheets, review } = written;
      return { ...summaryOf(written), sheets, review, sources: sourcesOf(written), steps };
    });
  }),
});

function summaryOf(written: WrittenChecklist) {
  const { id, title, summary, names, specialty, category, population } = written;
  const critical = written.steps.filter((step) => step.critical === true).length;
  const steps = written.steps.length;
  const readAgain = written.secondReading !== undefined;
  return { id, title, summary, names, specialty, category, population, steps, critical, readAgain };
}

/** Every row of the passages that the step doses with, as the library holds them today. */
async function stepOf(tx: Tx, written: WrittenStep) {
  const { id, title, text, critical, metronome, passage, sources, timer } = written;
  const doses = [];
  const withheld: string[] = [];
  for (const name of new Set((written.doses ?? []).map((dose) => dose.passage))) {
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
