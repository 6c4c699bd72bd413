import { ORPCError } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { session } from "#platform/auth/web/session.ts";
import { text } from "#platform/i18n/web/i18n.ts";
import { useStoredDraft } from "#platform/ui/saving/use-stored-draft.ts";
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
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { error, state, ...form } = useStoredDraft({
    fresh,
    missingIn,
    read: () => readDraft(me, place),
    write: (draft) => writeDraft(me, place, draft),
    send: ({ validUntil, ...given }) =>
      client.save({ ...given, validUntil: validUntil === "" ? null : validUntil }),
    latest: async (given) =>
      (await client.list(undefined)).protocols.find(({ id }) => id === given.id)?.number,
    onSaved: async ({ id, number }) => {
      await cache.invalidateQueries({ queryKey: queries.key() });
      await navigate({
        to: "/protocols/$protocolId/$number",
        params: { protocolId: id, number: String(number) },
      });
    },
  });
  // A failure has a place of its own: it may lead to the protocol that is here already.
  return { ...form, failure: error && failureOf(error), state: error ? "clean" : state } as const;
}
