// The files of an import, one a request: too large for a procedure.
import { z } from "zod";
import type { PlainRoute } from "#platform/feature/server/server-feature.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { storableStart } from "#platform/text/storable.ts";
import { NOMENCLATURES } from "../domain/official.ts";
import { addFile, addImport, findImport, stateOf } from "./queries-imports.ts";

const FILE_MAX = 64 * 1024 * 1024;
const MOST_FILES = 12;
const SENT_PER_HOUR = 120;

const asked = z.object({
  id: z.uuid(),
  source: z.enum(NOMENCLATURES),
  name: z
    .string()
    .transform((name) =>
      storableStart(name.replace(/\p{Cc}/gu, ""), 200)
        .split(/[/\\]/)
        .at(-1),
    )
    .pipe(z.string().min(1)),
});

const refuse = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ code, message: code }, { status, headers });

export const routes: readonly PlainRoute[] = [
  {
    method: "POST",
    path: "/api/admin/nomenclatures/files",
    access: "admin",
    maxBody: FILE_MAX,
    handle: async (request, { me, services }) => {
      const { db, files, now } = services;
      const read = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (!read.success) return refuse("INVALID_INPUT", 422);
      const { id, source, name } = read.data;
      const pace = await takeRateLimit(db, {
        ...{ key: `nomenclatures.file:${me.id}`, max: SENT_PER_HOUR, windowSeconds: 3600 },
        now: now(),
      });
      if (!pace.allowed)
        return refuse("RATE_LIMITED", 429, { "retry-after": String(pace.retryAfter) });
      const bytes = new Uint8Array(await request.arrayBuffer());
      const key = `nomenclatures/${crypto.randomUUID()}`;
      await files.put(key, bytes, "application/octet-stream");
      const added = await db.asSystem("official import", async (tx) => {
        await addImport(tx, { id, source, status: "ready", createdAt: now() });
        const work = await findImport(tx, id);
        return work?.source === source && (await addFile(tx, id, { name, key }, MOST_FILES));
      });
      if (!added) {
        // A file that no row names would stay for ever.
        await files.remove(key);
        return refuse("CONFLICT", 409);
      }
      const state = await db.asSystem("official import", (tx) => stateOf(tx, id));
      return Response.json(state, { status: 201 });
    },
  },
];
