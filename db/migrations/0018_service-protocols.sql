CREATE TABLE "service_protocol_passage" (
	"id" text PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"page" integer,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('fr'::regconfig, translate(left("heading" || ' ' || "text", 2000), U&'\2019\2018\00AB\00BB\00A0\202F\2013\2014\2026\201C\201D', '           '))) STORED
);
--> statement-breakpoint
ALTER TABLE "service_protocol_passage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_protocol_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"protocol_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"service" text NOT NULL,
	"author" text NOT NULL,
	"dated" date NOT NULL,
	"valid_until" date,
	"origin" text NOT NULL,
	"file_name" text NOT NULL,
	"pages" jsonb NOT NULL,
	"owner_id" text,
	"imported_by" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_protocol_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_protocol" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "service_protocol" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "service_protocol_passage" ADD CONSTRAINT "service_protocol_passage_version_id_service_protocol_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."service_protocol_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_protocol_version" ADD CONSTRAINT "service_protocol_version_protocol_id_service_protocol_id_fk" FOREIGN KEY ("protocol_id") REFERENCES "public"."service_protocol"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_protocol_version" ADD CONSTRAINT "service_protocol_version_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_protocol_passage_place" ON "service_protocol_passage" USING btree ("version_id","position");--> statement-breakpoint
CREATE INDEX "service_protocol_passage_search" ON "service_protocol_passage" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "service_protocol_version_number" ON "service_protocol_version" USING btree ("protocol_id","number");--> statement-breakpoint
CREATE INDEX "service_protocol_version_owner" ON "service_protocol_version" USING btree ("owner_id");--> statement-breakpoint
CREATE POLICY "service_protocol_passage_read" ON "service_protocol_passage" AS PERMISSIVE FOR SELECT TO "app_user" USING ((select nullif(current_setting('app.user_id', true), '')) is not null);--> statement-breakpoint
CREATE POLICY "service_protocol_passage_insert" ON "service_protocol_passage" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "service_protocol_passage_update" ON "service_protocol_passage" AS PERMISSIVE FOR UPDATE TO "app_user" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "service_protocol_passage_delete" ON "service_protocol_passage" AS PERMISSIVE FOR DELETE TO "app_user" USING (false);--> statement-breakpoint
CREATE POLICY "service_protocol_version_read" ON "service_protocol_version" AS PERMISSIVE FOR SELECT TO "app_user" USING ((select nullif(current_setting('app.user_id', true), '')) is not null);--> statement-breakpoint
CREATE POLICY "service_protocol_version_insert" ON "service_protocol_version" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "service_protocol_version_update" ON "service_protocol_version" AS PERMISSIVE FOR UPDATE TO "app_user" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "service_protocol_version_delete" ON "service_protocol_version" AS PERMISSIVE FOR DELETE TO "app_user" USING (false);--> statement-breakpoint
CREATE POLICY "service_protocol_read" ON "service_protocol" AS PERMISSIVE FOR SELECT TO "app_user" USING ((select nullif(current_setting('app.user_id', true), '')) is not null);--> statement-breakpoint
CREATE POLICY "service_protocol_insert" ON "service_protocol" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "service_protocol_update" ON "service_protocol" AS PERMISSIVE FOR UPDATE TO "app_user" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "service_protocol_delete" ON "service_protocol" AS PERMISSIVE FOR DELETE TO "app_user" USING (false);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "service_protocol_passage" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "service_protocol_version" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "service_protocol" TO "app_user";
