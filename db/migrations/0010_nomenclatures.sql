CREATE TABLE "nomenclature_row" (
	"version_id" text NOT NULL,
	"part" text NOT NULL,
	"key" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "nomenclature_row_version_id_part_key_pk" PRIMARY KEY("version_id","part","key")
);
--> statement-breakpoint
ALTER TABLE "nomenclature_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "nomenclature_version" (
	"id" text PRIMARY KEY NOT NULL,
	"nomenclature" text NOT NULL,
	"status" text NOT NULL,
	"edition" text NOT NULL,
	"files" jsonb NOT NULL,
	"digest" text NOT NULL,
	"counts" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"alive_at" timestamp with time zone NOT NULL,
	"current_from" timestamp with time zone,
	"current_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "nomenclature_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "nomenclature_row" ADD CONSTRAINT "nomenclature_row_version_id_nomenclature_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."nomenclature_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nomenclature_version_of" ON "nomenclature_version" USING btree ("nomenclature","status");--> statement-breakpoint
CREATE UNIQUE INDEX "nomenclature_version_current" ON "nomenclature_version" USING btree ("nomenclature") WHERE status = 'current';--> statement-breakpoint
CREATE POLICY "nomenclature_row_read" ON "nomenclature_row" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
CREATE POLICY "nomenclature_version_read" ON "nomenclature_version" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
GRANT SELECT ON "nomenclature_row" TO "app_user";--> statement-breakpoint
GRANT SELECT ON "nomenclature_version" TO "app_user";
