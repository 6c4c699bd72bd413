import { useState } from "react";
import { useTranslation } from "react-i18next";
import shared from "#platform/ui/public.module.css";
import styles from "./auth.module.css";
import { ResendVerification } from "./resend-verification.tsx";

/**
 * After a sign-up that needs a confirmed address: what to do now, and how to get the letter again.
 */
export function VerifySent({ email, back }: { email: string; back(): void }) {
  const { t } = useTranslation("accounts");
  const [resent, setResent] = useState(false);
  return (
    <>
      <h1>{t("verify.sentTitle")}</h1>
      <p className={styles.lead}>{t("verify.sent", { email })}</p>
      {resent && (
        <p className={shared.notice} role="status">
          {t("verify.resent")}
        </p>
      )}
      <div className={styles.choices}>
        <ResendVerification email={email} sent={() => setResent(true)} />
        <button type="button" className={styles.link} onClick={back}>
          {t("verify.otherAddress")}
        </button>
      </div>
    </>
  );
}
