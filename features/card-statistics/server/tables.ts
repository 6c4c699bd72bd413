import { doublePrecision, integer, jsonb, text, uuid } from "drizzle-orm/pg-core";
import { instant, owned } from "#platform/db/tables.ts";
import type { Optimisation } from "../domain/wire-stats.ts";

const real = doublePrecision;

export const optimisation = owned("flashcards_optimisation", {
  id: uuid("id").primaryKey(),
  status: text("status", { enum: ["running", "ready", "applied", "refused", "failed"] }).notNull(),
  createdAt: instant("created_at").notNull(),
  reviews: integer("reviews").notNull(),
  weights: jsonb("weights").$type<number[]>(),
  before: real("before"),
  after: real("after"),
  effect: jsonb("effect").$type<Optimisation["effect"]>(),
});
