DROP INDEX "library_passage_search";--> statement-breakpoint
ALTER TABLE "library_passage" DROP COLUMN "search";