import { text } from "drizzle-orm/pg-core";
import { instant, system, user } from "#platform/db/tables.ts";

/**
 * Premium given by an administrator, without a subscription (spec §6): left out of revenue figures.
 */
export const manualPremium = system("billing_manual_premium", {
  personId: text("person_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  grantedAt: instant("granted_at").notNull(),
  grantedById: text("granted_by_id").references(() => user.id, { onDelete: "set null" }),
});
