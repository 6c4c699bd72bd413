import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { COLUMN_ROLES, type ColumnRole } from "../../domain/files/csv-columns.ts";
import styles from "../configure/configure.module.css";

interface Column {
  readonly name: string;
  readonly role: ColumnRole | null;
}

interface ColumnsFieldsProps {
  columns: readonly Column[];
  /** Nothing could be read as they are. */
  open: boolean;
  onChange(roles: (ColumnRole | null)[]): void;
}

/** A line and its reason may come several times; any other role is one column's. */
const REPEATED: ReadonlySet<ColumnRole> = new Set(["line", "why"]);

/** What each column of a CSV file is, as it was understood, to be said otherwise. */
export function ColumnsFields({ columns, open, onChange }: ColumnsFieldsProps) {
  const { t } = useTranslation("study");
  // Once there was something to say, it stays open while it is said.
  const [opened] = useState(open);
  const change = (changed: number, value: string) => {
    const role = COLUMN_ROLES.find((one) => one === value) ?? null;
    onChange(
      columns.map((column, at) => {
        if (at === changed) return role;
        const taken = role !== null && column.role === role && !REPEATED.has(role);
        return taken ? null : column.role;
      }),
    );
  };
  return (
    <details open={opened}>
      <summary>{t("columns.title")}</summary>
      <p>{t("columns.lead")}</p>
      <div className={styles.form}>
        {columns.map(({ name, role }, at) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={at}
            label={t("columns.column", { n: at + 1, name })}
            value={role ?? ""}
            onChange={({ currentTarget }) => change(at, currentTarget.value)}
            data={[
              { value: "", label: t("columns.none") },
              ...COLUMN_ROLES.map((one) => ({
                value: one,
                label: t(`columns.roles.${one.replace(" ", "")}`),
              })),
            ]}
          />
        ))}
      </div>
    </details>
  );
}
