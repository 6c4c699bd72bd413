// The text of a file that somebody means to import, given back and not kept: it is looked at, with
// its passages, before anything is saved.
import { type DocumentLimits, readDocument } from "#platform/documents/server/read-document.ts";
import type { PlainRoute } from "#platform/feature/server/server-feature.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import {
  LARGEST_FILE,
  LONGEST_TEXT,
  MOST_PAGES,
  MOST_SCANS,
  mayWrite,
} from "../domain/protocol.ts";
import { streamProgress } from "./stream-progress.ts";

const LIMITS: DocumentLimits = {
  bytes: LARGEST_FILE,
  characters: LONGEST_TEXT,
  pages: MOST_PAGES,
  plain: true,
  scans: MOST_SCANS,
};
const SENT_PER_HOUR = 60;

const problem = (code: string) => ({ code, message: code });
const refused = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json(problem(code), { status, headers });

export const routes: readonly PlainRoute[] = [
  {
    method: "POST",
    path: "/api/protocols/texts",
    access: "person",
    maxBody: LARGEST_FILE,
    handle: async (request, { me, services }) => {
      // For who writes no protocol there is no such route.
      if (!mayWrite(me)) return refused("NOT_FOUND", 404);
      const pace = await takeRateLimit(services.db, {
        ...{ key: `protocols:text:${me.id}`, max: SENT_PER_HOUR, windowSeconds: 3600 },
        now: services.now(),
      });
      if (!pace.allowed)
        return refused("RATE_LIMITED", 429, { "retry-after": String(pace.retryAfter) });
      const bytes = new Uint8Array(await request.arrayBuffer());
      return streamProgress(request.signal, async (hear, signal) => {
        const read = await readDocument(bytes, signal, LIMITS, hear);
        if (!read.ok) return { status: 422, body: problem(read.reason) };
        // Half a protocol would be cited as the whole.
        if (read.cut) return { status: 422, body: problem("tooLong") };
        return { status: 200, body: { kind: read.kind, pages: read.pages } };
      });
    },
  },
];
