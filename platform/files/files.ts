// Files of people and exports, on disk or in an S3-compatible store. Keys are made by us (ASCII);
// names live in the database.
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "#platform/config/config.ts";
import { freeBytes, RESERVE_BYTES } from "#platform/db/disk-reserve.ts";
import { usesLastRoom } from "#platform/db/last-room.ts";
import { makeFolder } from "#platform/disk/make-folder.ts";

export interface Files {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** Removes every file whose key starts with `prefix`, which ends with "/". */
  removeAll(prefix: string): Promise<void>;
}

/**
 * Opens the store of `FILES_URL`: `file:///folder`, or
 * `s3://KEY:SECRET@host[:port]/bucket?region=…&tls=off&timeout=30` (seconds before a store that
 * says nothing counts as down).
 */
export async function openFiles(config: Pick<Config, "filesUrl" | "dataDir">): Promise<Files> {
  const url = config.filesUrl === null ? null : new URL(config.filesUrl);
  const bucket = url?.protocol === "s3:" ? url : null;
  const folder = url && !bucket ? fileURLToPath(url) : join(config.dataDir, "files");
  const disk = new Disk(bucket ? await s3Driver(bucket) : diskDriver(folder));
  return {
    put: async (key, content, contentType) => {
      if (!bucket) leaveRoom(folder);
      await disk.put(key, content, { contentType });
    },
    // Not `getBytes`: on disk it gives the whole memory block that an empty file was read into.
    get: async (key) =>
      (await disk.exists(key)) ? new Uint8Array(await buffer(await disk.getStream(key))) : null,
    remove: (key) => disk.delete(key),
    removeAll: (prefix) => disk.deleteAll(prefix),
  };
}

/** The last of a disk belongs to the database, which may stand on the same one. */
function leaveRoom(folder: string) {
  if (!usesLastRoom() && freeBytes(folder) < RESERVE_BYTES)
    throw Object.assign(new Error("the disk is nearly full"), { code: "ENOSPC" });
}

function diskDriver(location: string) {
  makeFolder(location);
  return new FSDriver({ location, visibility: "private" });
}

/** Loaded on use: the S3 client weighs more than the rest of the server. */
async function s3Driver(url: URL) {
  const [{ S3Driver }, { S3Client }] = await Promise.all([
    import("flydrive/drivers/s3"),
    import("@aws-sdk/client-s3"),
  ]);
  const timeout = Number(url.searchParams.get("timeout") ?? 30) * 1000;
  const client = new S3Client({
    region: url.searchParams.get("region") ?? "us-east-1",
    endpoint: `${url.searchParams.get("tls") === "off" ? "http" : "https"}://${url.host}`,
    forcePathStyle: true,
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: Math.min(timeout, 5_000),
      requestTimeout: timeout,
      socketTimeout: timeout,
      throwOnRequestTimeout: true,
    },
  });
  /** The prefix comes without its last slash, and "a/1" would also be the beginning of "a/10". */
  class WholeFolders extends S3Driver {
    override deleteAll(prefix: string) {
      return super.deleteAll(prefix === "/" ? prefix : `${prefix}/`);
    }
  }
  return new WholeFolders({
    client,
    bucket: url.pathname.slice(1),
    visibility: "private",
    supportsACL: false,
  });
}
