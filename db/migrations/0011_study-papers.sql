CREATE TABLE "study_answer" (
	"id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"given" jsonb,
	"confidence" text,
	"flagged" boolean NOT NULL,
	"spent" integer NOT NULL,
	"elapsed" integer NOT NULL,
	"clock_moved" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "study_answer_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "study_answer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "study_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"profile" text NOT NULL,
	"settings" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"count" smallint NOT NULL,
	"minutes" smallint,
	"time_zone" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"duration" integer,
	"score" real,
	"answered" smallint,
	"owner_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "study_attempt" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "study_bank_edition" (
	"id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "study_bank_edition" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "study_bank_question" (
	"id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"digest" text NOT NULL,
	"type" text GENERATED ALWAYS AS ("content"->>'type') STORED,
	"specialty" text GENERATED ALWAYS AS ("content"->>'specialty') STORED,
	"difficulty" text GENERATED ALWAYS AS ("content"->>'difficulty') STORED,
	"rank" text GENERATED ALWAYS AS ("content"->>'rank') STORED,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('fr'::regconfig, translate(left(
  jsonb_path_query_array("content", '$.**.statement')::text ||
  jsonb_path_query_array("content", '$.**.text')::text, 200000), U&'\2019\2018\00AB\00BB\00A0\202F\2013\2014\2026\201C\201D', '           '))) STORED
);
--> statement-breakpoint
ALTER TABLE "study_bank_question" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "study_standing" (
	"question_id" text NOT NULL,
	"score" real,
	"doubtful" boolean NOT NULL,
	"flagged" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "study_standing_owner_id_question_id_pk" PRIMARY KEY("owner_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "study_standing" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "study_question" ADD COLUMN "type" text GENERATED ALWAYS AS ("content"->>'type') STORED;--> statement-breakpoint
ALTER TABLE "study_question" ADD COLUMN "specialty" text GENERATED ALWAYS AS ("content"->>'specialty') STORED;--> statement-breakpoint
ALTER TABLE "study_question" ADD COLUMN "difficulty" text GENERATED ALWAYS AS ("content"->>'difficulty') STORED;--> statement-breakpoint
ALTER TABLE "study_question" ADD COLUMN "rank" text GENERATED ALWAYS AS ("content"->>'rank') STORED;--> statement-breakpoint
ALTER TABLE "study_question" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('fr'::regconfig, translate(left(
  jsonb_path_query_array("content", '$.**.statement')::text ||
  jsonb_path_query_array("content", '$.**.text')::text, 200000), U&'\2019\2018\00AB\00BB\00A0\202F\2013\2014\2026\201C\201D', '           '))) STORED;--> statement-breakpoint
ALTER TABLE "study_answer" ADD CONSTRAINT "study_answer_attempt_id_study_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."study_attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_attempt" ADD CONSTRAINT "study_attempt_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_standing" ADD CONSTRAINT "study_standing_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_answer_attempt" ON "study_answer" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "study_attempt_owner" ON "study_attempt" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "study_bank_question_search" ON "study_bank_question" USING gin ("search");--> statement-breakpoint
CREATE INDEX "study_question_search" ON "study_question" USING gin ("search");--> statement-breakpoint
CREATE POLICY "study_answer_owner_only" ON "study_answer" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "study_attempt_owner_only" ON "study_attempt" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "study_bank_edition_read" ON "study_bank_edition" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
CREATE POLICY "study_bank_question_read" ON "study_bank_question" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
CREATE POLICY "study_standing_owner_only" ON "study_standing" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "study_answer" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "study_attempt" TO "app_user";--> statement-breakpoint
GRANT SELECT ON "study_bank_edition" TO "app_user";--> statement-breakpoint
GRANT SELECT ON "study_bank_question" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "study_standing" TO "app_user";
