CREATE TABLE "content_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"owner_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_report" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "library_review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text,
	"target" text NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"words" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_review" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_review" ADD CONSTRAINT "library_review_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_report_owner" ON "content_report" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "content_report_at" ON "content_report" USING btree ("at");--> statement-breakpoint
CREATE INDEX "content_report_target" ON "content_report" USING btree ("target");--> statement-breakpoint
CREATE INDEX "library_review_target" ON "library_review" USING btree ("target");--> statement-breakpoint
CREATE INDEX "library_review_owner" ON "library_review" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "library_review_once" ON "library_review" USING btree ("owner_id","target","kind") WHERE kind <> 'comment';--> statement-breakpoint
CREATE POLICY "content_report_owner_only" ON "content_report" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "library_review_read" ON "library_review" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
CREATE POLICY "library_review_insert" ON "library_review" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "library_review_update" ON "library_review" AS PERMISSIVE FOR UPDATE TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "library_review_delete" ON "library_review" AS PERMISSIVE FOR DELETE TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "content_report" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "library_review" TO "app_user";
