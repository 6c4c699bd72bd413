import { useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "./sheet.module.css";

/** "82", "7,5" in kg; null while it is no weight. */
export function weightOf(typed: string): number | null {
  const bare = typed.trim();
  if (!/^\d{1,3}(?:[.,]\d{0,2})?$/.test(bare)) return null;
  const kg = Number(bare.replace(",", "."));
  return kg > 0 ? kg : null;
}

/**
 * For whom doses are computed. It stays on the page: a weight belongs to a person, and addresses
 * are kept.
 */
export function WeightField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useTranslation("guidelines");
  const id = useId();
  return (
    <span className={styles.weight}>
      <label htmlFor={id}>{t("weight.label")}</label>
      <span>
        <input
          id={id}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          aria-invalid={value.trim() !== "" && weightOf(value) === null}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />{" "}
        kg
      </span>
    </span>
  );
}
