CREATE TABLE "chat_usage" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"mode" text NOT NULL,
	"speed" text NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"cached_tokens" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"first_text_ms" integer,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_usage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "annotations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "speed" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_usage" ADD CONSTRAINT "chat_usage_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_usage_owner" ON "chat_usage" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "chat_usage_latest" ON "chat_usage" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "chat_usage_owner_only" ON "chat_usage" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "chat_usage" TO "app_user";
