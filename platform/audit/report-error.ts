import { randomBytes } from "node:crypto";
import type { Services } from "#platform/feature/server/context.ts";
import { insertErrorReport } from "./queries.ts";

/** Gives a bug its `err_` id, logs it and keeps a row for administrators. Never throws: it stands where all else failed. */
export async function reportServerError(
  services: Pick<Services, "db" | "log">,
  error: unknown,
  route: string,
  personId: string | null,
): Promise<string> {
  const id = `err_${randomBytes(8).toString("hex")}`;
  const { message, stack } = describe(error);
  services.log.error({ id, route, stack }, message);
  try {
    await services.db.asSystem("error report", (tx) =>
      insertErrorReport(tx, {
        id,
        side: "server",
        personId,
        message: message.slice(0, 500),
        stack: stack.slice(0, 4000),
        route: route.slice(0, 200),
      }),
    );
  } catch (failed) {
    services.log.error({ id, cause: describe(failed).message }, "error report not stored");
  }
  return id;
}

/** A failed query carries its parameters in its message, which may be a person's text: only its code and place remain. */
function describe(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: `thrown ${typeof error}`, stack: "" };
  const frames = (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
  if (error.message.startsWith("Failed query:")) {
    const cause = error.cause as { code?: string; constraint?: string; table?: string } | undefined;
    return {
      message: `query failed: ${cause?.code ?? "unknown"} ${cause?.table ?? ""} ${cause?.constraint ?? ""}`.trim(),
      stack: frames,
    };
  }
  return { message: `${error.name}: ${error.message}`, stack: frames };
}
