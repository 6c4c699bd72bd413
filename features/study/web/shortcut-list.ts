// The keys of a paper, for the sheet of every shortcut.
import type { ShortcutGroup } from "#platform/feature/web/web-feature.ts";
import { loadTexts, navText, text } from "#platform/i18n/web/i18n.ts";

export async function shortcutList(): Promise<ShortcutGroup[]> {
  await loadTexts("study");
  return [
    {
      id: "study",
      title: navText("study:nav.title"),
      keys: [
        { keys: "A – G, 1 – 9", does: text("study:keys.tick") },
        { keys: text("study:keys.shift"), does: text("study:keys.strike") },
        { keys: "→", does: text("study:keys.next") },
        { keys: "←", does: text("study:keys.previous") },
        { keys: "R", does: text("study:keys.flag") },
        { keys: "S", does: text("study:keys.sure") },
        { keys: "H", does: text("study:keys.unsure") },
        { keys: "O", does: text("study:keys.overview") },
        { keys: "L", does: text("study:keys.values") },
      ],
    },
  ];
}
