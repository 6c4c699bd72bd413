import { useEffect, useState } from "react";
import { goesOn, type Run, type RunEntry } from "../../domain/run.ts";
import { listRuns, newEntry, newRun, onOtherTab, readRun, writeRun } from "./run-store.ts";

/**
 * The run of this checklist that is going on here, or a new one. `kept` is false while the device
 * has no room for it.
 */
export function useRun(checklistId: string, title: string) {
  const [{ run, kept }, setHeld] = useState(() => {
    const going = listRuns(checklistId).find((one) => goesOn(one, Date.now()));
    return going ? { run: going, kept: true } : writeRun(newRun(checklistId, title));
  });
  useEffect(
    () => onOtherTab(() => setHeld((held) => ({ ...held, run: readRun(held.run.id) ?? held.run }))),
    [],
  );
  const add = (kind: RunEntry["kind"], more: Pick<RunEntry, "step" | "text"> = {}): void => {
    const next: Run = { ...run, entries: [...run.entries, newEntry(kind, more)] };
    setHeld(writeRun(next));
  };
  /** Another patient: this run ends, and keeps its report. */
  const begin = (): void => {
    writeRun({ ...run, entries: [...run.entries, newEntry("end")] });
    setHeld(writeRun(newRun(checklistId, title)));
  };
  return { run, kept, add, begin };
}

/** The time of the wall; a page that was frozen is right as soon as it is drawn again. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, 200);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}
