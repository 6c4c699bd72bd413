CREATE TABLE "coding_favourite" (
	"nomenclature" text NOT NULL,
	"code" text NOT NULL,
	"starred" boolean NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "coding_favourite_owner_id_nomenclature_code_pk" PRIMARY KEY("owner_id","nomenclature","code")
);
--> statement-breakpoint
ALTER TABLE "coding_favourite" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "coding_favourite" ADD CONSTRAINT "coding_favourite_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coding_favourite_owner" ON "coding_favourite" USING btree ("owner_id");--> statement-breakpoint
CREATE POLICY "coding_favourite_owner_only" ON "coding_favourite" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "coding_favourite" TO "app_user";
