CREATE TABLE "library_meaning" (
	"model" text NOT NULL,
	"text_hash" text NOT NULL,
	"vector" real[] NOT NULL,
	CONSTRAINT "library_meaning_model_text_hash_pk" PRIMARY KEY("model","text_hash")
);
--> statement-breakpoint
ALTER TABLE "library_meaning" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "library_meaning_read" ON "library_meaning" AS PERMISSIVE FOR SELECT TO "app_user" USING (true);--> statement-breakpoint
GRANT SELECT ON "library_meaning" TO "app_user";
