import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMe } from "#platform/auth/web/session.ts";
import shared from "#platform/ui/public.module.css";
import { client } from "./api.ts";
import { downloadJson } from "./download.ts";
import styles from "./privacy.module.css";

/** Downloads everything kept about the person as one JSON file. */
export function ExportData() {
  const { t } = useTranslation("privacy");
  const me = useMe();
  const [state, setState] = useState<"idle" | "busy" | "done" | "failed">("idle");
  const download = async () => {
    setState("busy");
    try {
      const data = await client.exportUserData({ target_user_id: me.id });
      downloadJson(data, t("export.file"), data.exported_at.slice(0, 10));
      setState("done");
    } catch {
      setState("failed");
    }
  };
  return (
    <section className={styles.section}>
      <h2>{t("export.title")}</h2>
      <p>{t("export.body")}</p>
      {state === "failed" && (
        <p className={shared.alert} role="alert">
          {t("errors.exportFailed")}
        </p>
      )}
      {state === "done" && (
        <p className={shared.notice} role="status">
          {t("export.done")}
        </p>
      )}
      <button
        type="button"
        className={shared.btn2}
        aria-busy={state === "busy"}
        onClick={() => void (state === "busy" ? undefined : download())}
      >
        {state === "busy" ? t("export.busy") : t("export.button")}
      </button>
    </section>
  );
}
