CREATE TABLE "medication_rcp" (
	"cis" text NOT NULL,
	"digest" text NOT NULL,
	"official" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"first_read_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "medication_rcp_cis_digest_pk" PRIMARY KEY("cis","digest")
);
--> statement-breakpoint
ALTER TABLE "medication_rcp" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "medication_rcp_read" ON "medication_rcp" USING btree ("cis","read_at");--> statement-breakpoint
CREATE POLICY "medication_rcp_read" ON "medication_rcp" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
GRANT SELECT ON "medication_rcp" TO "app_user";
