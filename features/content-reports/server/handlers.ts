import { recordAdminRead } from "#features/security/server/public.ts";
import { recordAudit } from "#platform/audit/record.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { contract } from "../contract.ts";
import { addReport, answerReport, listReports, openByTarget, PAGE, reportsOn } from "./queries.ts";

const os = implementFeature(contract);

/** Enough for a careful reader of a whole sheet, too few to fill a disk. */
const REPORTS_PER_HOUR = 30;

export const handlers = os.router({
  report: os.report.handler(async ({ input, context, errors }) => {
    const { me, services } = context;
    const limit = await takeRateLimit(services.db, {
      key: `content-reports:${me.id}`,
      max: REPORTS_PER_HOUR,
      windowSeconds: 3600,
      now: services.now(),
    });
    if (!limit.allowed) throw errors.RATE_LIMITED({ data: { retryAfter: limit.retryAfter } });
    const kept = await services.db.asPerson(me.id, (tx) =>
      addReport(tx, { ...input, ownerId: me.id, at: services.now() }),
    );
    if (!kept) throw errors.CONFLICT();
    return { recorded: true as const };
  }),

  mine: os.mine.handler(({ input, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => reportsOn(tx, input.kind, input.target)),
  ),

  list: os.list.handler(async ({ input, context }) => {
    await recordAdminRead(context, "content_reports");
    const { rows, open } = await context.services.db.asSystem("content reports", async (tx) => ({
      rows: await listReports(tx, input),
      open: [...(await openByTarget(tx)).values()].reduce((sum, one) => sum + one, 0),
    }));
    const items = rows.slice(0, PAGE);
    return { items, open, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
  }),

  answer: os.answer.handler(async ({ input, context, errors }) => {
    const { me, request, services } = context;
    const found = await services.db.asSystem("content report answered", (tx) =>
      answerReport(tx, input),
    );
    if (!found) throw errors.NOT_FOUND();
    await recordAudit(services.db, {
      personId: me.id,
      action: "content_report_answered",
      resource: input.id,
      details: { status: input.status },
      userAgent: request.userAgent,
      address: request.address,
    });
    return { done: true as const };
  }),
});
