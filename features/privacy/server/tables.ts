import { boolean, index, text, uuid } from "drizzle-orm/pg-core";
import { instant, owned } from "#platform/db/tables.ts";

/**
 * Every decision of a person about the use of the application, given or withdrawn; the latest one
 * counts. `owner_id` is the spec's user_id. Rows are never changed: they prove what was agreed to,
 * and when.
 */
export const gdprConsent = owned(
  "gdpr_consent",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    consentGiven: boolean("consent_given").notNull(),
    consentType: text("consent_type").notNull(),
    userAgent: text("user_agent").notNull().default(""),
    dataProcessingPurposes: text("data_processing_purposes").array().notNull(),
    consentVersion: text("consent_version").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [index("gdpr_consent_latest").on(t.ownerId, t.createdAt)],
);
