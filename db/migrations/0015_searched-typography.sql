ALTER TABLE "chat_conversation" drop column "search";--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('fr'::regconfig, translate(left("title", 100000), U&'\2019\2018\00AB\00BB\00A0\202F\2013\2014\2026\201C\201D', '           '))) STORED;--> statement-breakpoint
ALTER TABLE "chat_message" drop column "search";--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('fr'::regconfig, translate(left("text", 100000), U&'\2019\2018\00AB\00BB\00A0\202F\2013\2014\2026\201C\201D', '           '))) STORED;--> statement-breakpoint
ALTER TABLE "library_passage" drop column "search";--> statement-breakpoint
ALTER TABLE "library_passage" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('fr'::regconfig, translate(left("text", 100000), U&'\2019\2018\00AB\00BB\00A0\202F\2013\2014\2026\201C\201D', '           '))) STORED;--> statement-breakpoint
-- Dropped with its column.
CREATE INDEX "library_passage_search" ON "library_passage" USING gin ("search");
