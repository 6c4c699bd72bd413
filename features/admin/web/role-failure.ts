import { ORPCError } from "@orpc/client";

/** Key of the sentence that says why a role stays as it is. */
export const roleFailure = (error: unknown): "lastAdmin" | "saveFailed" =>
  error instanceof ORPCError && error.code === "LAST_ADMIN" ? "lastAdmin" : "saveFailed";
