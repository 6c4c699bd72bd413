import { ORPCError } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { session } from "#platform/auth/web/session.ts";
import { text } from "#platform/i18n/web/i18n.ts";
import { useStoredDraft } from "#platform/ui/saving/use-stored-draft.ts";
import { client, queries } from "../api.ts";
import { type Draft, readDraft, writeDraft } from "./draft.ts";

export type Missing = "title" | "step" | "timer";

function missingIn({ title, steps }: Draft): Missing | null {
  if (title.trim() === "") return "title";
  if (steps.some((step) => step.title.trim() === "")) return "step";
  return steps.some(({ timer }) => timer !== null && timer.label.trim() === "") ? "timer" : null;
}

const SENTENCES: Readonly<Record<string, string>> = {
  CONFLICT: "checklists:errors.conflict",
  NOT_FOUND: "checklists:errors.notFound",
  TOO_MANY: "checklists:errors.tooMany",
  UNKNOWN_PASSAGE: "checklists:errors.unknownPassage",
};

const sentenceOf = (error: Error): string =>
  text((error instanceof ORPCError && SENTENCES[error.code]) || "checklists:failed.save");

/**
 * What is typed, on this device until the server has it; once it has, the checklist is opened.
 * `fresh`: what the form begins with when nothing was typed there.
 */
export function useSaving(place: string, fresh: Draft) {
  const me = session.current()?.id ?? "";
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { error, ...form } = useStoredDraft({
    fresh,
    missingIn,
    read: () => readDraft(me, place),
    write: (draft) => writeDraft(me, place, draft),
    send: (draft) => client.saveOwn(draft),
    latest: async ({ id }) => (await client.checklist({ id })).own?.number,
    onSaved: async ({ id }) => {
      await cache.invalidateQueries({ queryKey: queries.key() });
      await navigate({ to: "/checklists/$checklistId", params: { checklistId: id } });
    },
  });
  return { ...form, failure: error && sentenceOf(error) };
}
