import { useTranslation } from "react-i18next";
import type { ShownLine, Table } from "../domain/corrections.ts";
import { editionOf } from "./as-file.ts";
import { CodeLine } from "./code-line.tsx";
import styles from "./coding.module.css";
import type { ResultProps } from "./coding-result.tsx";

interface CodeSectionProps extends ResultProps {
  table: Table;
  lines: readonly ShownLine[];
}

/** The lines of one table, under its edition; what the person removed can come back. */
export function CodeSection({ table, lines, ...props }: CodeSectionProps) {
  const { t } = useTranslation("coding");
  const { coding, corrections, onRestore } = props;
  const edition = editionOf(coding.coded, table, (key, vars) => t(key, vars ?? {}));
  const removed = corrections.filter((one) => one.table === table && one.to === null);
  const shown = removed.filter(({ code }) => coding.coded[table].some((one) => one.code === code));
  return (
    <section className={styles.section} aria-labelledby={`coding-${table}`}>
      <header>
        <h2 id={`coding-${table}`}>{t(`table.${table}`)}</h2>
        <small>{edition}</small>
      </header>
      {lines.length === 0 && <p className={styles.small}>{t("result.noLine")}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CodeLine key={line.proposed} table={table} line={line} {...props} />
        ))}
      </ul>
      {shown.map((one) => (
        <p key={one.code} className={styles.small}>
          {t("line.removed", { code: one.code })}{" "}
          <button type="button" className={styles.quiet} onClick={() => onRestore(one)}>
            {t("line.restore")}
          </button>
        </p>
      ))}
    </section>
  );
}
