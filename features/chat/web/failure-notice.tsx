import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import styles from "./composer.module.css";
import { type Failure, mayRetry } from "./failure.ts";

/** The notice follows what may be longer than the screen, and the composer would cover it. */
const show = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });

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
  const sentence =
    failure.kind === "tooMany"
      ? t("errors.tooMany", { seconds: failure.retryAfter })
      : failure.kind === "allowance"
        ? t("errors.allowanceExhausted", {
            limit: failure.limit,
            day: formatDate(failure.resetsAt),
          })
        : t(`errors.${failure.kind}`);
  return (
    <div ref={show} className={styles.failure} role="alert">
      <p>{sentence}</p>
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
