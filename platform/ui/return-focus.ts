import { useEffect, useState } from "react";

/**
 * For a window that is in the page only while it is open: it leaves before Mantine can give the
 * keyboard back to what opened it. Call it in the component that draws the window.
 */
export function useReturnFocus(): void {
  const [from] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    },
    [from],
  );
}
