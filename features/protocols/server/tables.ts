// The service's own protocols. Everybody of the installation reads them; the system writes them once
// the role of the person was looked at (`save-protocol.ts`), so no person's transaction can.
import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { searchable, tsvector } from "#platform/db/full-text.ts";
import { currentPerson, instant, shared, user } from "#platform/db/tables.ts";
import { ORIGINS, READERS } from "../domain/protocol.ts";

const RULES = { readable: sql`${currentPerson} is not null`, writable: sql`false` };

export const serviceProtocol = shared(
  "service_protocol",
  {
    id: uuid("id").primaryKey(),
    createdAt: instant("created_at").notNull(),
    /** Null while it is in use. */
    withdrawnAt: instant("withdrawn_at"),
  },
  RULES,
);

/** The highest number is the one in force; the former ones stay to be read. */
export const protocolVersion = shared(
  "service_protocol_version",
  {
    id: uuid("id").primaryKey(),
    protocolId: uuid("protocol_id")
      .notNull()
      .references(() => serviceProtocol.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    title: text("title").notNull(),
    service: text("service").notNull(),
    author: text("author").notNull(),
    dated: date("dated", { mode: "string" }).notNull(),
    validUntil: date("valid_until", { mode: "string" }),
    /** Lowest provider role that reads it: looked at by every reading, row security knows no role. */
    readers: text("readers", { enum: READERS }).notNull().default("user"),
    origin: text("origin", { enum: ORIGINS }).notNull(),
    fileName: text("file_name").notNull(),
    pages: jsonb("pages").$type<string[]>().notNull(),
    /** Who imported it. The protocol is the service's: it outlives the account. */
    ownerId: text("owner_id").references(() => user.id, { onDelete: "set null" }),
    importedBy: text("imported_by").notNull(),
    importedAt: instant("imported_at").notNull(),
  },
  RULES,
  (t) => [
    uniqueIndex("service_protocol_version_number").on(t.protocolId, t.number),
    index("service_protocol_version_owner").on(t.ownerId),
  ],
);

export const protocolPassage = shared(
  "service_protocol_passage",
  {
    /** Id of the version, then its anchor: "…#p3". */
    id: text("id").primaryKey(),
    versionId: uuid("version_id")
      .notNull()
      .references(() => protocolVersion.id, { onDelete: "cascade" }),
    /** Reading order, from 1. */
    position: integer("position").notNull(),
    page: integer("page"),
    heading: text("heading").notNull(),
    text: text("text").notNull(),
    search: tsvector("search").generatedAlwaysAs(searchable(`"heading" || ' ' || "text"`, 2_000)),
  },
  RULES,
  (t) => [
    uniqueIndex("service_protocol_passage_place").on(t.versionId, t.position),
    index("service_protocol_passage_search").using("gin", t.search),
  ],
);
