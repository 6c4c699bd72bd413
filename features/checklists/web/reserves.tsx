import { useTranslation } from "react-i18next";
import styles from "./checklists.module.css";

/** What the reader must know before trusting it: who read it, and in which language it is. */
export function Reserves({ readAgain }: { readAgain: boolean }) {
  const { t, i18n } = useTranslation("checklists");
  const foreign = i18n.language !== "fr";
  if (readAgain && !foreign) return null;
  return (
    <div className={styles.reserves} role="note">
      {!readAgain && <p>{t("unread")}</p>}
      {foreign && <p>{t("inFrench")}</p>}
    </div>
  );
}
