// Several servers must see the same files: each writes who it is and which store it sees, and a
// stranger does not start.
import { randomUUID } from "node:crypto";
import type { Database } from "#platform/db/database.ts";
import type { Files } from "#platform/files/files.ts";
import { describeError } from "#platform/log/describe-error.ts";
import type { Log } from "#platform/log/log.ts";
import { forgetGone, forgetServer, markSeen, othersAlive } from "./queries.ts";

/**
 * Where a running server says in its store that it is there: whoever sees its row must see its
 * file.
 */
const fileOf = (id: string): string => `servers/${id}`;
const BEAT_MS = 10_000;
const ALIVE_SECONDS = 35;

/** Another running server keeps its files elsewhere: FILES_URL must name one shared store. */
export class FilesNotShared extends Error {
  override name = "FilesNotShared";
}

/** The store that FILES_URL names does not answer, or refuses us. */
export class FilesUnreachable extends Error {
  override name = "FilesUnreachable";
}

/**
 * Announces this server until the returned function is called. Throws FilesNotShared or
 * FilesUnreachable.
 */
export async function announce(
  db: Database,
  files: Files,
  log: Log,
): Promise<{ id: string; leave(): Promise<void> }> {
  const id = randomUUID();
  // The file before the row: servers that start at the same moment find each other's.
  await showIn(files, id).catch((cause: unknown) => {
    throw new FilesUnreachable("the file store cannot be used", { cause });
  });
  const gone = await db.asSystem("presence", async (tx) => {
    const forgotten = await forgetGone(tx);
    await markSeen(tx, id);
    return forgotten;
  });
  const leave = async () => {
    await db.asSystem("presence", (tx) => forgetServer(tx, id));
    // A store that is down does not hold back a server that stops: a day later the next one removes
    // the file.
    await files
      .remove(fileOf(id))
      .catch((error: Error) => log.warn(describeError(error), "presence"));
  };
  if (await hasStranger(db, files, id)) {
    await leave();
    throw new FilesNotShared();
  }
  for (const other of gone) await files.remove(fileOf(other.id));
  const beat = setInterval(() => {
    db.asSystem("presence", (tx) => markSeen(tx, id)).catch((error: Error) =>
      log.warn(describeError(error), "presence"),
    );
  }, BEAT_MS);
  beat.unref();
  return {
    id,
    leave: async () => {
      clearInterval(beat);
      await leave();
    },
  };
}

async function showIn(files: Files, id: string): Promise<void> {
  await files.put(fileOf(id), new TextEncoder().encode(id), "text/plain");
  if ((await files.get(fileOf(id))) === null) throw new Error("what was just written is not there");
}

/** Whether a running server keeps its files where we do not see them. */
async function hasStranger(db: Database, files: Files, id: string): Promise<boolean> {
  const others = async () =>
    (await db.asSystem("presence", (tx) => othersAlive(tx, id, ALIVE_SECONDS))).map(
      (other) => other.id,
    );
  const unseen: string[] = [];
  for (const other of await others())
    if ((await files.get(fileOf(other))) === null) unseen.push(other);
  if (unseen.length === 0) return false;
  // One that left meanwhile took its file with it.
  const still = new Set(await others());
  return unseen.some((other) => still.has(other));
}
