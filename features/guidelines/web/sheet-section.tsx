import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SheetPassageView } from "../contract.ts";
import styles from "./sheet.module.css";
import { SheetPassage } from "./sheet-passage.tsx";

interface Props {
  section: SheetPassageView["section"];
  passages: SheetPassageView[];
  /** Number of each source on this page. */
  numbers: ReadonlyMap<string, number>;
  /** Anchor the address points at. */
  target: string;
}

export function SheetSection({ section, passages, numbers, target }: Props) {
  const { t } = useTranslation("guidelines");
  const danger = section === "redFlags";
  return (
    <section className={danger ? styles.danger : styles.section} aria-labelledby={section}>
      <h2 id={section} tabIndex={-1}>
        {danger && <IconAlertTriangle size={22} stroke={1.8} aria-hidden />}
        {t(`sections.${section}`)}
      </h2>
      <ul className={styles.passages}>
        {passages.map((passage) => (
          <SheetPassage key={passage.anchor} passage={passage} numbers={numbers} targeted={passage.anchor === target} />
        ))}
      </ul>
    </section>
  );
}
