// The keys of a session and of judging proposals, for the sheet of every shortcut.
import { RATINGS } from "#features/memory/domain/public.ts";
import type { ShortcutGroup } from "#platform/feature/web/web-feature.ts";
import { loadTexts, navText, text } from "#platform/i18n/web/i18n.ts";

const ACTIONS = { U: "undo", E: "edit", B: "bury", S: "suspend", F: "flag" } as const;

export async function shortcutList(): Promise<ShortcutGroup[]> {
  await loadTexts("flashcards");
  return [
    {
      id: "flashcards-session",
      title: navText("flashcards:nav.title"),
      keys: [
        { keys: text("flashcards:keys.space"), does: text("flashcards:keys.show") },
        ...RATINGS.map((rating, place) => ({
          keys: String(place + 1),
          does: text(`flashcards:rating.${rating}`),
        })),
        ...Object.entries(ACTIONS).map(([keys, action]) => ({
          keys,
          does: text(`flashcards:keys.${action}`),
        })),
      ],
    },
    {
      id: "flashcards-judging",
      title: text("flashcards:generate.keys.title"),
      keys: [
        { keys: "A", does: text("flashcards:generate.accept") },
        { keys: "E", does: text("flashcards:generate.edit") },
        { keys: "R", does: text("flashcards:generate.refuse") },
        { keys: "U", does: text("flashcards:generate.undo") },
        { keys: "← →", does: text("flashcards:generate.keys.move") },
      ],
    },
  ];
}
