// The text of a file that somebody means to import, given back and not kept: it is looked at, with
// its passages, before anything is saved.
import { type DocumentLimits, readDocument } from "#platform/documents/server/read-document.ts";
import type { PlainRoute } from "#platform/feature/server/server-feature.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { LARGEST_FILE, LONGEST_TEXT, MOST_PAGES, mayWrite } from "../domain/protocol.ts";

const LIMITS: DocumentLimits = {
  bytes: LARGEST_FILE,
  characters: LONGEST_TEXT,
  pages: MOST_PAGES,
  plain: true,
};
const SENT_PER_HOUR = 60;

const refused = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ code, message: code }, { status, headers });

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
      const read = await readDocument(
        new Uint8Array(await request.arrayBuffer()),
        request.signal,
        LIMITS,
      );
      if (!read.ok) return refused(read.reason, 422);
      // Half a protocol would be cited as the whole.
      if (read.cut) return refused("tooLong", 422);
      return Response.json({ kind: read.kind, pages: read.pages });
    },
  },
];
