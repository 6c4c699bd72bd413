CREATE TABLE "study_panel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"who" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"published" jsonb,
	"owner_id" text NOT NULL,
	CONSTRAINT "study_panel_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "study_panel" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "study_panel_answer" (
	"panel_id" uuid NOT NULL,
	"item" smallint NOT NULL,
	"step" text NOT NULL,
	"comment" text,
	"at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "study_panel_answer_owner_id_panel_id_item_pk" PRIMARY KEY("owner_id","panel_id","item")
);
--> statement-breakpoint
ALTER TABLE "study_panel_answer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "study_question_search";--> statement-breakpoint
ALTER TABLE "study_panel" ADD CONSTRAINT "study_panel_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_panel_answer" ADD CONSTRAINT "study_panel_answer_panel_id_study_panel_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."study_panel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_panel_answer" ADD CONSTRAINT "study_panel_answer_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_panel_owner" ON "study_panel" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "study_panel_answer_panel" ON "study_panel_answer" USING btree ("panel_id");--> statement-breakpoint
CREATE INDEX "study_question_list" ON "study_question" USING btree ("owner_id","place","id","type","specialty","difficulty","rank");--> statement-breakpoint
CREATE INDEX "study_question_words" ON "study_question" USING gin ((array["owner_id"]),"search");--> statement-breakpoint
CREATE POLICY "study_panel_owner_only" ON "study_panel" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
CREATE POLICY "study_panel_answer_owner_only" ON "study_panel_answer" AS PERMISSIVE FOR ALL TO "app_user" USING (owner_id = (select nullif(current_setting('app.user_id', true), ''))) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "study_panel" TO "app_user";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "study_panel_answer" TO "app_user";
--> statement-breakpoint
-- Row security reads every row of a person before it looks for a word: the words are looked up here, for the person of the
-- transaction and for nobody else. Ids alone come out, and whoever reads them is under row security again.
CREATE FUNCTION "study_question_found"("words" text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER ROWS 200
SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT id FROM public.study_question
  WHERE array[owner_id] @> array[nullif(current_setting('app.user_id', true), '')]
    AND search @@ websearch_to_tsquery('public.fr'::regconfig, words)
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "study_question_found"(text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "study_question_found"(text) TO "app_user";
