DROP INDEX "flashcards_fact_card";--> statement-breakpoint
ALTER TABLE "flashcards_fact" DROP CONSTRAINT "flashcards_fact_owner_id_id_pk";--> statement-breakpoint
ALTER TABLE "flashcards_fact" ADD CONSTRAINT "flashcards_fact_card_id_id_pk" PRIMARY KEY("card_id","id");