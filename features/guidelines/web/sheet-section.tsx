import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SheetPassageView, SheetView } from "../contract.ts";
import styles from "./sheet.module.css";
import { SheetPassage } from "./sheet-passage.tsx";

interface Props {
  section: SheetPassageView["section"];
  passages: SheetPassageView[];
  sheet: SheetView;
  /** Anchor the address points at. */
  target: string;
  weight: number | null;
  /** Beside the title. */
  aside?: ReactNode;
}

export function SheetSection({ section, passages, sheet, target, weight, aside }: Props) {
  const { t } = useTranslation("guidelines");
  const danger = section === "redFlags";
  return (
    <section className={danger ? styles.danger : styles.section} aria-labelledby={section}>
      <div className={styles.heading}>
        <h2 id={section} tabIndex={-1}>
          {danger && <IconAlertTriangle size={22} stroke={1.8} aria-hidden />}
          {t(`sections.${section}`)}
        </h2>
        {aside}
      </div>
      <ul className={styles.passages}>
        {passages.map((passage) => (
          <SheetPassage
            key={passage.anchor}
            passage={passage}
            sheet={sheet}
            targeted={passage.anchor === target}
            weight={weight}
          />
        ))}
      </ul>
    </section>
  );
}
