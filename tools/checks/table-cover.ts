import type { TableKind } from "#platform/db/tables.ts";

export interface DeclaredTable {
  name: string;
  file: string;
  /** undefined when it was made without a helper. */
  kind: TableKind | undefined;
  /** A foreign key leads to the account. */
  pointsToPerson: boolean;
}
export interface Cover {
  feature: string;
  table: string;
}

/**
 * Tables made without owned, shared, reference or system: they would have neither row security nor
 * chosen rights.
 */
export const undeclared = (tables: readonly DeclaredTable[]): string[] =>
  tables
    .filter(({ kind }) => kind === undefined)
    .map(({ name, file }) => `${file}: table "${name}" is made without a helper`);

/** Tables with a person's rows that no feature, or more than one, exports and erases. */
export function uncovered(tables: readonly DeclaredTable[], covers: readonly Cover[]): string[] {
  return tables
    .filter(({ kind, pointsToPerson }) => kind === "owned" || (kind === "shared" && pointsToPerson))
    .flatMap(({ name, file }) => {
      const by = covers.filter(({ table }) => table === name).map(({ feature }) => feature);
      if (by.length === 1) return [];
      return by.length === 0
        ? [`${file}: no personalData exports and erases table "${name}"`]
        : [`${file}: table "${name}" is in the personalData of ${by.join(" and ")}: keep one`];
    });
}

/** Tables of a feature that its object does not list. */
export const unlisted = (tables: readonly DeclaredTable[], listed: readonly string[]): string[] =>
  tables
    .filter(({ file, name }) => file.startsWith("features/") && !listed.includes(name))
    .map(({ name, file }) => `${file}: table "${name}" is missing from the feature's tables`);
