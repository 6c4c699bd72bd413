// The keys of the reader, for the sheet of every shortcut.
import type { ShortcutGroup } from "#platform/feature/web/web-feature.ts";
import { loadTexts, navText, text } from "#platform/i18n/web/i18n.ts";

export async function shortcutList(): Promise<ShortcutGroup[]> {
  await loadTexts("checklists");
  return [
    {
      id: "checklists",
      title: navText("checklists:nav.title"),
      keys: [
        { keys: text("common:shortcuts.enter"), does: text("checklists:keys.done") },
        { keys: text("common:shortcuts.backspace"), does: text("checklists:keys.back") },
        { keys: "U", does: text("checklists:keys.undo") },
        { keys: "N", does: text("checklists:keys.note") },
        { keys: "C", does: text("checklists:keys.shock") },
        { keys: "R", does: text("checklists:keys.rhythm") },
      ],
    },
  ];
}
