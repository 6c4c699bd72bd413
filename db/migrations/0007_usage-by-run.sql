-- Every run of an answer has its row: until now a later one was added to the first.
ALTER TABLE "assistant_usage" DROP CONSTRAINT "assistant_usage_pkey";--> statement-breakpoint
ALTER TABLE "assistant_usage" ADD CONSTRAINT "assistant_usage_message_id_run_pk" PRIMARY KEY("message_id","run");
