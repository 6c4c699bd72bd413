CREATE TABLE "flashcards_note_type" (
	"digest" text NOT NULL,
	"definition" text NOT NULL,
	"media" json NOT NULL,
	"transfer_id" uuid,
	"owner_id" text NOT NULL,
	CONSTRAINT "flashcards_note_type_owner_id_digest_pk" PRIMARY KEY("owner_id","digest")
);
--> statement-breakpoint
ALTER TABLE "flashcards_note_type" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "flashcards_card" ADD COLUMN "origin" json;--> statement-breakpoint
ALTER TABLE "flashcards_note" ADD COLUMN "origin" json;--> statement-breakpoint
ALTER TABLE "flashcards_note_type" ADD CONSTRAINT "flashcards_note_type_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "flashcards_note_type_owner_only" ON "flashcards_note_type" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flashcards_note_type" TO "app_user";
