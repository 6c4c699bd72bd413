CREATE TABLE "nomenclature_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"partial" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"what" text DEFAULT '' NOT NULL,
	"edition" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "nomenclature_import" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "nomenclature_version" ADD COLUMN "inside" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "nomenclature_import_of" ON "nomenclature_import" USING btree ("source","created_at");