// Several servers must see the same files: each writes who it is and which store it sees, and a stranger does not start.
import { randomUUID } from "node:crypto";
import type { Database } from "#platform/db/database.ts";
import type { Files } from "#platform/files/files.ts";
import { describeError } from "#platform/log/describe-error.ts";
import type { Log } from "#platform/log/log.ts";
import { forgetGone, forgetServer, markSeen, othersWithOtherFiles } from "./queries.ts";

const MARK_KEY = "store-mark";
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

/** Announces this server until the returned function is called. Throws FilesNotShared or FilesUnreachable. */
export async function announce(db: Database, files: Files, log: Log): Promise<{ id: string; leave(): Promise<void> }> {
  const id = randomUUID();
  const mark = await storeMark(files).catch((cause: unknown) => {
    throw new FilesUnreachable("the file store cannot be used", { cause });
  });
  await db.asSystem("presence", async (tx) => {
    await forgetGone(tx);
    await markSeen(tx, id, mark);
  });
  const strangers = await db.asSystem("presence", (tx) => othersWithOtherFiles(tx, id, mark, ALIVE_SECONDS));
  if (strangers.length > 0) {
    await db.asSystem("presence", (tx) => forgetServer(tx, id));
    throw new FilesNotShared();
  }
  const beat = setInterval(() => {
    db.asSystem("presence", (tx) => markSeen(tx, id, mark)).catch((error: Error) =>
      log.warn(describeError(error), "presence"),
    );
  }, BEAT_MS);
  beat.unref();
  return {
    id,
    leave: async () => {
      clearInterval(beat);
      await db.asSystem("presence", (tx) => forgetServer(tx, id));
    },
  };
}

/** A mark left in the store by the first server that used it. */
async function storeMark(files: Files): Promise<string> {
  const read = async () => {
    const content = await files.get(MARK_KEY);
    return content ? new TextDecoder().decode(content) : null;
  };
  const known = await read();
  if (known) return known;
  await files.put(MARK_KEY, new TextEncoder().encode(randomUUID()), "text/plain");
  return (await read()) ?? "";
}
