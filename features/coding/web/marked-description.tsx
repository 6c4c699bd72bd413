import { useTranslation } from "react-i18next";
import type { CodedView, DescriptionInput } from "../contract.ts";
import { markedPieces } from "../domain/marks.ts";
import styles from "./coding.module.css";

interface MarkedDescriptionProps {
  description: DescriptionInput;
  coded: CodedView;
  active: string | null;
  onActive(key: string | null): void;
  onEdit(): void;
}

/** The key that ties words to their line. */
export const lineKey = (table: string, code: string): string => `${table} ${code}`;

function marksOf({ cim10, ccam, notCoded }: CodedView) {
  const of = (table: string, lines: CodedView["cim10"]) =>
    lines.flatMap(({ code, places }) =>
      places.map((place) => ({ ...place, key: lineKey(table, code), coded: true })),
    );
  return [
    ...of("cim10", cim10),
    ...of("ccam", ccam),
    ...notCoded.map(({ code, place }) => ({ ...place, key: lineKey("not", code), coded: false })),
  ];
}

/** The words that gave a line are underlined; those that were read and not coded, dotted. */
export function MarkedDescription(props: MarkedDescriptionProps) {
  const { description, coded, active, onActive, onEdit } = props;
  const { t } = useTranslation("coding");
  return (
    <section aria-label={t("form.text")}>
      <div className={styles.marked}>
        {markedPieces(description.text, marksOf(coded)).map(({ text, start, said }) =>
          said ? (
            <mark
              key={start}
              data-coded={said.coded}
              data-on={said.key === active || undefined}
              onMouseEnter={() => onActive(said.key)}
              onMouseLeave={() => onActive(null)}
            >
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
      </div>
      <button type="button" className={styles.quiet} onClick={onEdit}>
        {t("form.edit")}
      </button>
    </section>
  );
}
