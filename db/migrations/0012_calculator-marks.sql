CREATE TABLE "calculator_mark" (
	"calculator" text NOT NULL,
	"favourite" boolean DEFAULT false NOT NULL,
	"favourite_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"owner_id" text NOT NULL,
	CONSTRAINT "calculator_mark_owner_id_calculator_pk" PRIMARY KEY("owner_id","calculator")
);
--> statement-breakpoint
ALTER TABLE "calculator_mark" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "calculator_mark" ADD CONSTRAINT "calculator_mark_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "calculator_mark_owner_only" ON "calculator_mark" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "calculator_mark" TO "app_user";
