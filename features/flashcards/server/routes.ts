// What is too large or too plain for a procedure: pictures, and the files that come and go.
import { randomUUID } from "node:crypto";
import { DEFAULT_ZONE } from "#features/memory/domain/public.ts";
import { type DocumentLimits, readDocument } from "#platform/documents/server/read-document.ts";
import type { PlainRoute } from "#platform/feature/server/server-feature.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { revalidated } from "#platform/http/server/revalidated.ts";
import { storableStart } from "#platform/text/storable.ts";
import { MOST_TEXT } from "../domain/generation-limits.ts";
import { mediaVerdict } from "./anki/media-kind.ts";
import { fileKey, keepMedium, mediumAddress } from "./media-store.ts";
import { kindOf, openFile } from "./open-file.ts";
import { findMedium } from "./queries-media.ts";
import { addTransfer, findTransfer, findTransferWork, NOTHING } from "./queries-transfer.ts";

const MB = 1024 * 1024;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MEDIUM_MAX = 10 * MB;
const FILE_MAX = 256 * MB;
/** As for attachments (specification §5). */
export const DOCUMENT: DocumentLimits = {
  bytes: 10 * MB,
  characters: MOST_TEXT,
  pages: 200,
  plain: false,
};
const SENT_PER_HOUR = 30;
/** Ten megabytes each at most: nobody fills the store of the others. */
export const PICTURES_PER_HOUR = 200;

const refused = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ code, message: code }, { status, headers });

/** The name of a file, without its folders. */
const nameIn = (request: Request, otherwise: string) => {
  const name = (new URL(request.url).searchParams.get("name") ?? "")
    .replace(/\p{Cc}/gu, "")
    .split(/[/\\]/)
    .at(-1);
  return storableStart(name ?? "", 200) || otherwise;
};

const attachment = (name: string) => {
  const plain = name.normalize("NFKD").replace(/[^\x20-\x7e]|["\\]/g, "");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
};

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
        return refused("RATE_LIMITED", 429, { "retry-after": String(pace.retryAfter) });
      const bytes = Buffer.from(await request.arrayBuffer());
      const verdict = mediaVerdict(bytes);
      if (!verdict.ok) return refused("UNSUPPORTED_TYPE", 415);
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
      const row = UUID.test(id)
        ? await services.db.asPerson(me.id, (tx) => findMedium(tx, id))
        : null;
      const bytes = row && (await services.files.get(row.key));
      if (!row || !bytes) return refused("NOT_FOUND", 404);
      return revalidated(request, id, bytes, {
        "content-type": row.type,
        // A drawing opened by itself runs nothing.
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
    },
  },
  {
    method: "POST",
    path: "/api/flashcards/imports",
    access: "person",
    maxBody: FILE_MAX,
    handle: async (request, { me, services }) => {
      const { db, files, now } = services;
      const asked = new URL(request.url).searchParams.get("id") ?? randomUUID();
      if (!UUID.test(asked)) return refused("BAD_REQUEST", 400);
      const key = `flashcards.import:${me.id}`;
      const pace = await takeRateLimit(db, {
        key,
        max: SENT_PER_HOUR,
        windowSeconds: 3600,
        now: now(),
      });
      if (!pace.allowed)
        return refused("RATE_LIMITED", 429, { "retry-after": String(pace.retryAfter) });
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
      return transfer ? Response.json(transfer, { status: 201 }) : refused("CONFLICT", 409);
    },
  },
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
        return refused("RATE_LIMITED", 429, { "retry-after": String(pace.retryAfter) });
      const read = await readDocument(
        new Uint8Array(await request.arrayBuffer()),
        request.signal,
        DOCUMENT,
      );
      return read.ok
        ? Response.json({ text: read.text, cut: read.cut })
        : refused(read.reason, 422);
    },
  },
  {
    method: "GET",
    path: "/api/flashcards/exports/:id",
    access: "person",
    handle: async (_request, { me, services }, { id = "" }) => {
      const work = UUID.test(id)
        ? await services.db.asPerson(me.id, (tx) => findTransferWork(tx, id))
        : null;
      const ready = work?.direction === "export" && work.status === "done" ? work : null;
      const bytes = ready?.key ? await services.files.get(ready.key) : null;
      if (!ready || !bytes) return refused("NOT_FOUND", 404);
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
