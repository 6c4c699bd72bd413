import { ORPCError } from "@orpc/client";

/** The sentence for a paper that could not begin. */
export const failureOf = (error: unknown) =>
  error instanceof ORPCError && error.code === "NO_QUESTIONS"
    ? "errors.noQuestions"
    : "errors.session";
