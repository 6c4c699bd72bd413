import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import shared from "#platform/ui/public.module.css";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries } from "./api.ts";
import { decide } from "./decide.ts";
import styles from "./privacy.module.css";
import { PurposeList } from "./purpose-list.tsx";

/** When consent was given, for what, and the way to withdraw it. */
export function ConsentState() {
  const { t } = useTranslation("privacy");
  return (
    <section className={styles.section}>
      <h2>{t("tab.consentTitle")}</h2>
      <Consent />
    </section>
  );
}

function Consent() {
  const { t } = useTranslation("privacy");
  const { data, isError } = useQuery(
    queries.consentHistory.queryOptions({ staleTime: 0, refetchOnMount: "always" }),
  );
  if (isError)
    return (
      <p className={shared.alert} role="alert">
        {t("tab.loadFailed")}
      </p>
    );
  if (!data) return <PagePending />;
  return (
    <>
      <Decision given={data.given} latest={data.rows[0]} />
      <PurposeList level={3} />
      {data.given && <Withdrawal />}
    </>
  );
}

function Decision({
  given,
  latest,
}: {
  given: boolean;
  latest: { created_at: Date; consent_version: string } | undefined;
}) {
  const { t } = useTranslation("privacy");
  if (!latest) return <p>{t("tab.none")}</p>;
  const date = formatDate(latest.created_at);
  return (
    <p>
      {given
        ? t("tab.given", { date, version: latest.consent_version })
        : t("tab.withdrawn", { date })}
    </p>
  );
}

function Withdrawal() {
  const { t } = useTranslation("privacy");
  const router = useRouter();
  const [state, setState] = useState<"closed" | "asking" | "busy" | "failed">("closed");
  const withdraw = async () => {
    setState("busy");
    // The guards send people without a consent to the consent page.
    if (await decide(false)) await router.navigate({ href: "/consent", replace: true });
    else setState("failed");
  };
  if (state === "closed")
    return (
      <button type="button" className={shared.btn2} onClick={() => setState("asking")}>
        {t("tab.withdraw")}
      </button>
    );
  return (
    <div className={styles.ask}>
      <p>{t("tab.withdrawAsk")}</p>
      {state === "failed" && (
        <p className={shared.alert} role="alert">
          {t("tab.failed")}
        </p>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.danger}
          aria-busy={state === "busy"}
          onClick={() => void withdraw()}
        >
          {t("tab.withdrawConfirm")}
        </button>
        <button type="button" className={shared.btn2} onClick={() => setState("closed")}>
          {t("tab.cancel")}
        </button>
      </div>
    </div>
  );
}
