import type { Config } from "#platform/config/config.ts";
import { isStorageFull } from "#platform/db/disk-reserve.ts";

/** PostgreSQL cannot be reached, refuses us, or is not ours to use: words of Node and SQLSTATEs. */
const DATABASE_CODES = new Set(
  "ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ETIMEDOUT 28P01 28000 3D000 42501 53300 57P03".split(
    " ",
  ),
);
const FOLDER_CODES = new Set([
  "EACCES",
  "EPERM",
  "EROFS",
  "EEXIST",
  "ENOTDIR",
  "ELOOP",
  "ENAMETOOLONG",
]);

interface Failure {
  name?: string;
  code?: string;
  message?: string;
  path?: string;
  hostname?: string;
  syscall?: string;
  cause?: { code?: string };
}

/**
 * The sentence (key of `server`) for a start that failed for a reason an operator can mend; null
 * for a bug.
 */
export function startFailure(
  error: unknown,
  config: Config,
): { key: string; vars: Record<string, unknown> } | null {
  const { name, code, message, path, hostname, syscall, cause } = error as Failure;
  // First: what holds files or the database says of a full disk that it cannot be used.
  if (isStorageFull(error)) return { key: "diskFull", vars: { folder: config.dataDir } };
  if (name === "FolderInUse") return { key: "folderInUse", vars: { folder: config.dataDir } };
  if (name === "FilesNotShared") return { key: "filesNotShared", vars: {} };
  if (name === "FilesUnreachable") return { key: "filesUnreachable", vars: {} };
  if (code === "EADDRINUSE") return { key: "portTaken", vars: { port: config.port } };
  if (code === "EACCES" && syscall === "listen")
    return { key: "portTaken", vars: { port: config.port } };
  if (code === "EADDRNOTAVAIL" || (code !== undefined && hostname === config.host))
    return { key: "hostRefused", vars: { host: config.host } };
  if (name === "FolderTooDeep") return { key: "folderTooDeep", vars: { folder: config.dataDir } };
  if (code !== undefined && FOLDER_CODES.has(code))
    return { key: "folderRefused", vars: { folder: path ?? config.dataDir } };
  if (config.databaseUrl !== null) {
    const why =
      code ?? cause?.code ?? (/timeout|terminated/.test(message ?? "") ? "ETIMEDOUT" : "");
    if (DATABASE_CODES.has(why)) return { key: "databaseUnreachable", vars: { code: why } };
  }
  return null;
}
