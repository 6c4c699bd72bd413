CREATE TABLE "study_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"digest" text NOT NULL,
	"place" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "study_question_once" UNIQUE("owner_id","digest")
);
--> statement-breakpoint
ALTER TABLE "study_question" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "study_question" ADD CONSTRAINT "study_question_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "study_question_owner_only" ON "study_question" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "study_question" TO "app_user";
