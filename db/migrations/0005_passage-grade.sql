ALTER TABLE "library_passage" ADD COLUMN "grade" text DEFAULT 'unopened' NOT NULL;--> statement-breakpoint
ALTER TABLE "library_passage" ADD COLUMN "limits" jsonb DEFAULT '[]'::jsonb NOT NULL;