import { Button } from "@mantine/core";
import { type ReactNode, Suspense, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "#platform/ui/format.ts";
import { inPlace } from "#platform/ui/in-place.ts";
import styles from "./cached-part.module.css";
import type { Reading } from "./cached-query.ts";
import { useNotCached } from "./use-not-cached.ts";

/** The place of a part that is not there yet: it keeps its height, so that nothing jumps. */
export function PartPending({ lines = 3 }: { lines?: number }) {
  const { t } = useTranslation("common");
  return (
    <div className={styles.pending} role="status">
      <span className={styles.said}>{t("loading")}</span>
      {inPlace(Array.from({ length: lines }), () => (
        <span className={styles.line} aria-hidden />
      ))}
    </div>
  );
}

/** A part that could not be read stops no other; `error` tells what is known of the device. */
export function PartProblem({
  problem,
  error,
  onRetry,
}: {
  problem: string;
  error?: unknown;
  onRetry(): void;
}) {
  const { t } = useTranslation("common");
  const notHeld = useNotCached(error);
  return (
    <div role="alert" className={styles.problem}>
      <p>{problem}</p>
      {notHeld && <p>{notHeld}</p>}
      <Button variant="default" size="sm" onClick={onRetry}>
        {t("network.retry")}
      </Button>
    </div>
  );
}

function Sentence({ at }: { at: Date }) {
  const { t } = useTranslation("offline");
  return <p className={styles.kept}>{t("kept", { date: formatDateTime(at) })}</p>;
}

/** Of what comes from this device: since when. */
export const CachedNote = ({ at }: { at: Date }) => (
  <Suspense fallback={null}>
    <Sentence at={at} />
  </Suspense>
);

interface KeptPartProps<Data> {
  /** A query of `useKeptQuery`, or several made one. */
  part: {
    data: Reading<Data> | undefined;
    isError: boolean;
    error?: unknown;
    refetch(): Promise<unknown>;
  };
  /** What could not be read, in a sentence. */
  problem: string;
  lines?: number;
  children(data: Data): ReactNode;
}

/**
 * One part of a page with its own waiting, failure and retry, and the date of what comes from this
 * device.
 */
export function CachedPart<Data>({ part, problem, lines, children }: KeptPartProps<Data>) {
  const { data: reading, isError, error, refetch } = part;
  // Parts that come together are drawn in slices: what is pressed meanwhile does not wait for them.
  const drawn = useDeferredValue(reading !== undefined);
  if (reading && drawn)
    return (
      <>
        {children(reading.data)}
        {reading.keptAt && <CachedNote at={reading.keptAt} />}
      </>
    );
  if (isError && !reading)
    return <PartProblem problem={problem} error={error} onRetry={() => void refetch()} />;
  return <PartPending {...(lines ? { lines } : {})} />;
}
