// Reviews and undos sent by a device. Each is kept or refused on its own; the order of arrival does
// not matter.
import { z } from "zod";
import { correctedTime } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { foldReviews } from "../domain/schedule.ts";
import { type ReviewFact, reviewFact, type Sheet } from "../domain/wire.ts";
import { sheetReviewed, sheetReviewRetracted } from "../events.ts";
import { sheetsById, stateOf } from "./queries.ts";
import { addReviews, factsOf, knownReviews, lastPlace, writeState } from "./queries-reviews.ts";

/**
 * Spaced repetition by computer is younger than this: an earlier review is a mistake of the device.
 */
const EARLIEST = new Date("1990-01-01T00:00:00Z");
const named = z.object({ id: z.string().max(100) });

type Result = {
  id: string;
  status: "applied" | "already" | "refused";
  reason: "unknownSheet" | "idTaken" | "malformed" | null;
};

export async function applyReviews(
  services: Services,
  tx: Tx,
  personId: string,
  { sentAt, facts }: { sentAt: Date; facts: readonly unknown[] },
) {
  const receivedAt = services.now();
  const { wanted, results } = readSent(facts);
  const refuse = (id: string, reason: Result["reason"]) =>
    results.push({ id, status: "refused", reason });
  const rows = await sheetsById(tx, [...new Set(wanted.map(({ sheetId }) => sheetId))]);
  const locked = new Map(rows.map((row) => [row.id, row]));
  const known = await knownReviews(
    tx,
    wanted.map(({ id }) => id),
  );
  const fresh: ReviewFact[] = [];
  for (const one of wanted) {
    const kept = known.get(one.id);
    if (kept === one.sheetId) results.push({ id: one.id, status: "already", reason: null });
    else if (kept !== undefined) refuse(one.id, "idTaken");
    else if (!locked.has(one.sheetId)) refuse(one.id, "unknownSheet");
    else fresh.push({ ...one, at: correctedTime(one.at, sentAt, receivedAt) });
  }
  const kept = { ownerId: personId, receivedAt };
  const place = await lastPlace(tx);
  const placeOf = ({ timeZone = place }: { timeZone?: string | undefined }) => timeZone;
  await addReviews(
    tx,
    fresh.map((one) => ({
      ...kept,
      ...{ id: one.id, sheetId: one.sheetId, at: one.at },
      ...("rating" in one
        ? { rating: one.rating, timeZone: placeOf(one) }
        : { retracts: one.retracts }),
    })),
  );
  for (const { id } of fresh) results.push({ id, status: "applied", reason: null });

  const { states, counted } = await refold(tx, [...new Set(fresh.map(({ sheetId }) => sheetId))]);
  const reviewed = fresh.flatMap(({ id, sheetId, at, ...one }) =>
    // Undone before it arrived: it never counted.
    "rating" in one && counted.has(id)
      ? [{ personId, sheetId, at, timeZone: placeOf(one), id, rating: one.rating }]
      : [],
  );
  const retracted = fresh.flatMap(({ sheetId, at, ...one }) =>
    "retracts" in one ? [{ personId, sheetId, at, reviewId: one.retracts }] : [],
  );
  await services.events.emitAll(tx, sheetReviewed, reviewed);
  await services.events.emitAll(tx, sheetReviewRetracted, retracted);
  return {
    serverTime: receivedAt,
    results,
    sheets: rows.map((row) => ({ id: row.id, state: states.get(row.id) ?? stateOf(row) })),
  };
}

/** Reads what a device sent; what cannot be read is refused at once. */
function readSent(facts: readonly unknown[]): { wanted: ReviewFact[]; results: Result[] } {
  const results: Result[] = [];
  const sound = new Map<string, ReviewFact>();
  for (const sent of facts) {
    const read = reviewFact.safeParse(sent);
    if (!read.success || read.data.at < EARLIEST) {
      const id = named.safeParse(sent).data?.id ?? "";
      results.push({ id, status: "refused", reason: "malformed" });
    } else if (!sound.has(read.data.id)) sound.set(read.data.id, read.data);
  }
  return { wanted: [...sound.values()], results };
}

/** Computes and writes the states of these sheets anew; `counted`: the reviews that made them. */
async function refold(tx: Tx, sheetIds: readonly string[]) {
  const states = new Map<string, Sheet["state"]>();
  const counted = new Set<string>();
  if (sheetIds.length === 0) return { states, counted };
  const histories = await factsOf(tx, sheetIds);
  for (const sheetId of sheetIds) {
    const { state, steps } = foldReviews(histories.get(sheetId) ?? [], sheetId);
    for (const { review } of steps) counted.add(review.id);
    states.set(sheetId, state);
    await writeState(tx, sheetId, state);
  }
  return { states, counted };
}
