// The profile picture: kept under a key of ours, shown to its owner only.
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { RequestContext } from "#platform/feature/server/context.ts";
import type { PlainRoute } from "#platform/feature/server/server-feature.ts";
import { revalidated } from "#platform/http/server/revalidated.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { AVATAR_MAX_BYTES, imageKind } from "../domain/image-kind.ts";
import { holdPerson, updatePerson } from "./queries.ts";

const PATH = "/api/me/avatar";

/** Files leave after the commit that forgets them. */
export const removeFile = defineJob({
  name: "accounts.removeFile",
  input: z.object({ key: z.string() }),
  handle: ({ key }, { files }) => files.remove(key),
});

/**
 * `/api/me/avatar?v=<key>`: the key changes with the picture, so that a browser never shows the one
 * before.
 */
export const avatarKey = (image: string | null) =>
  image?.startsWith(`${PATH}?v=`) ? image.slice(PATH.length + 3) : null;

/** False when the account was erased meanwhile. */
async function setImage({ me, services }: RequestContext, image: string | null): Promise<boolean> {
  const kept = await services.db.asSystem("avatar", async (tx) => {
    const before = avatarKey((await holdPerson(tx, me.id))?.image ?? null);
    if (before) await services.jobs.enqueue(tx, removeFile, { key: before });
    return (await updatePerson(tx, me.id, { image })) !== undefined;
  });
  await services.auth.forget(me.id);
  return kept;
}

export const avatarRoutes: readonly PlainRoute[] = [
  {
    method: "PUT",
    path: PATH,
    access: "person",
    maxBody: AVATAR_MAX_BYTES,
    handle: async (request, context) => {
      const content = new Uint8Array(await request.arrayBuffer());
      const type = imageKind(content);
      if (type === null)
        return Response.json(
          { code: "UNSUPPORTED_TYPE", message: "UNSUPPORTED_TYPE" },
          { status: 415 },
        );
      // It names nobody: what an erasure queues must hold no trace of the person.
      const key = `avatars-${randomUUID()}`;
      await context.services.files.put(key, content, type);
      if (!(await setImage(context, `${PATH}?v=${key}`))) {
        // A file that no account names would outlive its person.
        await context.services.files.remove(key);
        return Response.json(
          { code: "UNAUTHENTICATED", message: "UNAUTHENTICATED" },
          { status: 401 },
        );
      }
      return Response.json({ avatar: `${PATH}?v=${key}` });
    },
  },
  {
    method: "DELETE",
    path: PATH,
    access: "person",
    handle: async (_request, context) => {
      await setImage(context, null);
      return Response.json({ avatar: null });
    },
  },
  {
    method: "GET",
    path: PATH,
    access: "person",
    handle: async (request, { me, services }) => {
      const key = avatarKey(me.image);
      const content = key ? await services.files.get(key) : null;
      const type = content && imageKind(content);
      if (!key || !content || !type)
        return Response.json({ code: "NOT_FOUND", message: "NOT_FOUND" }, { status: 404 });
      return revalidated(request, key, content, { "content-type": type });
    },
  },
];
