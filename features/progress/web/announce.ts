// An achievement is told once on a device, quietly, the next time the scores or the dashboard are
// looked at.
import { loadTexts, text } from "#platform/i18n/web/i18n.ts";
import { toast } from "#platform/ui/toasts.ts";
import type { Badge } from "../domain/wire-progress.ts";

/** Under the person's name: it leaves with their sign-out. */
const keyOf = (owner: string) => `progress-badges:${owner}`;

function known(owner: string): readonly string[] | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(owner)) ?? "null") as readonly string[] | null;
  } catch {
    return null;
  }
}

export function announceBadges(owner: string, badges: readonly Badge[]): void {
  const ids = badges.filter(({ earnedOn }) => earnedOn !== null).map(({ id }) => id);
  const before = known(owner);
  if (before && ids.every((id) => before.includes(id))) return;
  try {
    // What an undo takes away and a review gives back is not told twice.
    localStorage.setItem(keyOf(owner), JSON.stringify([...new Set([...(before ?? []), ...ids])]));
  } catch {
    // Told again at every visit, it would be noise.
    return;
  }
  // A device that sees this person for the first time has nothing new to tell.
  if (!before) return;
  void loadTexts("progress").then(() => {
    for (const id of ids.filter((one) => !before.includes(one)))
      void toast({
        kind: "success",
        title: text("progress:badges.earnedNow"),
        message: text(`progress:badges.${id}.title`),
        id: `badge-${id}`,
      });
  });
}
