import { ORPCError } from "@orpc/client";
import { text } from "#platform/i18n/web/i18n.ts";
import { formatDate } from "#platform/ui/format.ts";

export interface Failure {
  sentence: string;
  /** The library has nothing: another way out than trying again. */
  nothing: boolean;
}

const FAILURES = [
  "refused",
  "busy",
  "server",
  "unreachable",
  "cut",
  "silent",
  "tooSlow",
  "malformed",
  "notAStream",
  "redirected",
  "tooLong",
  "toolLoop",
  "empty",
] as const;

/** Why the model gave nothing, in a sentence. */
export const modelFailure = (reason: unknown): string =>
  text(`revision-sheets:failed.${FAILURES.find((one) => one === reason) ?? "server"}`);

/** Why no sheet was made, as the screen says it. */
export function readFailure(error: unknown, topic: string): Failure {
  const say = (sentence: string, nothing = false): Failure => ({ sentence, nothing });
  if (!(error instanceof ORPCError)) return say(text("revision-sheets:errors.generate"));
  const data: Record<string, unknown> =
    typeof error.data === "object" && error.data !== null ? error.data : {};
  const wait = (seconds: unknown) =>
    typeof seconds === "number" ? ` ${text("revision-sheets:errors.retryAfter", { seconds })}` : "";
  switch (error.code) {
    case "NOTHING_FOUND":
      return say(text("revision-sheets:errors.nothingFound", { topic }), true);
    case "NOTHING_EXTRACTED":
      return say(text("revision-sheets:errors.nothingExtracted"));
    case "ALLOWANCE_EXHAUSTED": {
      const day = data.resetsAt instanceof Date ? formatDate(data.resetsAt) : "";
      return say(
        text("revision-sheets:errors.allowanceExhausted", { limit: Number(data.limit), day }),
      );
    }
    case "GENERATION_FAILED": {
      const sentence = text("revision-sheets:errors.generationFailed", {
        reason: modelFailure(data.reason),
      });
      return say(`${sentence}${wait(data.retryAfter)}`);
    }
    case "RATE_LIMITED":
      return say(`${text("revision-sheets:errors.generate")}${wait(data.retryAfter)}`);
    default:
      return say(text("revision-sheets:errors.generate"));
  }
}
