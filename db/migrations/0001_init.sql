CREATE TABLE "audit_event" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" text,
	"action" text NOT NULL,
	"resource" text DEFAULT '' NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"level" text DEFAULT 'info' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "error_report" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"side" text NOT NULL,
	"person_id" text,
	"message" text NOT NULL,
	"stack" text DEFAULT '' NOT NULL,
	"route" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"handled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "error_report" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"language" text DEFAULT 'fr' NOT NULL,
	"provider_role" text DEFAULT 'user' NOT NULL,
	"system_role" text DEFAULT 'user' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "user" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"input" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_message" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"sent_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "mail_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "server_presence" (
	"id" text PRIMARY KEY NOT NULL,
	"files_mark" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "server_presence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verification" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limit_window" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_limit_window" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_chunk" (
	"message_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"text" text NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "chat_chunk_message_id_seq_pk" PRIMARY KEY("message_id","seq")
);
--> statement-breakpoint
ALTER TABLE "chat_chunk" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_conversation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_conversation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tools" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mind" text,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"reply_to" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"alive_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "chat_message_role" CHECK (role in ('person', 'assistant')),
	CONSTRAINT "chat_message_status" CHECK (status in ('writing', 'complete', 'stopped', 'interrupted', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "chat_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "library_edition" (
	"id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_edition" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "library_passage" (
	"id" text PRIMARY KEY NOT NULL,
	"sheet_id" text NOT NULL,
	"section" text NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"population" text NOT NULL,
	"doses" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"checked" jsonb,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('fr', "text")) STORED
);
--> statement-breakpoint
ALTER TABLE "library_passage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "library_sheet" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"specialty" text NOT NULL,
	"population" text NOT NULL,
	"abbreviations" jsonb NOT NULL,
	"synonyms" jsonb NOT NULL,
	"misspellings" jsonb NOT NULL,
	"name_text" text NOT NULL,
	"icd10" jsonb NOT NULL,
	"calculators" jsonb NOT NULL,
	"drugs" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"checked" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_sheet" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gdpr_consent" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consent_given" boolean NOT NULL,
	"consent_type" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"data_processing_purposes" text[] NOT NULL,
	"consent_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gdpr_consent" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_report" ADD CONSTRAINT "error_report_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_chunk" ADD CONSTRAINT "chat_chunk_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_chunk" ADD CONSTRAINT "chat_chunk_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD CONSTRAINT "chat_conversation_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_passage" ADD CONSTRAINT "library_passage_sheet_id_library_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."library_sheet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consent" ADD CONSTRAINT "gdpr_consent_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_event_at" ON "audit_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_event_person" ON "audit_event" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "error_report_at" ON "error_report" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mail_message_created" ON "mail_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_message_recipient" ON "mail_message" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "chat_chunk_owner" ON "chat_chunk" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "chat_conversation_owner" ON "chat_conversation" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "chat_conversation_latest" ON "chat_conversation" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "chat_message_owner" ON "chat_message" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_order" ON "chat_message" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE INDEX "chat_message_reply" ON "chat_message" USING btree ("reply_to");--> statement-breakpoint
CREATE INDEX "chat_message_writing" ON "chat_message" USING btree ("alive_at") WHERE status = 'writing';--> statement-breakpoint
CREATE INDEX "library_passage_sheet" ON "library_passage" USING btree ("sheet_id","position");--> statement-breakpoint
CREATE INDEX "library_passage_search" ON "library_passage" USING gin ("search");--> statement-breakpoint
CREATE INDEX "library_sheet_names" ON "library_sheet" USING gin ("name_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "gdpr_consent_owner" ON "gdpr_consent" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "gdpr_consent_latest" ON "gdpr_consent" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE POLICY "job_outbox_append" ON "job_outbox" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chat_chunk_owner_only" ON "chat_chunk" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "chat_conversation_owner_only" ON "chat_conversation" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "chat_message_owner_only" ON "chat_message" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "library_edition_read" ON "library_edition" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
CREATE POLICY "library_passage_read" ON "library_passage" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
CREATE POLICY "library_sheet_read" ON "library_sheet" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
CREATE POLICY "gdpr_consent_owner_only" ON "gdpr_consent" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "gdpr_consent" TO "app_user";--> statement-breakpoint
GRANT SELECT ON "library_edition" TO "app_user";--> statement-breakpoint
GRANT SELECT ON "library_passage" TO "app_user";--> statement-breakpoint
GRANT SELECT ON "library_sheet" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "chat_chunk" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "chat_conversation" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "chat_message" TO "app_user";--> statement-breakpoint
GRANT INSERT ON "job_outbox" TO "app_user";