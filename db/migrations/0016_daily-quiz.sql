CREATE TABLE "daily_quiz_common" (
	"day" text NOT NULL,
	"level" text NOT NULL,
	"question_ids" jsonb NOT NULL,
	CONSTRAINT "daily_quiz_common_day_level_pk" PRIMARY KEY("day","level")
);
--> statement-breakpoint
ALTER TABLE "daily_quiz_common" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_quiz_day" (
	"day" text NOT NULL,
	"level" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"common" smallint NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "daily_quiz_day_owner_id_day_pk" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
ALTER TABLE "daily_quiz_day" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_quiz_person" (
	"level" text NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "daily_quiz_person_owner_id_pk" PRIMARY KEY("owner_id")
);
--> statement-breakpoint
ALTER TABLE "daily_quiz_person" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_quiz_week" (
	"week" text NOT NULL,
	"question_ids" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "daily_quiz_week_owner_id_week_pk" PRIMARY KEY("owner_id","week")
);
--> statement-breakpoint
ALTER TABLE "daily_quiz_week" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_quiz_day" ADD CONSTRAINT "daily_quiz_day_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_quiz_person" ADD CONSTRAINT "daily_quiz_person_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_quiz_week" ADD CONSTRAINT "daily_quiz_week_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "daily_quiz_common_read" ON "daily_quiz_common" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
CREATE POLICY "daily_quiz_day_owner_only" ON "daily_quiz_day" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "daily_quiz_person_owner_only" ON "daily_quiz_person" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "daily_quiz_week_owner_only" ON "daily_quiz_week" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT ON "daily_quiz_common" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "daily_quiz_day" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "daily_quiz_person" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "daily_quiz_week" TO "app_user";
