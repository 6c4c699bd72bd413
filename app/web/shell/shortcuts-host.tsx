// The question mark before the sheet of shortcuts is downloaded. A page that has a sheet of its own
// shows that one.
import { lazy, Suspense, useEffect, useState } from "react";
import { TYPING } from "#platform/ui/shortcuts/page-keys.ts";

const ShortcutSheet = lazy(() =>
  import("#platform/ui/shortcuts/shortcut-sheet.tsx").then((module) => ({
    default: module.ShortcutSheet,
  })),
);

export function ShortcutsHost() {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
        return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (document.querySelector("[role=dialog]")) return;
      // The page's own keys may be listened to after these.
      setTimeout(() => {
        if (!event.defaultPrevented) setOpened(true);
      });
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutSheet onClose={() => setOpened(false)} />
    </Suspense>
  );
}
