import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paperHere } from "#features/study/web/public.tsx";
import { useNetwork } from "#platform/network/web/network-state.ts";
import { useQueue } from "#platform/offline/web/queue-store.ts";
import { sync } from "#platform/offline/web/sync.ts";
import type { CachedQuiz } from "./cached-quiz.ts";
import styles from "./daily-quiz.module.css";
import { Figures } from "./figures.tsx";

/** The server was asked, and did not take it. */
function useNotTaken(): boolean {
  const { sending, pending } = useQueue();
  const { offline } = useNetwork();
  const was = useRef(false);
  const [notTaken, setNotTaken] = useState(false);
  useEffect(() => {
    if (was.current && !sending) setNotTaken(pending > 0);
    was.current = sending;
  }, [sending, pending]);
  return notTaken && !offline && !sending;
}

/** Finished here, not yet on the server: what this device can tell of it. */
export function Waiting({ quiz }: { quiz: CachedQuiz }) {
  const { t } = useTranslation("daily-quiz");
  const notTaken = useNotTaken();
  const { data } = useQuery({
    queryKey: ["daily-quiz-here", quiz.attemptId],
    queryFn: () => paperHere.outcome(quiz.attemptId),
    networkMode: "always",
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <section aria-label={t("done.title")} className={styles.summary}>
      {data && <Figures {...data} body={t("waiting.here")} />}
      {notTaken ? (
        <div role="alert" className={styles.notTaken}>
          <p>{t("failed.save")}</p>
          <Button onClick={() => void sync()}>{t("retry")}</Button>
        </div>
      ) : (
        <p role="status">{t("waiting.body")}</p>
      )}
      <p>
        <Link to="/dashboard">{t("done.dashboard")}</Link>
      </p>
    </section>
  );
}
