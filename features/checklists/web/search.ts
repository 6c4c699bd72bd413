import { words } from "#platform/search/normalise.ts";
import type { ChecklistSummary } from "../contract.ts";

/** Every typed word must begin a word of the title, the summary or the other names. */
export function matching(all: readonly ChecklistSummary[], query: string): ChecklistSummary[] {
  const typed = words(query);
  return all.filter(({ title, summary, names }) => {
    const known = words([title, summary, ...names].join(" "));
    return typed.every((word) => known.some((one) => one.startsWith(word)));
  });
}
