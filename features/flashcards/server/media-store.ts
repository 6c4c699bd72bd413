// Pictures and sounds of cards: bytes in the file store, a row each, the same bytes once.
import { createHash, randomUUID } from "node:crypto";
import type { Services } from "#platform/feature/server/context.ts";
import { storableStart } from "#platform/text/storable.ts";
import { addMedium, mediaByHash } from "./queries-media.ts";

const PATH = "/api/flashcards/media/";
export const mediumAddress = (id: string) => `${PATH}${id}`;
/** The id in an address of ours; null for any other. */
export const mediumId = (address: string): string | null => {
  const id = address.startsWith(PATH) ? address.slice(PATH.length) : "";
  return /^[0-9a-f-]{36}$/.test(id) ? id : null;
};

/**
 * Keys in the file store. They name nobody: what an erasure queues must hold no trace of the
 * person.
 */
export const fileKey = (folder: "media" | "import" | "export") =>
  `flashcards/${folder}/${randomUUID()}`;

export interface NewMedium {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Keeps a medium and resolves to its id; bytes that are here already keep theirs. */
export async function keepMedium(
  { db, files, now }: Services,
  ownerId: string,
  { name, type, bytes }: NewMedium,
  transferId: string | null,
): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const known = async () => (await db.asPerson(ownerId, (tx) => mediaByHash(tx, [hash]))).get(hash);
  const before = await known();
  if (before !== undefined) return before;
  const id = randomUUID();
  const key = fileKey("media");
  await files.put(key, bytes, type);
  const row = {
    id,
    ownerId,
    key,
    name: storableStart(name, 200),
    type,
    size: bytes.length,
    hash,
    transferId,
    createdAt: now(),
  };
  let kept: string | undefined;
  try {
    await db.asPerson(ownerId, (tx) => addMedium(tx, row));
    kept = await known();
  } catch (error) {
    // No row names it: nobody would ever take it away. A database that went away may still have
    // kept the row.
    if (!db.isUnavailable(error)) await files.remove(key);
    throw error;
  }
  // Another sending of the same bytes came first: its file stays, ours goes.
  if (kept !== undefined && kept !== id) await files.remove(key);
  return kept ?? id;
}
