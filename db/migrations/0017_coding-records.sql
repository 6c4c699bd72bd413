CREATE TABLE "coding_record" (
	"id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coding_record" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "coding_record" ADD CONSTRAINT "coding_record_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coding_record_owner" ON "coding_record" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "coding_record_kept" ON "coding_record" USING btree ("kept_at");--> statement-breakpoint
CREATE POLICY "coding_record_owner_only" ON "coding_record" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "coding_record" TO "app_user";
