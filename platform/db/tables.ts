// Every table of the product is declared with one of four helpers. Each says who may touch its
// rows, writes the row security policies, and is the only source of the rights granted to the
// person role: there are no default grants.
import { type BuildExtraConfigColumns, type SQL, sql } from "drizzle-orm";
import {
  boolean,
  index,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  pgPolicy,
  pgRole,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

export type TableKind = "owned" | "shared" | "reference" | "system" | "system-append";

/**
 * The database role of a person's transaction: it sees what the policies let it see, and nothing
 * else.
 */
export const personRole = pgRole("app_user").existing();

/** The person of the running transaction, as the policies read it; null outside one. */
export const currentPerson = sql.raw(`(select nullif(current_setting('app.user_id', true), ''))`);

const kinds = new Map<PgTable, TableKind>();
const RIGHTS: Record<TableKind, string | null> = {
  owned: "SELECT, INSERT, UPDATE, DELETE",
  shared: "SELECT, INSERT, UPDATE, DELETE",
  reference: "SELECT",
  system: null,
  "system-append": "INSERT",
};

type Columns = Record<string, PgColumnBuilderBase>;
type Extra<N extends string, C extends Columns> = (
  table: BuildExtraConfigColumns<N, C, "pg">,
) => PgTableExtraConfigValue[];

/** When it is created and last changed, in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

function register<T extends PgTable>(table: T, kind: TableKind): T {
  kinds.set(table, kind);
  return table;
}

/**
 * No access for people: accounts, secrets, jobs. With `append`, a person's transaction may add rows
 * and read none.
 */
export function system<const N extends string, C extends Columns>(
  name: N,
  columns: C,
  extra?: Extra<N, C>,
  options?: { append: true },
) {
  const table = pgTable(name, columns, (t) => [
    ...(extra?.(t) ?? []),
    ...(options?.append
      ? [pgPolicy(`${name}_append`, { for: "insert", to: personRole, withCheck: sql`true` })]
      : []),
  ]).enableRLS();
  return register(table, options?.append ? "system-append" : "system");
}

/** Readable by every person, written by the system: shipped content, official files. */
export function reference<const N extends string, C extends Columns>(
  name: N,
  columns: C,
  extra?: Extra<N, C>,
) {
  const table = pgTable(name, columns, (t) => [
    ...(extra?.(t) ?? []),
    pgPolicy(`${name}_read`, { for: "select", to: personRole, using: sql`true` }),
  ]).enableRLS();
  return register(table, "reference");
}

/**
 * Readable by a rule, writable by its owner or by a rule (moderators). Both rules are SQL over the
 * row.
 */
export function shared<const N extends string, C extends Columns>(
  name: N,
  columns: C,
  rules: { readable: SQL; writable: SQL },
  extra?: Extra<N, C>,
) {
  const table = pgTable(name, columns, (t) => [
    ...(extra?.(t) ?? []),
    pgPolicy(`${name}_read`, { for: "select", to: personRole, using: rules.readable }),
    pgPolicy(`${name}_insert`, { for: "insert", to: personRole, withCheck: rules.writable }),
    pgPolicy(`${name}_update`, {
      for: "update",
      to: personRole,
      using: rules.writable,
      withCheck: rules.writable,
    }),
    pgPolicy(`${name}_delete`, { for: "delete", to: personRole, using: rules.writable }),
  ]).enableRLS();
  return register(table, "shared");
}

/** The person every owned row belongs to. Read and written by the system only. */
export const user = system("user", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  language: text("language").notNull().default("fr"),
  /** Rank 1 to 5, opens routes (spec §5). Never derived from the profession a person declares. */
  providerRole: text("provider_role").notNull().default("user"),
  /** Opens /admin and moderation. */
  systemRole: text("system_role").notNull().default("user"),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

interface OwnerOptions {
  /**
   * "another": a key or an index of `extra` begins with the owner already; a second one would cost
   * every insertion.
   */
  ownerIndex?: "own" | "another";
  /**
   * "through": each row hangs, by a foreign key that cascades, on a row of another owned table, and
   * is erased with it. For tables filled by the ten thousand, where asking for the account of each
   * row is a sixth of the cost.
   */
  ownerKey?: "own" | "through";
}

/**
 * A person's rows: only their owner sees or changes them. Adds `ownerId`, indexed, erased with the
 * account.
 */
export function owned<const N extends string, C extends Columns>(
  name: N,
  columns: C,
  extra?: Extra<N, C & { ownerId: ReturnType<typeof ownerId> }>,
  { ownerIndex = "own", ownerKey = "own" }: OwnerOptions = {},
) {
  const mine = sql`owner_id = ${currentPerson}`;
  const table = pgTable(name, { ...columns, ownerId: ownerId(ownerKey) }, (t) => [
    ...(ownerIndex === "own" ? [index(`${name}_owner`).on(t.ownerId)] : []),
    ...(extra?.(t) ?? []),
    pgPolicy(`${name}_owner_only`, { for: "all", to: personRole, using: mine, withCheck: mine }),
  ]).enableRLS();
  return register(table, "owned");
}
function ownerId(key: NonNullable<OwnerOptions["ownerKey"]>) {
  const column = text("owner_id").notNull();
  return key === "own" ? column.references(() => user.id, { onDelete: "cascade" }) : column;
}

/** How a table was declared; undefined when it was made without a helper, which a check refuses. */
export const tableKind = (table: PgTable): TableKind | undefined => kinds.get(table);

/** The rights a migration grants to the person role on a new table; null for none. */
export function tableGrants(name: string, kind: TableKind): string | null {
  const rights = RIGHTS[kind];
  return rights === null ? null : `GRANT ${rights} ON "${name}" TO "app_user";`;
}
