const BREAKPOINT = "--> statement-breakpoint";

/** Names of the tables that a migration creates, in its order. */
export const createdTables = (statements: string): string[] =>
  [...statements.matchAll(/^CREATE TABLE "([^"]+)"/gm)].flatMap(([, name]) =>
    name === undefined ? [] : [name],
  );

/** The migration followed by its grants; a null grant is a table closed to people. */
export function withGrants(statements: string, grants: readonly (string | null)[]): string {
  const lines = grants.filter((grant) => grant !== null);
  if (lines.length === 0) return statements;
  return `${[statements.trimEnd(), ...lines].join(`${BREAKPOINT}\n`)}\n`;
}
