import { useEffect, useRef } from "react";

/** Longer, and the person was elsewhere. */
const MOST = 10 * 60_000;

/** Milliseconds spent on what is shown, without the time the page was hidden. */
export function useAttention(shown: string | undefined): () => number {
  const clock = useRef({ spent: 0, since: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again with each thing shown.
  useEffect(() => {
    clock.current = { spent: 0, since: performance.now() };
    const onChange = () => {
      const { spent, since } = clock.current;
      if (document.hidden)
        clock.current = { spent: spent + performance.now() - since, since: Number.NaN };
      else clock.current = { spent, since: performance.now() };
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [shown]);
  return () => {
    const { spent, since } = clock.current;
    return Math.round(
      Math.min(MOST, spent + (Number.isNaN(since) ? 0 : performance.now() - since)),
    );
  };
}
