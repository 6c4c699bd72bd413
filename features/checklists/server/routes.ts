// The report of a run as a PDF file: laid out from what the device holds, and forgotten.
import { z } from "zod";
import type { PlainRoute } from "#platform/feature/server/server-feature.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { layOutPdf } from "#platform/pdf/server/lay-out.ts";
import { MOST_ENTRIES } from "../domain/run.ts";
import { reportPdf } from "../domain/run-report.ts";

const PER_MINUTE = 10;
const report = z.strictObject({
  title: z.string().min(1).max(200),
  subtitle: z.string().max(200),
  lines: z
    .array(
      z.strictObject({
        clock: z.string().max(20),
        time: z.string().max(40),
        words: z.string().max(600),
      }),
    )
    .min(1)
    .max(MOST_ENTRIES),
  notice: z.string().max(400),
});

const refused = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ code, message: code }, { status, headers });

const reportRoute: PlainRoute = {
  method: "POST",
  path: "/api/checklists/reports",
  access: "person",
  handle: async (request, { me, services }) => {
    const given = report.safeParse(await request.json().catch(() => null));
    if (!given.success) return refused("INVALID_INPUT", 422);
    const pace = await takeRateLimit(services.db, {
      ...{ key: `checklists.pdf:${me.id}`, max: PER_MINUTE, windowSeconds: 60 },
      now: services.now(),
    });
    if (!pace.allowed)
      return refused("RATE_LIMITED", 429, { "retry-after": String(pace.retryAfter) });
    return new Response(await layOutPdf(reportPdf(given.data), "{page} / {pages}"), {
      headers: { "content-type": "application/pdf", "cache-control": "no-store" },
    });
  },
};

export const routes: readonly PlainRoute[] = [reportRoute];
