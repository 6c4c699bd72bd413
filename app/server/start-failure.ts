import type { Config } from "#platform/config/config.ts";

/** The sentence (key of `common:server`) for a start that failed for a reason an operator can mend; null for a bug. */
export function startFailure(error: unknown, config: Config): { key: string; vars: Record<string, unknown> } | null {
  const { name, code } = error as { name?: string; code?: string };
  if (name === "FolderInUse") return { key: "folderInUse", vars: { folder: config.dataDir } };
  if (name === "FilesNotShared") return { key: "filesNotShared", vars: {} };
  if (code === "EADDRINUSE") return { key: "portTaken", vars: { port: config.port } };
  if (code === "EACCES" || code === "EROFS") return { key: "folderRefused", vars: { folder: config.dataDir } };
  if (code === "ENOSPC") return { key: "diskFull", vars: { folder: config.dataDir } };
  if (
    config.databaseUrl !== null &&
    ["ECONNREFUSED", "ENOTFOUND", "28P01", "28000", "3D000", "ETIMEDOUT"].includes(code ?? "")
  )
    return { key: "databaseUnreachable", vars: { code } };
  return null;
}
