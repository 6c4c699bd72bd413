import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { session } from "#platform/auth/web/session.ts";
import { text } from "#platform/i18n/web/i18n.ts";
import type { SaveState } from "#platform/ui/saving/save-indicator.tsx";
import { client, queries } from "../api.ts";
import { type Draft, readDraft, writeDraft } from "./draft.ts";

const NEEDED = ["title", "service", "author", "dated"] as const;
export type Missing = (typeof NEEDED)[number] | "text" | "dates";

function missingIn(draft: Draft): Missing | null {
  if (draft.pages.every((page) => page.trim() === "")) return "text";
  const lacks = NEEDED.find((name) => draft[name].trim() === "");
  if (lacks) return lacks;
  return draft.validUntil !== "" && draft.validUntil < draft.dated ? "dates" : null;
}

export interface Failure {
  sentence: string;
  /** Id of the protocol of that name that is here already. */
  here: string | null;
}

const SENTENCES: Readonly<Record<string, string>> = {
  FORBIDDEN: "protocols:errors.forbidden",
  CONFLICT: "protocols:errors.conflict",
  WRONG_DATES: "protocols:errors.wrongDates",
  EMPTY_TEXT: "protocols:errors.emptyText",
  TOO_LONG: "protocols:errors.tooLong",
  PAYLOAD_TOO_LARGE: "protocols:errors.tooLong",
};

function failureOf(error: unknown): Failure {
  if (!(error instanceof ORPCError)) return { sentence: text("protocols:failed.save"), here: null };
  const data = (error.data ?? {}) as { id?: string; title?: string; retryAfter?: number };
  if (error.code === "ALREADY_HERE")
    return {
      sentence: text("protocols:errors.alreadyHere", { title: data.title ?? "" }),
      here: data.id ?? null,
    };
  if (error.code === "RATE_LIMITED")
    return {
      sentence: text("common:errors.rateLimited", { seconds: data.retryAfter ?? 60 }),
      here: null,
    };
  const key = SENTENCES[error.code] ?? "protocols:failed.save";
  return { sentence: text(key), here: null };
}

/**
 * What is typed, on this device until the server has it; once it has, the protocol is opened.
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
    mutationFn: ({ validUntil, ...given }: Draft) =>
      client.save({ ...given, validUntil: validUntil === "" ? null : validUntil }),
    onSuccess: async ({ id, number }) => {
      writeDraft(me, place, null);
      await cache.invalidateQueries({ queryKey: queries.key() });
      await navigate({
        to: "/protocols/$protocolId/$number",
        params: { protocolId: id, number: String(number) },
      });
    },
    onError: async (error, given) => {
      if (!(error instanceof ORPCError && error.code === "CONFLICT")) return;
      // Nothing is written over: what was typed follows the version that came before it.
      const list = await client.list(undefined).catch(() => null);
      const latest = list?.protocols.find(({ id }) => id === given.id);
      const next = { ...given, after: latest?.number ?? given.after };
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
  const failure = saving.error ? failureOf(saving.error) : null;
  const isPending = saving.isPending;
  // A failure has a place of its own: it may lead to the protocol that is here already.
  const state = failure ? "clean" : stateOf(isPending, held);
  return { draft, change, save, forget, missing, failure, isPending, state };
}

function stateOf(saving: boolean, held: boolean | null): SaveState {
  if (saving) return "saving";
  if (held === null) return "clean";
  return held ? "kept" : "unkept";
}
