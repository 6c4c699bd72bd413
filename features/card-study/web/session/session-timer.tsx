import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { clock } from "./intervals.ts";

/** Time since the session began. Read on demand, never announced. */
export function SessionTimer({ since }: { since: number }) {
  const { t } = useTranslation("flashcards");
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-live="off" aria-label={t("study.elapsed")}>
      {clock(Math.max(0, now - since))}
    </span>
  );
}
