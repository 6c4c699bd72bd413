// Ctrl+K before the palette is downloaded: the shortcut works at once, its code comes with the
// first use.
import { lazy, Suspense, useCallback, useEffect, useState } from "react";

const PaletteDialog = lazy(() =>
  import("./palette-dialog.tsx").then((module) => ({ default: module.PaletteDialog })),
);

export interface PaletteControl {
  opened: boolean;
  /** Downloaded and mounted: stays so after the first use. */
  wanted: boolean;
  open(): void;
  close(): void;
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
  return { opened, wanted, open, close };
}

export function Palette({ palette }: { palette: PaletteControl }) {
  if (!palette.wanted) return null;
  return (
    <Suspense fallback={null}>
      <PaletteDialog opened={palette.opened} onClose={palette.close} />
    </Suspense>
  );
}
