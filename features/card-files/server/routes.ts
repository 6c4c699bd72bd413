// The files that come and go: too large for a procedure.
import { randomUUID } from "node:crypto";
import { fileKey, isUuid, nameIn, refuse } from "#features/flashcards/server/public.ts";
import { DEFAULT_ZONE } from "#features/memory/domain/public.ts";
import type { PlainRoute } from "#platform/feature/server/server-feature.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { kindOf, openFile } from "./open-file.ts";
import { addTransfer, findTransfer, findTransferWork, NOTHING } from "./queries-transfer.ts";

const FILE_MAX = 256 * 1024 * 1024;
const SENT_PER_HOUR = 30;

const attachment = (name: string) => {
  const plain = name.normalize("NFKD").replace(/[^\x20-\x7e]|["\\]/g, "");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
};

export const routes: readonly PlainRoute[] = [
  {
    method: "POST",
    path: "/api/flashcards/imports",
    access: "person",
    maxBody: FILE_MAX,
    handle: async (request, { me, services }) => {
      const { db, files, now } = services;
      const asked = new URL(request.url).searchParams.get("id") ?? randomUUID();
      if (!isUuid(asked)) return refuse("BAD_REQUEST", 400);
      const key = `flashcards.import:${me.id}`;
      const pace = await takeRateLimit(db, {
        key,
        max: SENT_PER_HOUR,
        windowSeconds: 3600,
        now: now(),
      });
      if (!pace.allowed)
        return refuse("RATE_LIMITED", 429, { "retry-after": String(pace.retryAfter) });
      const fileName = nameIn(request, "import.apkg");
      const kind = kindOf(fileName);
      const bytes = new Uint8Array(await request.arrayBuffer());
      // Only counted here: no day is read of it yet.
      const opened = await openFile(
        { bytes },
        { kind, fileName, mapping: null, now: now(), timeZone: DEFAULT_ZONE },
      );
      const row = {
        ...{ id: asked, ownerId: me.id, direction: "import" as const, kind, fileName },
        ...{ createdAt: now(), aliveAt: now() },
      };
      if (opened.ok) {
        const { file } = opened;
        const counts = { ...NOTHING, ...file.counts, decks: file.decks.length };
        const { preview, mapping } = file;
        await file.close();
        const stored = fileKey("import");
        await files.put(stored, bytes, "application/octet-stream");
        const total = counts.notes + counts.media;
        const added = await db.asPerson(me.id, (tx) =>
          addTransfer(tx, {
            ...row,
            status: "ready",
            counts,
            total,
            key: stored,
            preview,
            mapping,
          }),
        );
        // A file that no row names would outlive its person.
        if (!added) await files.remove(stored);
      } else
        await db.asPerson(me.id, (tx) =>
          addTransfer(tx, { ...row, status: "failed", refusal: opened.reason, counts: NOTHING }),
        );
      const transfer = await db.asPerson(me.id, (tx) => findTransfer(tx, asked));
      return transfer ? Response.json(transfer, { status: 201 }) : refuse("CONFLICT", 409);
    },
  },
  {
    method: "GET",
    path: "/api/flashcards/exports/:id",
    access: "person",
    handle: async (_request, { me, services }, { id = "" }) => {
      const work = isUuid(id)
        ? await services.db.asPerson(me.id, (tx) => findTransferWork(tx, id))
        : null;
      const ready = work?.direction === "export" && work.status === "done" ? work : null;
      const bytes = ready?.key ? await services.files.get(ready.key) : null;
      if (!ready || !bytes) return refuse("NOT_FOUND", 404);
      return new Response(new Uint8Array(bytes), {
        headers: {
          "content-type": TYPES[ready.kind],
          "content-disposition": attachment(ready.fileName),
          "cache-control": "no-store",
        },
      });
    },
  },
];

const TYPES = {
  apkg: "application/octet-stream",
  colpkg: "application/octet-stream",
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
} as const;
