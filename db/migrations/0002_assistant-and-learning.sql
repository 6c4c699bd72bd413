CREATE TABLE "assistant_allowance" (
	"person_id" text NOT NULL,
	"month" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "assistant_allowance_person_id_month_pk" PRIMARY KEY("person_id","month")
);
--> statement-breakpoint
ALTER TABLE "assistant_allowance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_budget_alert" (
	"month" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_budget_alert" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_price" (
	"id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"valid_from" date NOT NULL,
	"input" numeric(12, 4) NOT NULL,
	"cached_input" numeric(12, 4),
	"output" numeric(12, 4) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text,
	CONSTRAINT "assistant_price_once" UNIQUE("model","valid_from")
);
--> statement-breakpoint
ALTER TABLE "assistant_price" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_prompt_in_use" (
	"mode" text PRIMARY KEY NOT NULL,
	"version" integer,
	"published_at" timestamp with time zone NOT NULL,
	"published_by_id" text
);
--> statement-breakpoint
ALTER TABLE "assistant_prompt_in_use" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_prompt_version" (
	"mode" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text,
	CONSTRAINT "assistant_prompt_version_mode_version_pk" PRIMARY KEY("mode","version")
);
--> statement-breakpoint
ALTER TABLE "assistant_prompt_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_saved_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mode" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text
);
--> statement-breakpoint
ALTER TABLE "assistant_saved_question" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"monthly_budget_euros" numeric(12, 2),
	"alert_percent" integer DEFAULT 80 NOT NULL,
	"answers_trial" integer,
	"answers_premium" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_id" text,
	CONSTRAINT "assistant_settings_one" CHECK (id = 1)
);
--> statement-breakpoint
ALTER TABLE "assistant_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_usage" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"person_id" text,
	"at" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"mode" text NOT NULL,
	"speed" text NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"cached_tokens" integer NOT NULL,
	"cost_micro_euros" bigint,
	"duration_ms" integer,
	"first_text_ms" integer,
	"outcome" text NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"tools" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "assistant_usage_outcome" CHECK (outcome in ('complete', 'stopped', 'failed', 'interrupted', 'fallback'))
);
--> statement-breakpoint
ALTER TABLE "assistant_usage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_manual_premium" (
	"person_id" text PRIMARY KEY NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"granted_by_id" text
);
--> statement-breakpoint
ALTER TABLE "billing_manual_premium" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_feedback" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"verdict" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "flashcards_card" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"deck_id" uuid NOT NULL,
	"ordinal" smallint NOT NULL,
	"position" integer NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"buried_until" text,
	"flag" smallint DEFAULT 0 NOT NULL,
	"leech" boolean DEFAULT false NOT NULL,
	"phase" text DEFAULT 'new' NOT NULL,
	"due" timestamp with time zone,
	"stability" double precision DEFAULT 0 NOT NULL,
	"difficulty" double precision DEFAULT 0 NOT NULL,
	"interval" double precision DEFAULT 0 NOT NULL,
	"step" smallint DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	"last_review" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flashcards_card" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "flashcards_deck" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"options" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flashcards_deck" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "flashcards_fact" (
	"id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"rating" text,
	"retracts" uuid,
	"placed" jsonb,
	"duration" integer,
	"before" text,
	"before_interval" double precision,
	"retracted" boolean DEFAULT false NOT NULL,
	"imported" boolean DEFAULT false NOT NULL,
	"session_id" uuid,
	"received_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "flashcards_fact_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "flashcards_fact" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "flashcards_medium" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"transfer_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flashcards_medium" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "flashcards_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guid" text NOT NULL,
	"kind" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"extra" text NOT NULL,
	"occlusion" jsonb,
	"tags" text[] NOT NULL,
	"specialty" text,
	"difficulty" text,
	"mode" text NOT NULL,
	"source" jsonb,
	"folded" text NOT NULL,
	"shown_question" text NOT NULL,
	"shown_answer" text NOT NULL,
	"words" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"transfer_id" uuid,
	"owner_id" text NOT NULL,
	CONSTRAINT "flashcards_note_folded_length" CHECK (length(folded) <= 500)
);
--> statement-breakpoint
ALTER TABLE "flashcards_note" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "flashcards_optimisation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reviews" integer NOT NULL,
	"weights" jsonb,
	"before" double precision,
	"after" double precision,
	"effect" jsonb,
	"owner_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flashcards_optimisation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "flashcards_plan" (
	"weights" jsonb,
	"workload" text DEFAULT 'moderate' NOT NULL,
	"exam" jsonb,
	"owner_id" text NOT NULL,
	CONSTRAINT "flashcards_plan_owner_id_pk" PRIMARY KEY("owner_id")
);
--> statement-breakpoint
ALTER TABLE "flashcards_plan" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "flashcards_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scope" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"owner_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flashcards_session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "flashcards_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"direction" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"key" text,
	"status" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"preview" jsonb,
	"mapping" jsonb,
	"scheduling" boolean DEFAULT true NOT NULL,
	"deck_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"alive_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flashcards_transfer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "chat_message_reply";--> statement-breakpoint
