CREATE TABLE "checklist_completion" (
	"run_id" uuid NOT NULL,
	"checklist" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "checklist_completion_owner_id_run_id_pk" PRIMARY KEY("owner_id","run_id")
);
--> statement-breakpoint
ALTER TABLE "checklist_completion" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "checklist_mark" (
	"checklist" text NOT NULL,
	"favourite" boolean NOT NULL,
	"favourite_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "checklist_mark_owner_id_checklist_pk" PRIMARY KEY("owner_id","checklist")
);
--> statement-breakpoint
ALTER TABLE "checklist_mark" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_checklist" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"author" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_checklist" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_checklist_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checklist_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_checklist_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "checklist_run_device" (
	"run_id" uuid NOT NULL,
	"device" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checklist_run_device_run_id_device_pk" PRIMARY KEY("run_id","device")
);
--> statement-breakpoint
ALTER TABLE "checklist_run_device" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "checklist_run_entry" (
	"run_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" bigint NOT NULL,
	"step" text,
	"text" text,
	CONSTRAINT "checklist_run_entry_run_id_id_pk" PRIMARY KEY("run_id","id")
);
--> statement-breakpoint
ALTER TABLE "checklist_run_entry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "checklist_run_member" (
	"run_id" uuid NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "checklist_run_member_owner_id_run_id_pk" PRIMARY KEY("owner_id","run_id")
);
--> statement-breakpoint
ALTER TABLE "checklist_run_member" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "checklist_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"checklist" text NOT NULL,
	"title" text NOT NULL,
	"code" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"skew" bigint NOT NULL,
	CONSTRAINT "checklist_run_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "checklist_run" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "checklist_completion" ADD CONSTRAINT "checklist_completion_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_mark" ADD CONSTRAINT "checklist_mark_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_checklist" ADD CONSTRAINT "own_checklist_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_checklist_version" ADD CONSTRAINT "own_checklist_version_checklist_id_own_checklist_id_fk" FOREIGN KEY ("checklist_id") REFERENCES "public"."own_checklist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_run_device" ADD CONSTRAINT "checklist_run_device_run_id_checklist_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."checklist_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_run_entry" ADD CONSTRAINT "checklist_run_entry_run_id_checklist_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."checklist_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_run_member" ADD CONSTRAINT "checklist_run_member_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_run" ADD CONSTRAINT "checklist_run_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_checklist_owner" ON "own_checklist" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "own_checklist_version_number" ON "own_checklist_version" USING btree ("checklist_id","number");--> statement-breakpoint
CREATE INDEX "checklist_run_member_run" ON "checklist_run_member" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "checklist_run_owner" ON "checklist_run" USING btree ("owner_id");--> statement-breakpoint
CREATE POLICY "checklist_completion_owner_only" ON "checklist_completion" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "checklist_mark_owner_only" ON "checklist_mark" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "own_checklist_read" ON "own_checklist" AS PERMISSIVE FOR SELECT TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), '')) or shared);--> statement-breakpoint
CREATE POLICY "own_checklist_insert" ON "own_checklist" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "own_checklist_update" ON "own_checklist" AS PERMISSIVE FOR UPDATE TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "own_checklist_delete" ON "own_checklist" AS PERMISSIVE FOR DELETE TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "own_checklist_version_read" ON "own_checklist_version" AS PERMISSIVE FOR SELECT TO "app_user" USING (exists (select 1 from own_checklist c where c.id = own_checklist_version.checklist_id));--> statement-breakpoint
CREATE POLICY "own_checklist_version_insert" ON "own_checklist_version" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK (exists (select 1 from own_checklist c where c.id = own_checklist_version.checklist_id and c.owner_id = (select nullif(current_setting('app.user_id', true), ''))));--> statement-breakpoint
CREATE POLICY "own_checklist_version_update" ON "own_checklist_version" AS PERMISSIVE FOR UPDATE TO "app_user" USING (exists (select 1 from own_checklist c where c.id = own_checklist_version.checklist_id and c.owner_id = (select nullif(current_setting('app.user_id', true), '')))) WITH CHECK (exists (select 1 from own_checklist c where c.id = own_checklist_version.checklist_id and c.owner_id = (select nullif(current_setting('app.user_id', true), ''))));--> statement-breakpoint
CREATE POLICY "own_checklist_version_delete" ON "own_checklist_version" AS PERMISSIVE FOR DELETE TO "app_user" USING (exists (select 1 from own_checklist c where c.id = own_checklist_version.checklist_id and c.owner_id = (select nullif(current_setting('app.user_id', true), ''))));--> statement-breakpoint
CREATE POLICY "checklist_run_device_read" ON "checklist_run_device" AS PERMISSIVE FOR SELECT TO "app_user" USING (exists (select 1 from checklist_run r where r.id = run_id));--> statement-breakpoint
CREATE POLICY "checklist_run_device_insert" ON "checklist_run_device" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK (exists (select 1 from checklist_run r where r.id = run_id));--> statement-breakpoint
CREATE POLICY "checklist_run_device_update" ON "checklist_run_device" AS PERMISSIVE FOR UPDATE TO "app_user" USING (exists (select 1 from checklist_run r where r.id = run_id)) WITH CHECK (exists (select 1 from checklist_run r where r.id = run_id));--> statement-breakpoint
CREATE POLICY "checklist_run_device_delete" ON "checklist_run_device" AS PERMISSIVE FOR DELETE TO "app_user" USING (exists (select 1 from checklist_run r where r.id = run_id));--> statement-breakpoint
CREATE POLICY "checklist_run_entry_read" ON "checklist_run_entry" AS PERMISSIVE FOR SELECT TO "app_user" USING (exists (select 1 from checklist_run r where r.id = run_id));--> statement-breakpoint
CREATE POLICY "checklist_run_entry_insert" ON "checklist_run_entry" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK (exists (select 1 from checklist_run r where r.id = run_id));--> statement-breakpoint
CREATE POLICY "checklist_run_entry_update" ON "checklist_run_entry" AS PERMISSIVE FOR UPDATE TO "app_user" USING (exists (select 1 from checklist_run r where r.id = run_id)) WITH CHECK (exists (select 1 from checklist_run r where r.id = run_id));--> statement-breakpoint
CREATE POLICY "checklist_run_entry_delete" ON "checklist_run_entry" AS PERMISSIVE FOR DELETE TO "app_user" USING (exists (select 1 from checklist_run r where r.id = run_id));--> statement-breakpoint
CREATE POLICY "checklist_run_member_owner_only" ON "checklist_run_member" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "checklist_run_read" ON "checklist_run" AS PERMISSIVE FOR SELECT TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), '')) or exists (select 1 from checklist_run_member m where m.run_id = checklist_run.id and m.owner_id = (select nullif(current_setting('app.user_id', true), ''))));--> statement-breakpoint
CREATE POLICY "checklist_run_insert" ON "checklist_run" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "checklist_run_update" ON "checklist_run" AS PERMISSIVE FOR UPDATE TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "checklist_run_delete" ON "checklist_run" AS PERMISSIVE FOR DELETE TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "checklist_completion" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "checklist_mark" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "own_checklist" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "own_checklist_version" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "checklist_run_device" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "checklist_run_entry" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "checklist_run_member" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "checklist_run" TO "app_user";
