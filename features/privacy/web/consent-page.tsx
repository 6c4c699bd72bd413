import { Link, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { session } from "#platform/auth/web/session.ts";
import shared from "#platform/ui/public.module.css";
import { CONSENT_VERSION } from "../domain/consent.ts";
import { decide } from "./decide.ts";
import { EraseAccount } from "./erase-account.tsx";
import { ExportData } from "./export-data.tsx";
import styles from "./privacy.module.css";
import { PurposeList } from "./purpose-list.tsx";

/** Where people go when nothing was asked for before signing in. */
const HOME = "/dashboard";

/** The step after the first sign-in: purposes, rights, and a choice that is really one. */
export function ConsentPage() {
  const { t } = useTranslation("privacy");
  const router = useRouter();
  const { redirect } = useSearch({ from: "/_public/consent" });
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const [refused, setRefused] = useState(false);
  const accept = async () => {
    setState("busy");
    if (await decide(true)) await router.navigate({ href: redirect ?? HOME, replace: true });
    else setState("failed");
  };
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <Link to="/" className={shared.brand}>
        <img src="/icon.svg" width={36} height={36} alt="" />
        Sclepios
      </Link>
      <h1>{t("consent.heading")}</h1>
      <p className={styles.lead}>{t("consent.lead")}</p>
      <PurposeList level={2} />
      <p className={styles.rights}>{t("consent.rights")}</p>
      <p className={styles.small}>{t("consent.version", { version: CONSENT_VERSION })}</p>
      {state === "failed" && (
        <p className={shared.alert} role="alert">
          {t("consent.failed")}
        </p>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={shared.btn}
          aria-busy={state === "busy"}
          onClick={() => void accept()}
        >
          {state === "busy" ? t("consent.busy") : t("consent.accept")}
        </button>
        <button
          type="button"
          className={shared.btn2}
          aria-expanded={refused}
          onClick={() => setRefused(true)}
        >
          {t("consent.refuse")}
        </button>
      </div>
      {refused && <Refusal />}
    </main>
  );
}

/** Refusing takes nothing away from people's rights over what is already there. */
function Refusal() {
  const { t } = useTranslation("privacy");
  const [failed, setFailed] = useState(false);
  // Signing out leaves for "/" by itself.
  const leave = () => session.signOut().catch(() => setFailed(true));
  return (
    <section className={styles.refused} aria-label={t("consent.refusedTitle")}>
      <h2>{t("consent.refusedTitle")}</h2>
      <p>{t("consent.refusedBody")}</p>
      {failed && (
        <p className={shared.alert} role="alert">
          {t("consent.signOutFailed")}
        </p>
      )}
      <p>
        <button type="button" className={shared.btn2} onClick={() => void leave()}>
          {t("consent.signOut")}
        </button>
      </p>
      <ExportData />
      <EraseAccount />
    </section>
  );
}
