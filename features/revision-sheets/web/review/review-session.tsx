import { Button } from "@mantine/core";
import { IconArrowBackUp, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { RATINGS } from "#features/memory/domain/public.ts";
import { useQueue } from "#platform/offline/web/queue-store.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatAgo } from "#platform/ui/format.ts";
import { useSettledClicks } from "#platform/ui/ratings/settled-clicks.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { usePageKeys } from "#platform/ui/shortcuts/page-keys.ts";
import { SECTIONS } from "../../domain/sections.ts";
import type { Sheet } from "../../domain/wire.ts";
import { queries } from "../api.ts";
import { SheetBody } from "../view/sheet-body.tsx";
import { type Opened, openReview } from "./open-review.ts";
import { RatingBar } from "./rating-bar.tsx";
import styles from "./review.module.css";
import { useReview } from "./use-review.ts";

/** The sheets due today, one after the other: recalled first, then read and rated as one item. */
export function ReviewSession({ onEnd }: { onEnd(): void }) {
  const { t } = useTranslation("revision-sheets");
  const { data, isError, refetch } = useQuery({
    queryKey: [...queries.due.key(), "session"],
    queryFn: openReview,
    networkMode: "always",
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (isError)
    return (
      <div role="alert">
        <EmptyState
          whole
          title={t("errors.load")}
          action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
        />
      </div>
    );
  if (!data) return <PagePending />;
  return <Session opened={data} onEnd={onEnd} />;
}

function Session({ opened, onEnd }: { opened: Opened; onEnd(): void }) {
  const { t } = useTranslation("revision-sheets");
  const { pending } = useQueue();
  const review = useReview(opened.sheets);
  const { sheet, factId } = review;
  const [shown, setShown] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const open = sheet !== undefined && shown === factId;
  const heading = useRef<HTMLHeadingElement>(null);
  // The next sheet is read from its title, not from the end of the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is what moves.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, [factId]);
  const settled = useSettledClicks(`${factId}/${open}`);
  const rate = (place: number) => {
    const rating = RATINGS[place];
    if (!open || !rating) return;
    review.rate(rating);
    setSaid("");
  };
  const undo = () => {
    if (review.reviewed.length === 0) return;
    review.undo();
    setSaid(t("review.undone"));
  };
  usePageKeys((key) => {
    if (key === " " && sheet && !open) return () => setShown(factId);
    if (/^[1-5]$/u.test(key)) return () => rate(Number(key) - 1);
    return key === "u" ? undo : null;
  });

  return (
    <section className={styles.session} aria-label={t("review.title")} data-studying>
      <header className={styles.head}>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconX size={18} aria-hidden />}
          onClick={onEnd}
        >
          {t("review.end")}
        </Button>
        <p>{sheet && t("review.progress", { n: review.place, total: review.total })}</p>
        <button
          type="button"
          className={styles.tool}
          disabled={review.reviewed.length === 0}
          onClick={undo}
          aria-label={t("review.undo")}
        >
          <IconArrowBackUp size={20} aria-hidden />
        </button>
      </header>
      <p role="status" className={styles.said}>
        {said || (pending > 0 && !navigator.onLine ? t("review.waiting") : "")}
      </p>
      {sheet ? (
        <>
          <div className={styles.stage} data-open={open || undefined}>
            <h1 ref={heading} tabIndex={-1} lang={sheet.language}>
              {sheet.title}
            </h1>
            {open ? <SheetBody sheet={sheet} within="page" /> : <Recall sheet={sheet} />}
          </div>
          <footer className={styles.foot} data-bottom-bar onClickCapture={settled}>
            {open ? (
              <RatingBar
                sheet={sheet}
                factId={factId}
                onRate={(rating) => rate(RATINGS.indexOf(rating))}
              />
            ) : (
              <Button fullWidth size="lg" className={styles.show} onClick={() => setShown(factId)}>
                {t("review.show")}
              </Button>
            )}
          </footer>
        </>
      ) : (
        <Over reviewed={review.reviewed} nextDue={opened.nextDue} onEnd={onEnd} />
      )}
    </section>
  );
}

/** What the sheet is about, without what it says. */
function Recall({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation("revision-sheets");
  return (
    <>
      <p>{t("review.recall")}</p>
      <ul className={styles.recall}>
        {SECTIONS.filter((section) => sheet.sections[section].length > 0).map((section) => (
          <li key={section}>
            <b>{t(`sections.${section}`)}</b>{" "}
            {t("list.statements", { count: sheet.sections[section].length })}
          </li>
        ))}
      </ul>
      <p className={styles.keys}>{t("review.keys")}</p>
    </>
  );
}

interface OverProps {
  reviewed: readonly Sheet[];
  nextDue: Date | null;
  onEnd(): void;
}

function Over({ reviewed, nextDue, onEnd }: OverProps) {
  const { t } = useTranslation("revision-sheets");
  const dates = [...reviewed.map(({ state }) => state.due), nextDue].flatMap((due) =>
    due ? [due.getTime()] : [],
  );
  const next =
    dates.length > 0
      ? t("review.next", { when: formatAgo(Math.min(...dates)) })
      : t("review.nothingBody");
  return (
    <EmptyState
      whole
      title={
        reviewed.length > 0 ? t("review.done", { count: reviewed.length }) : t("review.nothing")
      }
      body={next}
      action={
        <Button size="md" onClick={onEnd}>
          {t("back")}
        </Button>
      }
    />
  );
}
