// The keys of a session, for the sheet of every shortcut.
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
  ];
}
