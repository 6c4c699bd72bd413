import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import styles from "./composer.module.css";
import { type Failure, mayRetry } from "./failure.ts";

/** The notice follows what may be longer than the screen, and the composer would cover it. */
const show = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });

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
