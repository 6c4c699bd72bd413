import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, system, user } from "#platform/db/tables.ts";
import { OUTCOMES } from "../domain/usage.ts";

const personId = (name: string) => text(name).references(() => user.id, { onDelete: "set null" });

/**
 * One row a run of an answer. No key leads to the message: neither a deleted conversation nor an
 * erased account, which only takes its name off the row, changes a figure or gives allowance back.
 */
export const usage = system(
  "assistant_usage",
  {
    messageId: uuid("message_id").notNull(),
    personId: personId("person_id"),
    at: instant("at").notNull(),
    provider: text("provider").notNull(),
    model: text("model").notNull(),
    mode: text("mode").notNull(),
    speed: text("speed").notNull(),
    tokensIn: integer("tokens_in").notNull(),
    tokensOut: integer("tokens_out").notNull(),
    cachedTokens: integer("cached_tokens").notNull(),
    /** Null: no price is known for the model on that day. Never 0 for lack of a price. */
    costMicroEuros: bigint("cost_micro_euros", { mode: "number" }),
    durationMs: integer("duration_ms"),
    firstTextMs: integer("first_text_ms"),
    outcome: text("outcome", { enum: OUTCOMES }).notNull(),
    /** 0 for a new answer, one more each time it was gone on with after a stop or a failure. */
    run: integer("run").notNull().default(0),
    tools: jsonb("tools").$type<readonly string[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.run] }),
    index("assistant_usage_at").on(t.at),
    index("assistant_usage_person").on(t.personId, t.at),
    index("assistant_usage_model").on(t.model, t.at),
    check(
      "assistant_usage_outcome",
      sql`outcome in ('complete', 'stopped', 'failed', 'interrupted', 'fallback')`,
    ),
  ],
);

/**
 * A call of a model that is not over: kept with the answer it takes, gone with the row of its cost.
 * One that stays is of a server that is gone.
 */
export const openCall = system(
  "assistant_open_call",
  {
    messageId: uuid("message_id").primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
    provider: text("provider").notNull(),
    model: text("model").notNull(),
    mode: text("mode").notNull(),
    /** Estimated. */
    tokensIn: integer("tokens_in").notNull(),
  },
  (t) => [index("assistant_open_call_at").on(t.at)],
);

const euros = (name: string) => numeric(name, { precision: 12, scale: 4, mode: "number" });

/**
 * Price of a model from a day on, in euros for a million tokens: as many micro-euros for one token.
 */
export const price = system(
  "assistant_price",
  {
    id: uuid("id").primaryKey(),
    model: text("model").notNull(),
    /** Day in Paris from which it holds, until the next one of the same model. */
    validFrom: date("valid_from").notNull(),
    input: euros("input").notNull(),
    /** Null: cached tokens cost what the others cost. */
    cachedInput: euros("cached_input"),
    output: euros("output").notNull(),
    createdAt: instant("created_at").notNull(),
    createdById: personId("created_by_id"),
  },
  (t) => [unique("assistant_price_once").on(t.model, t.validFrom)],
);

/** What administrators decide: one row. */
export const settings = system(
  "assistant_settings",
  {
    id: integer("id").primaryKey().default(1),
    /** Null: no budget. */
    monthlyBudgetEuros: numeric("monthly_budget_euros", {
      precision: 12,
      scale: 2,
      mode: "number",
    }),
    /** Share of the budget, in percent, from which administrators are told. */
    alertPercent: integer("alert_percent").notNull().default(80),
    /** Answers a month; null: as many as wanted. */
    answersTrial: integer("answers_trial"),
    answersPremium: integer("answers_premium"),
    updatedAt: instant("updated_at").notNull(),
    updatedById: personId("updated_by_id"),
  },
  () => [check("assistant_settings_one", sql`id = 1`)],
);

/** The month whose alert was sent: once a month, by whichever server sees it first. */
export const budgetAlert = system("assistant_budget_alert", {
  month: text("month").primaryKey(),
  at: instant("at").notNull(),
});

/** Answers taken by a person in a month of Paris (YYYY-MM), counted when the question is kept. */
export const allowance = system(
  "assistant_allowance",
  {
    personId: text("person_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    month: text("month").notNull(),
    used: integer("used").notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.month] })],
);

/** Every text a prompt ever had: versions are added, never changed. */
export const promptVersion = system(
  "assistant_prompt_version",
  {
    mode: text("mode").notNull(),
    /** From 1. */
    version: integer("version").notNull(),
    text: text("text").notNull(),
    note: text("note").notNull(),
    createdAt: instant("created_at").notNull(),
    createdById: personId("created_by_id"),
  },
  (t) => [primaryKey({ columns: [t.mode, t.version] })],
);

/** The version in use; a mode without a row, or with version null, uses the product's own text. */
export const promptInUse = system("assistant_prompt_in_use", {
  mode: text("mode").primaryKey(),
  version: integer("version"),
  publishedAt: instant("published_at").notNull(),
  publishedById: personId("published_by_id"),
});

/** Questions kept by administrators to try a prompt before it is published. */
export const savedQuestion = system("assistant_saved_question", {
  id: uuid("id").primaryKey(),
  /** Null: for every mode. */
  mode: text("mode"),
  text: text("text").notNull(),
  createdAt: instant("created_at").notNull(),
  createdById: personId("created_by_id"),
});
