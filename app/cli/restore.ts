// Puts a backup in place of the data folder's content; what was there is set aside, never erased.
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { openArchive, syncTree } from "#platform/db/embedded.ts";
import { databaseLock, lockFolder } from "#platform/db/folder-lock.ts";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import { BACKUP_DATABASE, BACKUP_FILES, BACKUP_MANIFEST, BACKUP_SECRETS } from "./backup.ts";

export const restore: CommandCode = {
  run: async ({ args: [source], print, services: { config, texts }, language, cwd }) => {
    const say = (key: string, vars?: Record<string, unknown>) =>
      print(texts.t(language, `server:cli.${key}`, vars));
    if (!source) {
      say("restoreUsage");
      return 2;
    }
    const folder = resolve(cwd, source);
    if (!isBackup(folder)) {
      say("notABackup", { folder });
      return 1;
    }
    if (config.databaseUrl !== null) {
      say("backupPostgresql");
      return 1;
    }
    // A backup comes from elsewhere: a link in it would have the server read, or write, what it
    // points at.
    if (
      [BACKUP_DATABASE, BACKUP_FILES, BACKUP_SECRETS].some((part) => holdsLinks(join(folder, part)))
    ) {
      say("notABackup", { folder });
      return 1;
    }
    // Throws FolderInUse, with its sentence, while a server runs here.
    const lock = lockFolder(databaseLock(config.dataDir));
    try {
      const aside = join(config.dataDir, `before-restore-${Date.now()}`);
      const draft = join(config.dataDir, "database.restored");
      try {
        await openArchive(draft, readFileSync(join(folder, BACKUP_DATABASE)));
      } catch {
        rmSync(draft, { recursive: true, force: true });
        say("notABackup", { folder });
        return 1;
      }
      mkdirSync(aside, { mode: 0o700 });
      for (const part of ["database", BACKUP_FILES, BACKUP_SECRETS])
        if (existsSync(join(config.dataDir, part)))
          renameSync(join(config.dataDir, part), join(aside, part));
      for (const part of [BACKUP_FILES, BACKUP_SECRETS]) {
        if (!existsSync(join(folder, part))) continue;
        cpSync(join(folder, part), join(config.dataDir, part), { recursive: true });
        // The folder around them may be open to others.
        chmodSync(join(config.dataDir, part), 0o700);
      }
      renameSync(draft, join(config.dataDir, "database"));
      syncTree(config.dataDir);
      say("restoreDone", { folder, aside });
      return 0;
    } finally {
      lock.release();
    }
  },
};

/** Whether a file or a tree holds anything else than files and folders. */
function holdsLinks(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isFile()) return false;
  return !found.isDirectory() || readdirSync(path).some((name) => holdsLinks(join(path, name)));
}

function isBackup(folder: string): boolean {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, BACKUP_MANIFEST), "utf8"));
    return (
      (manifest as { product?: unknown }).product === "sclepios" &&
      existsSync(join(folder, BACKUP_DATABASE))
    );
  } catch {
    return false;
  }
}
