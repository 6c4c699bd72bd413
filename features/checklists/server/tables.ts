// What people do with checklists: their marks, those they write, and the runs that several
// telephones follow. A run that nobody shares stays on its device.
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { currentPerson, instant, owned, shared, user } from "#platform/db/tables.ts";
import type { OwnContent } from "../domain/own.ts";
import { ENTRY_KINDS } from "../domain/run.ts";

export const checklistMark = owned(
  "checklist_mark",
  {
    checklist: text("checklist").notNull(),
    favourite: boolean("favourite").notNull(),
    /** The latest word stands, whatever the order in which devices say it. */
    favouriteAt: instant("favourite_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.checklist] })],
  { ownerIndex: "another" },
);

/** A run that was led to its end: which checklist and when, nothing of what was done. */
export const checklistCompletion = owned(
  "checklist_completion",
  {
    runId: uuid("run_id").notNull(),
    checklist: text("checklist").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.runId] })],
  { ownerIndex: "another" },
);

const owner = () =>
  text("owner_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });
const isMine = sql`owner_id = ${currentPerson}`;

export const ownChecklist = shared(
  "own_checklist",
  {
    id: uuid("id").primaryKey(),
    ownerId: owner(),
    /** As the others of the installation read it. */
    author: text("author").notNull(),
    shared: boolean("shared").notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  { readable: sql`${isMine} or shared`, writable: isMine },
  (t) => [index("own_checklist_owner").on(t.ownerId)],
);

/** The highest number is the one that is read; the former ones stay. */
export const ownChecklistVersion = shared(
  "own_checklist_version",
  {
    id: uuid("id").primaryKey(),
    checklistId: uuid("checklist_id")
      .notNull()
      .references(() => ownChecklist.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    content: jsonb("content").$type<OwnContent>().notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  {
    readable: sql`exists (select 1 from own_checklist c where c.id = own_checklist_version.checklist_id)`,
    writable: sql`exists (select 1 from own_checklist c where c.id = own_checklist_version.checklist_id and c.owner_id = ${currentPerson})`,
  },
  (t) => [uniqueIndex("own_checklist_version_number").on(t.checklistId, t.number)],
);

/** Who follows a run that somebody else began. */
export const runMember = owned(
  "checklist_run_member",
  { runId: uuid("run_id").notNull() },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.runId] }),
    index("checklist_run_member_run").on(t.runId),
  ],
  { ownerIndex: "another" },
);

const FOLLOWED = sql`exists (select 1 from checklist_run r where r.id = run_id)`;

export const sharedRun = shared(
  "checklist_run",
  {
    id: uuid("id").primaryKey(),
    ownerId: owner(),
    checklist: text("checklist").notNull(),
    title: text("title").notNull(),
    /** What the second telephone types. */
    code: text("code").notNull().unique(),
    sharedAt: instant("shared_at").notNull(),
    /** Clock of the device that shared it minus the server's, in ms: entries bear that clock. */
    skew: bigint("skew", { mode: "number" }).notNull(),
  },
  {
    readable: sql`${isMine} or exists (select 1 from checklist_run_member m where m.run_id = checklist_run.id and m.owner_id = ${currentPerson})`,
    writable: isMine,
  },
  (t) => [index("checklist_run_owner").on(t.ownerId)],
);

const runOf = () =>
  uuid("run_id")
    .notNull()
    .references(() => sharedRun.id, { onDelete: "cascade" });

export const runEntry = shared(
  "checklist_run_entry",
  {
    runId: runOf(),
    id: uuid("id").notNull(),
    kind: text("kind", { enum: ENTRY_KINDS }).notNull(),
    at: bigint("at", { mode: "number" }).notNull(),
    step: text("step"),
    text: text("text"),
  },
  { readable: FOLLOWED, writable: FOLLOWED },
  (t) => [primaryKey({ columns: [t.runId, t.id] })],
);

/** Telephones that follow, and when each was last heard. */
export const runDevice = shared(
  "checklist_run_device",
  {
    runId: runOf(),
    device: uuid("device").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  { readable: FOLLOWED, writable: FOLLOWED },
  (t) => [primaryKey({ columns: [t.runId, t.device] })],
);
