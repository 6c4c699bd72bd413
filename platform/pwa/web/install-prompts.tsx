import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#platform/auth/web/session.ts";
import shared from "#platform/ui/public.module.css";
import { install, useInstall } from "./install-store.ts";
import styles from "./pwa.module.css";

/** A native dialog, because these stand over pages without Mantine too. Escape is « Plus tard ». */
function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

function FirstLaunch() {
  const { t } = useTranslation("pwa");
  return (
    <Dialog title={t("modal.title")} onClose={install.later}>
      <p>{t("modal.body")}</p>
      <div className={styles.stack}>
        <button type="button" className={shared.btn} onClick={() => void install.accept()}>
          {t("modal.install")}
        </button>
        <button type="button" className={shared.btn2} onClick={install.later}>
          {t("later")}
        </button>
        <button type="button" className={styles.quiet} onClick={install.never}>
          {t("never")}
        </button>
      </div>
    </Dialog>
  );
}

/** How to do it by hand, where the browser offers nothing to press. */
function Steps({ ios }: { ios: boolean }) {
  const { t } = useTranslation("pwa");
  const steps = ios
    ? [t("ios.share"), t("ios.add"), t("ios.confirm")]
    : [t("menu.open"), t("menu.install"), t("menu.confirm")];
  return (
    <Dialog title={t("steps.title")} onClose={install.later}>
      <p>{ios ? t("ios.intro") : t("menu.intro")}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <button type="button" className={shared.btn} onClick={install.later}>
        {t("steps.understood")}
      </button>
    </Dialog>
  );
}

function Card({ desktop }: { desktop: boolean }) {
  const { t } = useTranslation("pwa");
  return (
    <aside className={styles.card} data-proposal aria-label={t("card.title")}>
      <p className={styles.cardTitle}>{t(desktop ? "desktop.title" : "card.title")}</p>
      <p>{t(desktop ? "desktop.body" : "card.body")}</p>
      <div className={styles.row}>
        <button type="button" className={shared.btn} onClick={() => void install.accept()}>
          {t("install")}
        </button>
        <button
          type="button"
          className={shared.btn2}
          onClick={desktop ? install.closeDesktop : install.later}
        >
          {t("later")}
        </button>
        <button type="button" className={styles.quiet} onClick={install.never}>
          {t("never")}
        </button>
      </div>
    </aside>
  );
}

/** Everything that proposes the installation; nothing when there is nothing to propose. */
export function InstallPrompts() {
  const { view, way } = useInstall();
  const me = useSession();
  useEffect(() => install.start(0), []);
  // It stood over the sign-up already: what is asked of somebody's data is read without it.
  if (me?.consent === false) return null;
  if (view === "modal") return <FirstLaunch />;
  if (view === "steps") return <Steps ios={way === "ios"} />;
  if (view === "card" || view === "desktop-card") return <Card desktop={view === "desktop-card"} />;
  return null;
}
