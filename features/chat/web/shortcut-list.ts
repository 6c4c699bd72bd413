// The keys of the assistant, for the sheet of every shortcut.
import type { ShortcutGroup } from "#platform/feature/web/web-feature.ts";
import { loadTexts, navText, text } from "#platform/i18n/web/i18n.ts";
import { SHORTCUTS } from "./shortcuts.ts";

export async function shortcutList(): Promise<ShortcutGroup[]> {
  await loadTexts("chat");
  const label = (key: string) =>
    key === "Escape" ? text("chat:shortcuts.escape") : key.toUpperCase();
  return [
    {
      id: "chat",
      title: navText("chat:nav.title"),
      keys: [
        { keys: text("chat:shortcuts.enter"), does: text("chat:shortcuts.send") },
        { keys: text("chat:shortcuts.shiftEnter"), does: text("chat:shortcuts.newLine") },
        ...Object.entries(SHORTCUTS)
          .filter(([, shortcut]) => shortcut !== "help")
          .map(([key, shortcut]) => ({
            keys: label(key),
            does: text(`chat:shortcuts.${shortcut}`),
          })),
      ],
    },
  ];
}
