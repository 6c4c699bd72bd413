import { randomBytes } from "node:crypto";
import type { Services } from "#platform/feature/server/context.ts";
import { describeError } from "#platform/log/describe-error.ts";
import { insertErrorReport } from "./queries.ts";

/** Gives a bug its `err_` id, logs it and keeps a row for administrators. Never throws: it stands where all else failed. */
export async function reportServerError(
  services: Pick<Services, "db" | "log">,
  error: unknown,
  route: string,
  personId: string | null,
): Promise<string> {
  const id = `err_${randomBytes(8).toString("hex")}`;
  const { message, stack } = describeError(error);
  services.log.error({ id, route, stack }, message);
  try {
    await services.db.asSystem("error report", (tx) =>
      insertErrorReport(tx, {
        id,
        side: "server",
        personId,
        message: storable(message, 500),
        stack: storable(stack, 4000),
        route: storable(route, 200),
      }),
    );
  } catch (failed) {
    services.log.error({ id, cause: describeError(failed).message }, "error report not stored");
  }
  return id;
}

const storable = (text: string, length: number) => text.replaceAll("\0", "").slice(0, length);
