// The health of the shipped questions: which are too hard, tell nobody apart, or have a wrong line
// that nobody takes for right.
import type { Tx } from "#platform/db/database.ts";
import { letter } from "../domain/programme.ts";
import { ENOUGH_ANSWERS, type HealthOrder } from "../domain/wire-health.ts";
import { type HealthRow, listHealth, tickedLines } from "./queries-health.ts";

const PAGE = 20;

type Ticked = Awaited<ReturnType<typeof tickedLines>>;

function neverChosen({ id, content }: HealthRow, ticked: Ticked): string[] | null {
  const known = ticked.get(id);
  if (!("propositions" in content) || !known || known.answers < ENOUGH_ANSWERS) return null;
  return content.propositions.flatMap((line, at) =>
    known.ticked.includes(line.id) ? [] : [letter(at).toUpperCase()],
  );
}

const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(3)));

export async function readHealth(
  tx: Tx,
  { order, cursor }: { order: HealthOrder; cursor?: string | undefined },
) {
  const offset = Number(cursor ?? 0);
  const rows = await listHealth(tx, { order, offset, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const ticked = await tickedLines(
    tx,
    page.map(({ digest }) => digest),
  );
  return {
    items: page.map((row) => ({
      ...{ id: row.id, people: row.people },
      statement: row.content.statement,
      type: row.content.type,
      specialty: row.content.specialty,
      success: rounded(row.success),
      discrimination: rounded(row.discrimination),
      neverChosen: neverChosen(row, ticked),
    })),
    next: rows.length > PAGE ? String(offset + PAGE) : null,
  };
}
