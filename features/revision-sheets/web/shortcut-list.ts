// The keys of a review, for the sheet of every shortcut.
import type { ShortcutGroup } from "#platform/feature/web/web-feature.ts";
import { loadTexts, navText, text } from "#platform/i18n/web/i18n.ts";

export async function shortcutList(): Promise<ShortcutGroup[]> {
  await loadTexts("revision-sheets");
  return [
    {
      id: "revision-sheets",
      title: navText("revision-sheets:nav.title"),
      keys: [
        { keys: text("common:shortcuts.space"), does: text("revision-sheets:review.keyOpen") },
        { keys: "1 – 5", does: text("revision-sheets:review.keyRate") },
        { keys: "U", does: text("revision-sheets:review.undo") },
      ],
    },
  ];
}
