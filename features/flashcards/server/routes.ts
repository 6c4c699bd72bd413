// Pictures and sounds: too large for a procedure.
import type { PlainRoute } from "#platform/feature/server/server-feature.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { revalidated } from "#platform/http/server/revalidated.ts";
import { mediaVerdict } from "./media-kind.ts";
import { keepMedium, mediumAddress } from "./media-store.ts";
import { findMedium } from "./queries-media.ts";
import { isUuid, nameIn, refuse } from "./sent-file.ts";

const MEDIUM_MAX = 10 * 1024 * 1024;
/** Ten megabytes each at most: nobody fills the store of the others. */
export const PICTURES_PER_HOUR = 200;

export const routes: readonly PlainRoute[] = [
  {
    method: "POST",
    path: "/api/flashcards/media",
    access: "person",
    maxBody: MEDIUM_MAX,
    handle: async (request, { me, services }) => {
      const limit = { max: PICTURES_PER_HOUR, windowSeconds: 3600, now: services.now() };
      const pace = await takeRateLimit(services.db, {
        ...limit,
        key: `flashcards.picture:${me.id}`,
      });
      if (!pace.allowed)
        return refuse("RATE_LIMITED", 429, { "retry-after": String(pace.retryAfter) });
      const bytes = Buffer.from(await request.arrayBuffer());
      const verdict = mediaVerdict(bytes);
      if (!verdict.ok) return refuse("UNSUPPORTED_TYPE", 415);
      const medium = { name: nameIn(request, "image"), type: verdict.type, bytes };
      const id = await keepMedium(services, me.id, medium, null);
      return Response.json({ id, address: mediumAddress(id) }, { status: 201 });
    },
  },
  {
    method: "GET",
    path: "/api/flashcards/media/:id",
    access: "person",
    handle: async (request, { me, services }, { id = "" }) => {
      const row = isUuid(id) ? await services.db.asPerson(me.id, (tx) => findMedium(tx, id)) : null;
      const bytes = row && (await services.files.get(row.key));
      if (!row || !bytes) return refuse("NOT_FOUND", 404);
      return revalidated(request, id, bytes, {
        "content-type": row.type,
        // A drawing opened by itself runs nothing.
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
    },
  },
];
