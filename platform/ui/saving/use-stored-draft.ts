// What is being written, on this device until the server has it. A save that comes after somebody
// else's follows it: nothing is written over, nothing that was typed is lost.
import { ORPCError } from "@orpc/client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SaveState } from "./save-indicator.tsx";

/** `after`: number of the version that it follows; the same `versionId` twice is kept once. */
interface Versioned {
  versionId: string;
  after: number;
}

interface Keeping<Draft, Missing, Saved> {
  /** What the form begins with when nothing was typed there. */
  fresh: Draft;
  read(): Draft | null;
  /** Null forgets it; false when the device refuses to keep it. */
  write(draft: Draft | null): boolean;
  missingIn(draft: Draft): Missing | null;
  send(draft: Draft): Promise<Saved>;
  /** Number of the version that came meanwhile. */
  latest(draft: Draft): Promise<number | undefined>;
  onSaved(saved: Saved): Promise<void>;
}

const isConflict = (error: Error): boolean =>
  error instanceof ORPCError && error.code === "CONFLICT";

export function useStoredDraft<Draft extends Versioned, Missing, Saved>({
  fresh,
  read,
  write,
  missingIn,
  send,
  latest,
  onSaved,
}: Keeping<Draft, Missing, Saved>) {
  const [draft, setDraft] = useState(() => read() ?? fresh);
  const [held, setHeld] = useState<boolean | null>(() => read() && true);
  const [missing, setMissing] = useState<Missing | null>(null);
  const saving = useMutation({
    mutationFn: send,
    onSuccess: async (saved) => {
      write(null);
      await onSaved(saved);
    },
    onError: async (error, given) => {
      if (!isConflict(error)) return;
      const next = { ...given, after: (await latest(given).catch(() => undefined)) ?? given.after };
      setDraft(next);
      setHeld(write(next));
    },
  });
  const change = (over: Partial<Draft>) => {
    // Other words are another version: the same id again would be taken for what was sent before.
    const next = { ...draft, ...over, versionId: crypto.randomUUID() };
    setDraft(next);
    setMissing(null);
    saving.reset();
    setHeld(write(next));
  };
  const save = () => {
    const lacks = missingIn(draft);
    setMissing(lacks);
    if (lacks === null) saving.mutate(draft);
  };
  const forget = () => {
    write(null);
    setDraft({ ...fresh, versionId: crypto.randomUUID() });
    setMissing(null);
    saving.reset();
    setHeld(null);
  };
  const { error, isPending } = saving;
  const state = stateOf(isPending, error !== null, held);
  return { draft, change, save, forget, missing, error, isPending, state };
}

function stateOf(saving: boolean, failed: boolean, held: boolean | null): SaveState {
  if (saving) return "saving";
  if (failed) return "failed";
  if (held === null) return "clean";
  return held ? "kept" : "unkept";
}
