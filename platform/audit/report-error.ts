import { randomBytes } from "node:crypto";
import type { Database } from "#platform/db/database.ts";
import { describeError } from "#platform/log/describe-error.ts";
import type { Log } from "#platform/log/log.ts";
import { storableStart } from "#platform/text/storable.ts";
import { insertErrorReport } from "./queries.ts";

/**
 * Gives a bug its `err_` id, logs it and keeps a row for administrators. Never throws: it stands
 * where all else failed.
 */
export async function reportServerError(
  services: { db: Database; log: Log },
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
        message: storableStart(message, 500),
        stack: storableStart(stack, 4000),
        route: storableStart(route, 200),
      }),
    );
  } catch (failed) {
    services.log.error({ id, cause: describeError(failed).message }, "error report not stored");
  }
  return id;
}
