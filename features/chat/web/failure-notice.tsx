import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import styles from "./composer.module.css";
import { type Failure, mayRetry } from "./failure.ts";

const GESTURES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Between the notice and the composer. */
const GAP = 12;

function reveal(notice: HTMLElement) {
  const composer = document.querySelector("form[data-bottom-bar]");
  const covered = composer ? innerHeight - composer.getBoundingClientRect().top : 0;
  notice.style.scrollMarginBottom = `${covered + GAP}px`;
  notice.scrollIntoView({ block: "nearest" });
}

/**
 * The notice follows what may be longer than the screen, and the composer would cover it: the more,
 * the longer the question. What the page still learns pushes it down again: it is shown each time
 * the page grows, until the person takes over.
 */
function show(notice: HTMLElement | null) {
  if (!notice) return;
  const growth = new ResizeObserver(() => reveal(notice));
  growth.observe(document.body);
  const taken = new AbortController();
  const leave = () => {
    growth.disconnect();
    taken.abort();
  };
  for (const gesture of GESTURES)
    addEventListener(gesture, leave, { passive: true, signal: taken.signal });
  return leave;
}

function sentenceOf(failure: Failure, t: TFunction<"chat">): string {
  if (failure.kind === "tooMany") return t("errors.tooMany", { seconds: failure.retryAfter });
  if (failure.kind !== "allowance") return t(`errors.${failure.kind}`);
  const { limit, resetsAt } = failure;
  return t("errors.allowanceExhausted", { limit, day: formatDate(resetsAt) });
}

/**
 * Says in words why something did not happen, and what to do. What was typed is where it was typed.
 */
export function FailureNotice({
  failure,
  onRetry,
}: {
  failure: Failure;
  onRetry: (() => void) | null;
}) {
  const { t } = useTranslation("chat");
  return (
    <div ref={show} className={styles.failure} role="alert">
      <p>{sentenceOf(failure, t)}</p>
      {onRetry && mayRetry(failure) && (
        <button type="button" className={styles.secondary} onClick={onRetry}>
          {t("actions.retry")}
        </button>
      )}
      {(failure.kind === "sessionExpired" || failure.kind === "invalidSession") && (
        <a
          className={styles.secondary}
          href={`/auth?redirect=${encodeURIComponent(location.pathname + location.search)}`}
        >
          {t("actions.signIn")}
        </a>
      )}
    </div>
  );
}
