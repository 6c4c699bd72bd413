import { useTranslation } from "react-i18next";
import styles from "./composer.module.css";
import { type Failure, mayRetry } from "./failure.ts";

/** Says in words why a question did not leave, and what to do. The text is back in the composer. */
export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry(): void }) {
  const { t } = useTranslation("chat");
  const sentence =
    failure.kind === "tooMany" ? t("errors.tooMany", { seconds: failure.retryAfter }) : t(`errors.${failure.kind}`);
  return (
    <div className={styles.failure} role="alert">
      <p>{sentence}</p>
      {mayRetry(failure) && (
        <button type="button" className={styles.secondary} onClick={onRetry}>
          {t("actions.retry")}
        </button>
      )}
      {(failure.kind === "sessionExpired" || failure.kind === "invalidSession") && (
        <a className={styles.secondary} href="/auth?redirect=/chat">
          {t("actions.signIn")}
        </a>
      )}
    </div>
  );
}
