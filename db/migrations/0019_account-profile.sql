CREATE TABLE "account_profile" (
	"profession" text,
	"practice_mode" text,
	"specialty" text,
	"service" text,
	"birth_date" date,
	"owner_id" text NOT NULL,
	CONSTRAINT "account_profile_owner_id_pk" PRIMARY KEY("owner_id")
);
--> statement-breakpoint
ALTER TABLE "account_profile" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_profile" ADD CONSTRAINT "account_profile_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "account_profile_owner_only" ON "account_profile" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "account_profile" TO "app_user";
