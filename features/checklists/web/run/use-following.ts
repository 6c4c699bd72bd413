import { useEffect, useRef, useState } from "react";
import type { Run } from "../../domain/run.ts";
import { exchange, isGone } from "./exchange.ts";
import { isEnded } from "./run-store.ts";

const EVERY_MS = 2_000;

/**
 * Exchanges with the other telephones as soon as something is done here, and every two seconds.
 * Null: the server does not answer, what is done stays here and leaves later.
 */
export function useFollowing(run: Run, onHeard: (run: Run) => void, onGone: () => void) {
  const [telephones, setTelephones] = useState<number | null>(null);
  const latest = useRef({ run, onHeard, onGone });
  const followed = run.shared === undefined ? null : run.id;
  const done = run.entries.length;
  const now = useRef<() => void>(() => {});
  useEffect(() => {
    latest.current = { run, onHeard, onGone };
  });
  useEffect(() => {
    if (followed === null) return;
    const acknowledged = new Set<string>();
    const left = new AbortController();
    let [busy, again] = [false, false];
    const follow = async () => {
      if (busy) {
        again = true;
        return;
      }
      busy = true;
      again = false;
      try {
        const before = latest.current.run;
        const heard = await exchange(before, acknowledged, left.signal);
        if (left.signal.aborted) return;
        setTelephones(heard.telephones);
        if (heard.run !== before) latest.current.onHeard(heard.run);
        if (isEnded(heard.run)) clearInterval(timer);
      } catch (error) {
        if (left.signal.aborted) return;
        if (isGone(error)) latest.current.onGone();
        setTelephones(null);
      } finally {
        busy = false;
        if (again && !left.signal.aborted) void follow();
      }
    };
    const timer = setInterval(() => void follow(), EVERY_MS);
    now.current = () => void follow();
    return () => {
      left.abort();
      clearInterval(timer);
      now.current = () => {};
    };
  }, [followed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just done leaves at once.
  useEffect(() => now.current(), [followed, done]);
  return telephones;
}