DROP INDEX "chat_conversation_latest";--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD COLUMN "leaf_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD COLUMN "pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('public.fr', left("title", 100000))) STORED;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "annotations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "fallback" text;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "speed" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "run" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('public.fr', left("text", 100000))) STORED;--> statement-breakpoint
ALTER TABLE "assistant_allowance" ADD CONSTRAINT "assistant_allowance_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_price" ADD CONSTRAINT "assistant_price_created_by_id_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_prompt_in_use" ADD CONSTRAINT "assistant_prompt_in_use_published_by_id_user_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_prompt_version" ADD CONSTRAINT "assistant_prompt_version_created_by_id_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_saved_question" ADD CONSTRAINT "assistant_saved_question_created_by_id_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_settings" ADD CONSTRAINT "assistant_settings_updated_by_id_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_usage" ADD CONSTRAINT "assistant_usage_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_manual_premium" ADD CONSTRAINT "billing_manual_premium_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_manual_premium" ADD CONSTRAINT "billing_manual_premium_granted_by_id_user_id_fk" FOREIGN KEY ("granted_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_feedback" ADD CONSTRAINT "chat_feedback_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_feedback" ADD CONSTRAINT "chat_feedback_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards_card" ADD CONSTRAINT "flashcards_card_note_id_flashcards_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."flashcards_note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards_card" ADD CONSTRAINT "flashcards_card_deck_id_flashcards_deck_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."flashcards_deck"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards_card" ADD CONSTRAINT "flashcards_card_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards_deck" ADD CONSTRAINT "flashcards_deck_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards_fact" ADD CONSTRAINT "flashcards_fact_card_id_flashcards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."flashcards_card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards_fact" ADD CONSTRAINT "flashcards_fact_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards_medium" ADD CONSTRAINT "flashcards_medium_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards_note" ADD CONSTRAINT "flashcards_note_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards_optimisation" ADD CONSTRAINT "flashcards_optimisation_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards_plan" ADD CONSTRAINT "flashcards_plan_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards_session" ADD CONSTRAINT "flashcards_session_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards_transfer" ADD CONSTRAINT "flashcards_transfer_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_usage_at" ON "assistant_usage" USING btree ("at");--> statement-breakpoint
CREATE INDEX "assistant_usage_person" ON "assistant_usage" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "assistant_usage_model" ON "assistant_usage" USING btree ("model","at");--> statement-breakpoint
CREATE INDEX "chat_feedback_owner" ON "chat_feedback" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "chat_feedback_latest" ON "chat_feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "flashcards_card_owner" ON "flashcards_card" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flashcards_card_ordinal" ON "flashcards_card" USING btree ("note_id","ordinal");--> statement-breakpoint
CREATE INDEX "flashcards_card_due" ON "flashcards_card" USING btree ("deck_id","due");--> statement-breakpoint
CREATE INDEX "flashcards_card_new" ON "flashcards_card" USING btree ("deck_id","position") WHERE phase = 'new';--> statement-breakpoint
CREATE INDEX "flashcards_deck_owner" ON "flashcards_deck" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flashcards_deck_name" ON "flashcards_deck" USING btree ("owner_id","name");--> statement-breakpoint
CREATE INDEX "flashcards_fact_owner" ON "flashcards_fact" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "flashcards_fact_card" ON "flashcards_fact" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "flashcards_fact_at" ON "flashcards_fact" USING btree ("owner_id","at");--> statement-breakpoint
CREATE INDEX "flashcards_fact_session" ON "flashcards_fact" USING btree ("session_id") WHERE session_id is not null;--> statement-breakpoint
CREATE INDEX "flashcards_medium_owner" ON "flashcards_medium" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flashcards_medium_hash" ON "flashcards_medium" USING btree ("owner_id","hash");--> statement-breakpoint
CREATE INDEX "flashcards_note_owner" ON "flashcards_note" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flashcards_note_guid" ON "flashcards_note" USING btree ("owner_id","guid");--> statement-breakpoint
CREATE INDEX "flashcards_note_folded" ON "flashcards_note" USING btree ("owner_id","folded");--> statement-breakpoint
CREATE INDEX "flashcards_note_transfer" ON "flashcards_note" USING btree ("transfer_id") WHERE transfer_id is not null;--> statement-breakpoint
CREATE INDEX "flashcards_optimisation_owner" ON "flashcards_optimisation" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "flashcards_plan_owner" ON "flashcards_plan" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "flashcards_session_owner" ON "flashcards_session" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "flashcards_transfer_owner" ON "flashcards_transfer" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "flashcards_transfer_running" ON "flashcards_transfer" USING btree ("alive_at") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "chat_conversation_deleted" ON "chat_conversation" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "chat_message_parent" ON "chat_message" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "chat_message_uncounted" ON "chat_message" USING btree ("alive_at") WHERE role = 'assistant' and not counted and status <> 'writing';--> statement-breakpoint
CREATE INDEX "chat_conversation_latest" ON "chat_conversation" USING btree ("owner_id","pinned","updated_at");--> statement-breakpoint
-- Conversations of the first version were one line: each message follows the one before it, the last is shown.
UPDATE "chat_message" AS "later" SET "parent_id" = (SELECT "earlier"."id" FROM "chat_message" AS "earlier" WHERE "earlier"."conversation_id" = "later"."conversation_id" AND "earlier"."seq" < "later"."seq" ORDER BY "earlier"."seq" DESC LIMIT 1);--> statement-breakpoint
UPDATE "chat_conversation" SET "leaf_id" = (SELECT "id" FROM "chat_message" WHERE "conversation_id" = "chat_conversation"."id" ORDER BY "seq" DESC LIMIT 1);--> statement-breakpoint
-- Nothing counted what they cost then: no row is made up for them.
UPDATE "chat_message" SET "counted" = true WHERE "role" = 'assistant';--> statement-breakpoint
ALTER TABLE "chat_message" DROP COLUMN "reply_to";--> statement-breakpoint
CREATE POLICY "chat_feedback_owner_only" ON "chat_feedback" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "flashcards_card_owner_only" ON "flashcards_card" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "flashcards_deck_owner_only" ON "flashcards_deck" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "flashcards_fact_owner_only" ON "flashcards_fact" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "flashcards_medium_owner_only" ON "flashcards_medium" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "flashcards_note_owner_only" ON "flashcards_note" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "flashcards_optimisation_owner_only" ON "flashcards_optimisation" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "flashcards_plan_owner_only" ON "flashcards_plan" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "flashcards_session_owner_only" ON "flashcards_session" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "flashcards_transfer_owner_only" ON "flashcards_transfer" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "chat_feedback" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flashcards_card" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flashcards_deck" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flashcards_fact" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flashcards_medium" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flashcards_note" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flashcards_optimisation" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flashcards_plan" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flashcards_session" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flashcards_transfer" TO "app_user";
