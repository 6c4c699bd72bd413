import { useTranslation } from "react-i18next";
import type { SheetPassageView } from "../contract.ts";
import styles from "./sheet.module.css";

/** A column beside the text on a wide screen, one scrolling line of tabs on a phone. */
export function SheetOutline({ sections }: { sections: SheetPassageView["section"][] }) {
  const { t } = useTranslation("guidelines");
  return (
    <nav className={styles.outline} aria-label={t("outline")}>
      <ul>
        {[...sections, "sources" as const].map((section) => (
          <li key={section}>
            <a href={`#${section}`} {...(section === "redFlags" ? { "data-danger": true } : {})}>
              {t(`sections.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
