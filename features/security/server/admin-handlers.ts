// What administrators read and mark. The gate refuses everyone else; each read leaves its own row
// in the log.
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { recordAdminRead } from "./public.ts";
import {
  frequentActions,
  listEvents,
  listReports,
  markReport,
  openReports,
  readReport,
} from "./queries.ts";
import { scanInstallation } from "./threat.ts";

const os = implementFeature(contract);
const LEVELS = ["info", "warning", "critical"] as const;
const DAY = 86_400_000;

export const adminHandlers = {
  listEvents: os.listEvents.handler(async ({ input, context }) => {
    await recordAdminRead(context, "security_events");
    const since = new Date(context.services.now().getTime() - 90 * DAY);
    const { rows, actions } = await context.services.db.asSystem("security log", async (tx) => ({
      rows: await listEvents(tx, input),
      actions: await frequentActions(tx, since),
    }));
    const items = rows.slice(0, input.limit).map((row) => ({
      ...row,
      level: LEVELS.find((level) => level === row.level) ?? ("info" as const),
    }));
    return { items, actions, next: rows.length > input.limit ? (items.at(-1)?.id ?? null) : null };
  }),

  installationThreat: os.installationThreat.handler(async ({ context }) => {
    await recordAdminRead(context, "threat_level");
    return scanInstallation(context.services);
  }),

  listErrorReports: os.listErrorReports.handler(async ({ input, context }) => {
    await recordAdminRead(context, "error_reports");
    const handled = input.handled === undefined ? undefined : input.handled === "true";
    const { rows, open } = await context.services.db.asSystem("error reports", async (tx) => ({
      rows: await listReports(tx, { ...input, handled }),
      open: await openReports(tx),
    }));
    const items = rows.slice(0, input.limit);
    return { items, open, next: rows.length > input.limit ? (items.at(-1)?.id ?? null) : null };
  }),

  errorReport: os.errorReport.handler(async ({ input, context, errors }) => {
    await recordAdminRead(context, `error_reports/${input.id}`);
    const report = await context.services.db.asSystem("error report", (tx) =>
      readReport(tx, input.id),
    );
    if (!report) throw errors.NOT_FOUND();
    return report;
  }),

  handleErrorReport: os.handleErrorReport.handler(async ({ input, context, errors }) => {
    await recordAdminRead(context, `error_reports/${input.id}/handled`);
    const found = await context.services.db.asSystem("error report", (tx) =>
      markReport(tx, input.id, input.handled),
    );
    if (!found) throw errors.NOT_FOUND();
    return { handled: input.handled };
  }),
};
