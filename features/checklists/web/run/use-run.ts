import { useEffect, useState } from "react";
import { holdUnsaved } from "#platform/pwa/web/unsaved-work.ts";
import type { Run, RunEntry } from "../../domain/run.ts";
import { exchange, shareRun } from "./exchange.ts";
import { goingRun, newEntry, newRun, onOtherTab, readRun, writeRun } from "./run-store.ts";
import { useFollowing } from "./use-following.ts";

/**
 * The run of this checklist that is going on here, the one that was chosen before another, or a new
 * one. `kept` is false while the device has no room for it.
 */
export function useRun(checklistId: string, title: string, chosen: string) {
  const [{ run, kept }, setHeld] = useState(() => {
    const going = goingRun(checklistId, chosen);
    return going ? { run: going, kept: true } : writeRun(newRun(checklistId, title));
  });
  useEffect(
    () => onOtherTab(() => setHeld((held) => ({ ...held, run: readRun(held.run.id) ?? held.run }))),
    [],
  );
  // No proposal of installation and no new version may cover what a team is doing.
  useEffect(() => holdUnsaved(), []);
  const alone = () =>
    setHeld((held) => {
      const { shared: _left, ...own } = held.run;
      return { ...held, run: own };
    });
  const telephones = useFollowing(
    run,
    (heard) => setHeld((held) => (held.run.id === heard.id ? writeRun(heard) : held)),
    alone,
  );
  const add = (kind: RunEntry["kind"], more: Pick<RunEntry, "step" | "text"> = {}): Run => {
    const next: Run = { ...run, entries: [...run.entries, newEntry(run, kind, more)] };
    const written = writeRun(next);
    setHeld(written);
    return written.run;
  };
  /** The page is left after this: what the others do not know yet leaves now. */
  const end = (): Run => {
    const ended = add("end");
    if (ended.shared) void exchange(ended, new Set()).catch(() => {});
    return ended;
  };
  /** Another patient: this run ends, and keeps its report. */
  const begin = (): void => {
    end();
    setHeld(writeRun(newRun(checklistId, title)));
  };
  const share = async (): Promise<void> => {
    const shared = await shareRun(run);
    setHeld((held) => (held.run.id === shared.id ? { run: shared, kept: held.kept } : held));
  };
  return { run, kept, telephones, add, end, begin, share };
}

const SECOND = 1000;

/**
 * The time of the wall, on the clock of the run, drawn anew as each second since `from` is over: a
 * clock that looks now and then shows it late. A frozen page is right once drawn again.
 */
export function useNow(from: number, offset = 0): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const wall = Date.now();
      setNow(wall);
      const since = (((wall + offset - from) % SECOND) + SECOND) % SECOND;
      // One more: a timer that rings a moment early would leave the old second on screen.
      timer = setTimeout(look, SECOND - since + 1);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [from, offset]);
  return now + offset;
}
