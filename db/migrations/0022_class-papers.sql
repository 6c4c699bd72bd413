CREATE TABLE "study_class_paper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"profile" text NOT NULL,
	"questions" jsonb NOT NULL,
	"minutes" smallint NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"attempts" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "study_class_paper_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "study_class_paper" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "study_class_paper" ADD CONSTRAINT "study_class_paper_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_class_paper_owner" ON "study_class_paper" USING btree ("owner_id");--> statement-breakpoint
CREATE POLICY "study_class_paper_owner_only" ON "study_class_paper" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "study_class_paper" TO "app_user";
