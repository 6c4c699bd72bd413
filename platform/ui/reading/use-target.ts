import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * The passage, section or source that the address points at. It is brought to the middle of the
 * screen and takes the focus: a citation leads the reader to the very sentence, with a keyboard or
 * a screen reader as with the eyes.
 */
export function useTarget(documentId: string): string {
  const hash = useLocation({ select: (location) => location.hash });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document may hold the same anchor.
  useEffect(() => {
    if (hash === "") return;
    // After the router's own focus on the content of a new page, or it would take ours away.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(hash);
      if (!target) return;
      target.focus({ preventScroll: true });
      const isPassage = target.hasAttribute("data-anchor");
      target.scrollIntoView({ block: isPassage ? "center" : "start" });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, documentId]);
  return hash;
}
