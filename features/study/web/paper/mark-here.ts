// Marks given on this device, before those of the server, which count.
import { type Mark, mark } from "../../domain/marking.ts";
import { findProfile } from "../../domain/profiles.ts";
import type { OpenedAttempt } from "../../domain/wire-session.ts";
import { type Entry, readJournal } from "./journal.ts";
import { storedPaper } from "./stored-paper.ts";

/** Null without the keys, or under rules that this device does not know. */
export function markHere(paper: OpenedAttempt, at: number, entry: Entry | undefined): Mark | null {
  const content = paper.keys?.[at];
  const profile = findProfile(paper.profile);
  if (!content || !profile) return null;
  // Without the library, no typing error is forgiven here: the server forgives it at the end.
  return mark(content, entry?.fact.given ?? [], profile, () => true);
}

/** What a paper gave as far as this device can tell; null when it holds nothing of it. */
export async function outcomeHere(id: string) {
  const paper = await storedPaper(id);
  const journal = readJournal(id);
  if (!paper || !journal) return null;
  const entries = Array.from({ length: paper.count }, (_, at) => journal.entries[at]);
  return {
    count: paper.count,
    right: entries.filter((entry, at) => markHere(paper, at, entry)?.score === 1).length,
    spent: entries.reduce((sum, entry) => sum + (entry?.fact.spent ?? 0), 0),
  };
}
