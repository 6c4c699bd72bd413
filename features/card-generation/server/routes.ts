// The text of a document, to make cards of: too large for a procedure.
import { refuse } from "#features/flashcards/server/public.ts";
import { type DocumentLimits, readDocument } from "#platform/documents/server/read-document.ts";
import type { PlainRoute } from "#platform/feature/server/server-feature.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { MOST_TEXT } from "../domain/limits.ts";

/** As for attachments (specification §5). */
export const DOCUMENT: DocumentLimits = {
  bytes: 10 * 1024 * 1024,
  characters: MOST_TEXT,
  pages: 200,
  plain: false,
  scans: 0,
};
const SENT_PER_HOUR = 30;

export const routes: readonly PlainRoute[] = [
  {
    method: "POST",
    path: "/api/flashcards/texts",
    access: "person",
    maxBody: DOCUMENT.bytes,
    handle: async (request, { me, services }) => {
      const key = `flashcards.text:${me.id}`;
      const pace = await takeRateLimit(services.db, {
        key,
        max: SENT_PER_HOUR,
        windowSeconds: 3600,
        now: services.now(),
      });
      if (!pace.allowed)
        return refuse("RATE_LIMITED", 429, { "retry-after": String(pace.retryAfter) });
      const read = await readDocument(
        new Uint8Array(await request.arrayBuffer()),
        request.signal,
        DOCUMENT,
      );
      return read.ok ? Response.json({ text: read.text, cut: read.cut }) : refuse(read.reason, 422);
    },
  },
];
