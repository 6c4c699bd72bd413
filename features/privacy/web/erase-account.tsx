import { useState } from "react";
import { useTranslation } from "react-i18next";
import shared from "#platform/ui/public.module.css";
import { EraseForm } from "./erase-form.tsx";
import styles from "./privacy.module.css";

/** The way out: closed until asked for, so that nobody fills it in by accident. */
export function EraseAccount() {
  const { t } = useTranslation("privacy");
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.section}>
      <h2>{t("erase.title")}</h2>
      <p>{t("erase.body")}</p>
      {open ? (
        <EraseForm onCancel={() => setOpen(false)} />
      ) : (
        <button type="button" className={shared.btn2} onClick={() => setOpen(true)}>
          {t("erase.open")}
        </button>
      )}
    </section>
  );
}
