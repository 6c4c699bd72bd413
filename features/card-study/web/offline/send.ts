// What the offline queue sends for cards, and what the server says of it.
import { ORPCError } from "@orpc/client";
import type { Change, Scope } from "#features/flashcards/domain/public.ts";
import { plainText } from "#features/flashcards/domain/public.ts";
import { client, refreshCache, zoneOf } from "#features/flashcards/web/public.tsx";
import { loadTexts, text } from "#platform/i18n/web/i18n.ts";
import type { QueueItem, Verdict } from "#platform/offline/queue.ts";
import { sessions } from "../api.ts";
import type { NoteEdit } from "../session/note-edit.ts";

const factIn = ({ id, data }: QueueItem) => ({
  ...Object.fromEntries(Object.entries(data).filter(([name]) => name !== "owner")),
  ...("rating" in data ? { timeZone: zoneOf(data) } : {}),
  id,
});

export async function sendReviews(
  items: readonly QueueItem[],
  signal: AbortSignal,
): Promise<Verdict> {
  await loadTexts("flashcards");
  const facts = items.map(factIn);
  const { results, cards } = await client.rate({ sentAt: new Date(), facts }, { signal });
  // A full device keeps older cards; the session goes on.
  await refreshCache(cards).catch(() => {});
  return {
    acknowledged: results.filter(({ status }) => status !== "refused").map(({ id }) => id),
    refused: results
      .filter(({ status }) => status === "refused")
      .map(({ id, reason }) => ({
        id,
        reason: text(`flashcards:refused.${reason ?? "malformed"}`),
      })),
  };
}

/** What a session sends besides its reviews. */
export type StudyChange =
  | { does: "startSession"; sessionId: string; scope: Scope; startedAt: string }
  | { does: "endSession"; sessionId: string; endedAt: string }
  | { does: "changeCards"; cardIds: string[]; change: Change; timeZone: string }
  | { does: "editNote"; edit: NoteEdit };

const act = (changeId: string, change: StudyChange, signal: AbortSignal): Promise<unknown> => {
  switch (change.does) {
    case "startSession":
      return sessions.startSession(
        { id: change.sessionId, scope: change.scope, startedAt: new Date(change.startedAt) },
        { signal },
      );
    case "endSession":
      return sessions.endSession(
        { id: change.sessionId, endedAt: new Date(change.endedAt) },
        { signal },
      );
    case "changeCards":
      return client.changeCards(
        {
          changeId,
          selection: { cardIds: change.cardIds },
          change: change.change,
          timeZone: change.timeZone,
        },
        { signal },
      );
    case "editNote":
      return client.updateNote({ ...change.edit, changeId }, { signal });
  }
};

/**
 * The sides of a note as they were written here: what a person copies when the server kept another
 * text.
 */
export function describeChange({ data }: QueueItem): string {
  const change = data as unknown as StudyChange;
  if (change.does !== "editNote") return "";
  return [change.edit.question, change.edit.answer, change.edit.extra]
    .map(plainText)
    .filter(Boolean)
    .join(" · ");
}

/** Codes after which sending the same again is useless. */
const FINAL = new Set([
  "CONFLICT",
  "NOT_FOUND",
  "MISSING_FIELDS",
  "BAD_REQUEST",
  "INVALID_INPUT",
  "FORBIDDEN",
]);

/**
 * Among them, those that no later version of the application or right of the person would change:
 * the note has another version for good, or is gone.
 */
const HOPELESS = new Set(["CONFLICT", "NOT_FOUND", "MISSING_FIELDS"]);
const REASONS: Readonly<Record<string, string>> = {
  CONFLICT: "editedElsewhere",
  NOT_FOUND: "unknownCard",
};

const reasonOf = (change: StudyChange, code: string): string =>
  change.does === "endSession"
    ? text("flashcards:errors.sessionEnd")
    : text(`flashcards:refused.${REASONS[code] ?? "malformed"}`);

/**
 * When an edit of a note met a text that was written elsewhere. Edits made before then stood on the
 * refused one, and count versions from it: one could bear the number of the other text, and pass
 * over it.
 */
const conflicts = new Map<string, number>();

export async function sendChanges(
  items: readonly QueueItem[],
  signal: AbortSignal,
): Promise<Verdict> {
  await loadTexts("flashcards");
  const acknowledged: string[] = [];
  const refused: { id: string; reason: string; final?: boolean }[] = [];
  for (const { id, timestamp, data } of items) {
    const change = data as unknown as StudyChange;
    if (change.does === "editNote" && timestamp <= (conflicts.get(change.edit.id) ?? 0)) {
      refused.push({ id, reason: text("flashcards:refused.editedElsewhere"), final: true });
      continue;
    }
    try {
      await act(id, change, signal);
      acknowledged.push(id);
    } catch (error) {
      if (!(error instanceof ORPCError) || !FINAL.has(error.code)) {
        // Nothing is known of this one: it stays, and what went through is told.
        if (acknowledged.length + refused.length > 0) break;
        throw error;
      }
      if (error.code === "CONFLICT" && change.does === "editNote")
        conflicts.set(change.edit.id, Date.now());
      // A card or a session deleted elsewhere: nothing is left to change.
      if (error.code === "NOT_FOUND" && change.does !== "editNote") acknowledged.push(id);
      else
        refused.push({
          id,
          reason: reasonOf(change, error.code),
          ...(HOPELESS.has(error.code) && { final: true }),
        });
    }
  }
  return { acknowledged, refused };
}
