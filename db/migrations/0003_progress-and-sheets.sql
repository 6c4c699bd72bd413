CREATE TABLE "assistant_open_call" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"mode" text NOT NULL,
	"tokens_in" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_open_call" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "flashcards_applied_change" (
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "flashcards_applied_change_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "flashcards_applied_change" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "progress_day" (
	"day" text NOT NULL,
	"source" text NOT NULL,
	"xp" integer NOT NULL,
	"done" integer NOT NULL,
	"earning" integer NOT NULL,
	"met" integer NOT NULL,
	"duration" integer NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "progress_day_owner_id_day_source_pk" PRIMARY KEY("owner_id","day","source")
);
--> statement-breakpoint
ALTER TABLE "progress_day" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "progress_fact" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"source" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" text NOT NULL,
	"time_zone" text NOT NULL,
	"rating" text,
	"duration" integer,
	"anchor" jsonb,
	"owner_id" text NOT NULL,
	CONSTRAINT "progress_fact_owner_id_kind_id_pk" PRIMARY KEY("owner_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "progress_fact" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "progress_on_call" (
	"day" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "progress_on_call_owner_id_day_pk" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
ALTER TABLE "progress_on_call" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "progress_person" (
	"time_zone" text NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "progress_person_owner_id_pk" PRIMARY KEY("owner_id")
);
--> statement-breakpoint
ALTER TABLE "progress_person" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "revision_sheets_review" (
	"id" uuid NOT NULL,
	"sheet_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"rating" text,
	"retracts" uuid,
	"received_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "revision_sheets_review_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "revision_sheets_review" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "revision_sheets_sheet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"origin" text NOT NULL,
	"asked" text NOT NULL,
	"way" text NOT NULL,
	"model" text NOT NULL,
	"language" text NOT NULL,
	"sections" jsonb NOT NULL,
	"evidence" jsonb NOT NULL,
	"left_out" integer NOT NULL,
	"missing" jsonb NOT NULL,
	"failure" text,
	"edited" boolean DEFAULT false NOT NULL,
	"copy_of" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"phase" text DEFAULT 'new' NOT NULL,
	"due" timestamp with time zone,
	"stability" double precision DEFAULT 0 NOT NULL,
	"difficulty" double precision DEFAULT 0 NOT NULL,
	"interval" double precision DEFAULT 0 NOT NULL,
	"step" smallint DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	"last_review" timestamp with time zone,
	"owner_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "revision_sheets_sheet" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "flashcards_card" DROP CONSTRAINT "flashcards_card_owner_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "flashcards_fact" DROP CONSTRAINT "flashcards_fact_owner_id_user_id_fk";
--> statement-breakpoint
DROP INDEX "flashcards_deck_owner";--> statement-breakpoint
DROP INDEX "flashcards_fact_owner";--> statement-breakpoint
DROP INDEX "flashcards_note_owner";--> statement-breakpoint
ALTER TABLE "flashcards_fact" ADD COLUMN "recall" double precision;--> statement-breakpoint
ALTER TABLE "assistant_open_call" ADD CONSTRAINT "assistant_open_call_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards_applied_change" ADD CONSTRAINT "flashcards_applied_change_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_day" ADD CONSTRAINT "progress_day_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_fact" ADD CONSTRAINT "progress_fact_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_on_call" ADD CONSTRAINT "progress_on_call_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_person" ADD CONSTRAINT "progress_person_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_sheets_review" ADD CONSTRAINT "revision_sheets_review_sheet_id_revision_sheets_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."revision_sheets_sheet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_sheets_review" ADD CONSTRAINT "revision_sheets_review_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_sheets_sheet" ADD CONSTRAINT "revision_sheets_sheet_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_open_call_at" ON "assistant_open_call" USING btree ("at");--> statement-breakpoint
CREATE INDEX "progress_fact_subject" ON "progress_fact" USING btree ("owner_id","source","subject");--> statement-breakpoint
CREATE INDEX "revision_sheets_review_owner" ON "revision_sheets_review" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "revision_sheets_review_sheet" ON "revision_sheets_review" USING btree ("sheet_id");--> statement-breakpoint
CREATE INDEX "revision_sheets_sheet_owner" ON "revision_sheets_sheet" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "revision_sheets_sheet_due" ON "revision_sheets_sheet" USING btree ("owner_id","due");--> statement-breakpoint
CREATE INDEX "revision_sheets_sheet_deleted" ON "revision_sheets_sheet" USING btree ("deleted_at");--> statement-breakpoint
ALTER TABLE "server_presence" DROP COLUMN "files_mark";--> statement-breakpoint
CREATE POLICY "flashcards_applied_change_owner_only" ON "flashcards_applied_change" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "progress_day_owner_only" ON "progress_day" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "progress_fact_owner_only" ON "progress_fact" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "progress_on_call_owner_only" ON "progress_on_call" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "progress_person_owner_only" ON "progress_person" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "revision_sheets_review_owner_only" ON "revision_sheets_review" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "revision_sheets_sheet_owner_only" ON "revision_sheets_sheet" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flashcards_applied_change" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "progress_day" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "progress_fact" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "progress_on_call" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "progress_person" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "revision_sheets_review" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "revision_sheets_sheet" TO "app_user";
