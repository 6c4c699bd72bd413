import { useTranslation } from "react-i18next";
import { PLAIN_FIELDS, type PlainField } from "#features/flashcards/domain/public.ts";
import type { CsvMapping, Transfer } from "../domain/wire-transfer.ts";
import styles from "./files.module.css";

type Role = CsvMapping["roles"][number];
const ROLES = [
  "ignored",
  "question",
  "answer",
  "extra",
  "kind",
  "deck",
  "tags",
  ...PLAIN_FIELDS,
  "mode",
  "source",
  "link",
  "year",
  "passage",
  "guid",
] as const satisfies readonly Role[];
/** Named as the form of a note names them. */
const plainField = (role: Role) => PLAIN_FIELDS.find((name) => name === role);

interface CsvColumnsProps {
  preview: NonNullable<Transfer["preview"]>;
  mapping: CsvMapping;
  onChange(mapping: CsvMapping): void;
}

/** What each column of a CSV file means, chosen over its first rows. */
export function CsvColumns({ preview, mapping, onChange }: CsvColumnsProps) {
  const { t } = useTranslation("flashcards");
  const nameOf = (role: Role): string => {
    const field = plainField(role);
    return t(field ? `create.${field}` : `csv.role.${role as Exclude<Role, PlainField>}`);
  };
  const setRole = (column: number, role: Role) =>
    onChange({
      ...mapping,
      roles: mapping.roles.map((one, at) => {
        if (at === column) return role;
        // A column is meant once.
        return one === role ? "ignored" : one;
      }),
    });
  return (
    <div className={styles.csv}>
      <p className={styles.lead}>
        {t("csv.lead", { count: preview.count, encoding: preview.encoding })}
      </p>
      <div className={styles.scroll}>
        <table aria-label={t("csv.preview")}>
          <thead>
            <tr>
              {mapping.roles.map((role, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <th key={column} scope="col">
                  <select
                    aria-label={t("csv.column", {
                      n: column + 1,
                      name: preview.names[column] ?? "",
                    })}
                    value={role}
                    onChange={({ currentTarget }) =>
                      setRole(column, ROLES.find((one) => one === currentTarget.value) ?? "ignored")
                    }
                  >
                    {ROLES.map((one) => (
                      <option key={one} value={one}>
                        {nameOf(one)}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
              <tr key={place}>
                {mapping.roles.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                  <td key={column}>
                    <span>{row[column] ?? ""}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(["hasHeader", "html"] as const).map((name) => (
        <label key={name} className={styles.check}>
          <input
            type="checkbox"
            checked={mapping[name]}
            onChange={({ currentTarget }) =>
              onChange({ ...mapping, [name]: currentTarget.checked })
            }
          />
          {t(`csv.${name}`)}
        </label>
      ))}
    </div>
  );
}
