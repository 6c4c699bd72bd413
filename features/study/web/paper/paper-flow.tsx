import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { loadQueue, queue } from "#platform/offline/web/queue-store.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries } from "../api.ts";
import { readJournal } from "./journal.ts";
import { Room, type RoomProps } from "./room.tsx";
import { dropPaper, type OpenPaper, openPaper } from "./stored-paper.ts";
import type { Dress } from "./strokes.tsx";

type Screen =
  | { shows: "nothing" }
  | { shows: "room"; open: OpenPaper }
  | { shows: "waiting" }
  | { shows: "result" }
  | { shows: "failed" };

export interface PaperFlowProps {
  id: string;
  /** As another room, or the paper itself, has it drawn. */
  dress?: Dress | ((paper: OpenPaper["paper"]) => Dress | null);
  /** Where it is answered, when not in the room of papers. */
  room?: ComponentType<RoomProps>;
  onLeave(): void;
  /** While the paper is on its way to the server. */
  waiting: ReactNode;
  /** Once the server has it. */
  result: ReactNode;
  failed(again: () => void): ReactNode;
}

/** Whether the paper was handed in here and the server has not said so yet. */
async function isWaiting(id: string): Promise<boolean> {
  const handedIn = readJournal(id)?.handedIn;
  if (!handedIn) return false;
  await loadQueue().catch(() => null);
  return (await queue.pending("study_progress")).some((item) => item.id === handedIn);
}

/** A paper: to be answered, on its way, or marked. */
export function PaperFlow(props: PaperFlowProps) {
  const { id, dress, room: Place = Room, onLeave, waiting: whileWaiting, result, failed } = props;
  const cache = useQueryClient();
  const [screen, setScreen] = useState<Screen>({ shows: "nothing" });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it again
  useEffect(() => {
    let left = false;
    void (async () => {
      const next = await (async (): Promise<Screen> => {
        if (await isWaiting(id)) return { shows: "waiting" };
        const open = await openPaper(id);
        return open === "submitted" ? { shows: "result" } : { shows: "room", open };
      })().catch((): Screen => ({ shows: "failed" }));
      if (!left) setScreen(next);
    })();
    return () => {
      left = true;
    };
  }, [id, tries]);

  const waiting = screen.shows === "waiting";
  useEffect(() => {
    if (!waiting) return;
    const arrived = (_ids: readonly string[], type: string) => {
      if (type !== "study_progress") return;
      void (async () => {
        if (await isWaiting(id)) return;
        await dropPaper(id);
        await cache.invalidateQueries({ queryKey: queries.key() });
        setScreen({ shows: "result" });
      })();
    };
    const stop = queue.onAcknowledged(arrived);
    // It may have left between the two.
    arrived([], "study_progress");
    return stop;
  }, [waiting, id, cache]);

  switch (screen.shows) {
    case "nothing":
      return <PagePending />;
    case "room": {
      const worn = typeof dress === "function" ? dress(screen.open.paper) : dress;
      return (
        <Place
          key={tries}
          open={screen.open}
          {...(worn ? { dress: worn } : {})}
          onLeave={onLeave}
          onReload={() => setTries(tries + 1)}
          onHandedIn={() => setScreen({ shows: "waiting" })}
        />
      );
    }
    case "waiting":
      return whileWaiting;
    case "result":
      return result;
    case "failed":
      return failed(() => setTries(tries + 1));
  }
}
