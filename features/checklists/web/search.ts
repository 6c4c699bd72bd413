import { words } from "#platform/search/normalise.ts";
import type { ChecklistSummary } from "../contract.ts";

/** Said by whoever looks for one: "checklist anaphylaxie". */
const ORDINARY: ReadonlySet<string> = new Set([
  "checklist",
  "checklists",
  "check",
  "list",
  "lists",
]);

/** Every typed word must begin a word of the title, the summary or the other names. */
export function matching(all: readonly ChecklistSummary[], query: string): ChecklistSummary[] {
  const typed = words(query);
  const telling = typed.filter((word) => !ORDINARY.has(word));
  return all.filter(({ title, summary, names }) => {
    const known = words([title, summary, ...names].join(" "));
    return (telling.length > 0 ? telling : typed).every((word) =>
      known.some((one) => one.startsWith(word)),
    );
  });
}
