import { useTranslation } from "react-i18next";
import { PURPOSES } from "../domain/consent.ts";
import styles from "./privacy.module.css";

/** What the data is used for, one line a purpose. */
export function PurposeList({ level }: { level: 2 | 3 }) {
  const { t } = useTranslation("privacy");
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.purposes}>
      {PURPOSES.map((purpose) => (
        <li key={purpose}>
          <Heading>{t(`purposes.${purpose}.title`)}</Heading>
          <p>{t(`purposes.${purpose}.body`)}</p>
        </li>
      ))}
    </ul>
  );
}
