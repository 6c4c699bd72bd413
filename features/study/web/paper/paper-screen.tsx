import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadQueue, queue } from "#platform/offline/web/queue-store.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries } from "../api.ts";
import { ResultView } from "../result/result-view.tsx";
import { dropPaper, type OpenPaper, openPaper } from "./held-paper.ts";
import { readJournal } from "./journal.ts";
import { Room } from "./room.tsx";

type Screen =
  | { shows: "nothing" }
  | { shows: "room"; open: OpenPaper }
  | { shows: "waiting" }
  | { shows: "result" }
  | { shows: "failed" };

interface PaperScreenProps {
  id: string;
  onLeave(): void;
  onBegin(id: string): void;
}

/** Whether the paper was handed in here and the server has not said so yet. */
async function isWaiting(id: string): Promise<boolean> {
  const handedIn = readJournal(id)?.handedIn;
  if (!handedIn) return false;
  await loadQueue().catch(() => null);
  return (await queue.pending("study_progress")).some((item) => item.id === handedIn);
}

/** A paper: to be answered, on its way, or marked. */
export function PaperScreen({ id, onLeave, onBegin }: PaperScreenProps) {
  const { t } = useTranslation("study");
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
    case "room":
      return (
        <Room
          open={screen.open}
          onLeave={onLeave}
          onHandedIn={() => setScreen({ shows: "waiting" })}
        />
      );
    case "waiting":
      return (
        <EmptyState
          title={t("waiting.title")}
          body={t("waiting.body")}
          action={
            <Button variant="default" onClick={onLeave}>
              {t("result.leave")}
            </Button>
          }
        />
      );
    case "result":
      return <ResultView key={id} id={id} onLeave={onLeave} onBegin={onBegin} />;
    case "failed":
      return (
        <EmptyState
          title={t("errors.session")}
          body={t("errors.sessionBody")}
          action={<Button onClick={() => setTries(tries + 1)}>{t("page.retry")}</Button>}
        />
      );
  }
}
