import type { ClientErrorReport } from "#platform/ui/errors/report.ts";
import { REPORT_LIMITS, scrubbed } from "../domain/scrub.ts";
import { client } from "./api.ts";

/**
 * Sends one error report under its id. True once the server has written it; sending it again
 * changes nothing.
 */
export async function sendReport(report: ClientErrorReport): Promise<boolean> {
  const answer = await client.reportClientError({
    id: report.id,
    message: scrubbed(`${report.name}: ${report.message}`, REPORT_LIMITS.message),
    stack: scrubbed(report.stack, REPORT_LIMITS.stack),
    route: scrubbed(report.path, REPORT_LIMITS.route),
    userAgent: navigator.userAgent.slice(0, REPORT_LIMITS.userAgent),
  });
  return answer.recorded;
}
