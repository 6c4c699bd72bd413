// Ctrl+K before the palette is downloaded: the shortcut works at once, its code comes with the
// first use.
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";

const PaletteDialog = lazy(() =>
  import("./palette-dialog.tsx").then((module) => ({ default: module.PaletteDialog })),
);

export interface PaletteControl {
  opened: boolean;
  /** Downloaded and mounted: stays so after the first use. */
  wanted: boolean;
  open(): void;
  close(): void;
  /** What was typed before its field had the keyboard, which is from then on the field's own. */
  takeTypedAhead(): string;
}

/**
 * Who knows the shortcut types on: from the shortcut until the field of the palette has the
 * keyboard, letters are its search's, whatever has the focus behind.
 */
function useTypedAhead(opened: boolean, close: () => void): () => string {
  const typed = useRef("");
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      if (ctrlKey || metaKey || altKey || isComposing || key === "Tab") return;
      if (key === "Escape") close();
      if (key === "Backspace") typed.current = typed.current.slice(0, -1);
      if ([...key].length === 1) typed.current += key;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", onKey, true);
    stop.current = () => removeEventListener("keydown", onKey, true);
    return () => {
      stop.current?.();
      typed.current = "";
    };
  }, [opened, close]);
  return useCallback(() => {
    stop.current?.();
    const before = typed.current;
    typed.current = "";
    return before;
  }, []);
}

export function usePalette(): PaletteControl {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const open = useCallback(() => {
    setWanted(true);
    setOpened(true);
  }, []);
  const close = useCallback(() => setOpened(false), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.key.toLowerCase() !== "k" ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      setWanted(true);
      setOpened((before) => !before);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const takeTypedAhead = useTypedAhead(opened, close);
  return { opened, wanted, open, close, takeTypedAhead };
}

export function Palette({ palette }: { palette: PaletteControl }) {
  if (!palette.wanted) return null;
  return (
    <Suspense fallback={null}>
      <PaletteDialog
        opened={palette.opened}
        onClose={palette.close}
        takeTypedAhead={palette.takeTypedAhead}
      />
    </Suspense>
  );
}
