import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { session } from "#platform/auth/web/session.ts";
import { text } from "#platform/i18n/web/i18n.ts";
import type { SaveState } from "#platform/ui/saving/save-indicator.tsx";
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

const isConflict = (error: Error): boolean =>
  error instanceof ORPCError && error.code === "CONFLICT";

const sentenceOf = (error: Error): string =>
  text((error instanceof ORPCError && SENTENCES[error.code]) || "checklists:failed.save");

/**
 * What is typed, on this device until the server has it; once it has, the checklist is opened.
 * `fresh`: what the form begins with when nothing was typed there.
 */
export function useSaving(place: string, fresh: Draft) {
  const me = session.current()?.id ?? "";
  const [draft, setDraft] = useState(() => readDraft(me, place) ?? fresh);
  const [held, setHeld] = useState<boolean | null>(() => readDraft(me, place) && true);
  const [missing, setMissing] = useState<Missing | null>(null);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const saving = useMutation({
    mutationFn: (given: Draft) => client.saveOwn(given),
    onSuccess: async ({ id }) => {
      writeDraft(me, place, null);
      await cache.invalidateQueries({ queryKey: queries.key() });
      await navigate({ to: "/checklists/$checklistId", params: { checklistId: id } });
    },
    onError: async (error, given) => {
      if (!isConflict(error)) return;
      // Nothing is written over: what was typed follows the version that came before it.
      const latest = await client.checklist({ id: given.id }).catch(() => null);
      const next = { ...given, after: latest?.own?.number ?? given.after };
      setDraft(next);
      setHeld(writeDraft(me, place, next));
    },
  });
  const change = (over: Partial<Draft>) => {
    // Other words are another version: the same id again would be taken for what was sent before.
    const next = { ...draft, ...over, versionId: crypto.randomUUID() };
    setDraft(next);
    setMissing(null);
    saving.reset();
    setHeld(writeDraft(me, place, next));
  };
  const save = () => {
    const lacks = missingIn(draft);
    setMissing(lacks);
    if (lacks === null) saving.mutate(draft);
  };
  const forget = () => {
    writeDraft(me, place, null);
    setDraft({ ...fresh, versionId: crypto.randomUUID() });
    setMissing(null);
    saving.reset();
    setHeld(null);
  };
  const failure = saving.error ? sentenceOf(saving.error) : null;
  const isPending = saving.isPending;
  const state = stateOf(isPending, failure !== null, held);
  return { draft, change, save, forget, missing, failure, isPending, state };
}

function stateOf(saving: boolean, failed: boolean, held: boolean | null): SaveState {
  if (saving) return "saving";
  if (failed) return "failed";
  if (held === null) return "clean";
  return held ? "kept" : "unkept";
}
