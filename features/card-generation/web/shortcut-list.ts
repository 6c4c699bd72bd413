// The keys of judging proposals, for the sheet of every shortcut.
import type { ShortcutGroup } from "#platform/feature/web/web-feature.ts";
import { loadTexts, text } from "#platform/i18n/web/i18n.ts";

export async function shortcutList(): Promise<ShortcutGroup[]> {
  await loadTexts("flashcards");
  return [
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
