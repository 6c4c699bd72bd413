// Screens of last resort: plain HTML in the first download, because what failed may be the rest.
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "../public.module.css";
import { newErrorId, reportClientError } from "./report.ts";

function Buttons() {
  const { t } = useTranslation("common");
  return (
    <p className={styles.row}>
      <button type="button" className={styles.btn} onClick={() => location.reload()}>
        {t("error.reload")}
      </button>
      <a className={styles.btn2} href="/">
        {t("error.home")}
      </a>
    </p>
  );
}

type Report = "sending" | "acknowledged" | "queued";

/** One report per error shown, under the id the person can quote. */
function useReport(error: unknown): { id: string; report: Report } {
  const [id] = useState(newErrorId);
  const [report, setReport] = useState<Report>("sending");
  useEffect(() => {
    let shown = true;
    void reportClientError(error, id).then((acknowledged) => {
      if (shown) setReport(acknowledged ? "acknowledged" : "queued");
    });
    return () => {
      shown = false;
    };
  }, [error, id]);
  return { id, report };
}

/** `whole`: nothing else is left on screen; otherwise the menu still stands around it. */
export function ErrorScreen({ error, whole = false }: { error: unknown; whole?: boolean }) {
  const { t } = useTranslation("common");
  const { id, report } = useReport(error);
  const screen = (
    <div className={styles.screen} role="alert">
      <h1>{whole ? t("error.oops") : t("error.title")}</h1>
      <p>{t("error.body")}</p>
      {report === "acknowledged" && <p>{t("error.notified")}</p>}
      {report === "queued" && <p>{t("error.queued")}</p>}
      <p>
        {t("error.reference")} <span className={styles.mono}>{id}</span>
      </p>
      <Buttons />
    </div>
  );
  return whole ? <main id="content">{screen}</main> : screen;
}

/** A page that could not be loaded: its code, its texts or the session. */
export function RouterErrorScreen({ error, whole = false }: { error: unknown; whole?: boolean }) {
  const { t } = useTranslation("common");
  const { id, report } = useReport(error);
  const screen = (
    <div className={styles.screen} role="alert">
      <h1>{t("error.navigation")}</h1>
      <p>{t("error.navigationBody")}</p>
      {report === "acknowledged" && <p>{t("error.notified")}</p>}
      <p>
        {t("error.reference")} <span className={styles.mono}>{id}</span>
      </p>
      <Buttons />
    </div>
  );
  return whole ? <main id="content">{screen}</main> : screen;
}
