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

/** Names of this product's own errors, with the key of their sentence. */
const OWN_ERRORS: ReadonlyMap<string, string> = new Map([
  ["FolderInUse", "folderInUse"],
  ["FolderTooDeep", "folderTooDeep"],
  ["FilesNotShared", "filesNotShared"],
  ["FilesUnreachable", "filesUnreachable"],
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
  const failure = error as Failure;
  const folder = config.dataDir;
  // First: what holds files or the database says of a full disk that it cannot be used.
  if (isStorageFull(error)) return { key: "diskFull", vars: { folder } };
  const own = OWN_ERRORS.get(failure.name ?? "");
  if (own !== undefined) return { key: own, vars: own.startsWith("folder") ? { folder } : {} };
  return (
    listenFailure(failure, config) ??
    folderFailure(failure, folder) ??
    databaseFailure(failure, config)
  );
}

function listenFailure({ code, syscall, hostname }: Failure, { port, host }: Config) {
  if (code === "EADDRINUSE" || (code === "EACCES" && syscall === "listen"))
    return { key: "portTaken", vars: { port } };
  if (code === "EADDRNOTAVAIL" || (code !== undefined && hostname === host))
    return { key: "hostRefused", vars: { host } };
  return null;
}

const folderFailure = ({ code, path }: Failure, folder: string) =>
  code !== undefined && FOLDER_CODES.has(code)
    ? { key: "folderRefused", vars: { folder: path ?? folder } }
    : null;

function databaseFailure({ code, cause, message }: Failure, { databaseUrl }: Config) {
  if (databaseUrl === null) return null;
  const late = /timeout|terminated/.test(message ?? "") ? "ETIMEDOUT" : "";
  const why = code ?? cause?.code ?? late;
  return DATABASE_CODES.has(why) ? { key: "databaseUnreachable", vars: { code: why } } : null;
}
