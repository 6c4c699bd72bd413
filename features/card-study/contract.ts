import { z } from "zod";
import { id, instant, scope, timeZone } from "#features/flashcards/contract.ts";
import { procedure } from "#platform/http/procedure.ts";
import { session } from "./domain/wire-session.ts";

const tags = ["Flashcards"];
const route = (method: "GET" | "POST" | "PUT", path: `/${string}`, summary: string) =>
  procedure.route({ method, path, summary, tags });

export const contract = {
  startSession: route(
    "POST",
    "/flashcards/sessions",
    "Start a study session; the same id again is the same session",
  )
    .input(z.strictObject({ id, scope: scope, startedAt: instant }))
    .output(session),
  currentSession: route(
    "GET",
    "/flashcards/sessions/current",
    "The session to resume: started today, not ended",
  )
    .input(z.strictObject({ timeZone }))
    .output(session.nullable()),
  endSession: route(
    "PUT",
    "/flashcards/sessions/{id}/end",
    "End a session; its summary comes from its reviews",
  )
    .input(z.strictObject({ id, endedAt: instant }))
    .output(session),
};
