CREATE TABLE "flashcards_day_recount" (
	"cursor" uuid,
	"moved" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"owner_id" text NOT NULL,
	CONSTRAINT "flashcards_day_recount_owner_id_pk" PRIMARY KEY("owner_id")
);
--> statement-breakpoint
ALTER TABLE "flashcards_day_recount" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "flashcards_fact" ADD COLUMN "time_zone" text DEFAULT 'Europe/Paris' NOT NULL;--> statement-breakpoint
ALTER TABLE "flashcards_transfer" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "revision_sheets_review" ADD COLUMN "time_zone" text DEFAULT 'Europe/Paris' NOT NULL;--> statement-breakpoint
ALTER TABLE "flashcards_day_recount" ADD CONSTRAINT "flashcards_day_recount_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "flashcards_day_recount_owner_only" ON "flashcards_day_recount" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flashcards_day_recount" TO "app_user";

--> statement-breakpoint
-- Where reviews were made: where their person is, but for those whose place was written down with their experience.
UPDATE "flashcards_fact" AS "f" SET "time_zone" = "p"."time_zone" FROM "progress_person" AS "p" WHERE "p"."owner_id" = "f"."owner_id" AND "p"."time_zone" <> "f"."time_zone";--> statement-breakpoint
UPDATE "flashcards_fact" AS "f" SET "time_zone" = "p"."time_zone" FROM "progress_fact" AS "p" WHERE "p"."owner_id" = "f"."owner_id" AND "p"."kind" = 'review' AND "p"."source" = 'flashcards' AND "p"."id" = "f"."id"::text AND "p"."time_zone" <> "f"."time_zone";--> statement-breakpoint
UPDATE "revision_sheets_review" AS "r" SET "time_zone" = "p"."time_zone" FROM "progress_person" AS "p" WHERE "p"."owner_id" = "r"."owner_id" AND "p"."time_zone" <> "r"."time_zone";--> statement-breakpoint
UPDATE "revision_sheets_review" AS "r" SET "time_zone" = "p"."time_zone" FROM "progress_fact" AS "p" WHERE "p"."owner_id" = "r"."owner_id" AND "p"."kind" = 'review' AND "p"."source" = 'revisionSheets' AND "p"."id" = "r"."id"::text AND "p"."time_zone" <> "r"."time_zone";--> statement-breakpoint
-- Days were counted from midnight to midnight of UTC: what was reviewed then is folded again by the jobs of each person.
INSERT INTO "flashcards_day_recount" ("owner_id") SELECT "owner_id" FROM "flashcards_fact" WHERE "rating" IS NOT NULL UNION SELECT "owner_id" FROM "revision_sheets_review" WHERE "rating" IS NOT NULL;
