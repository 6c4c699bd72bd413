// A backup is one folder: the database as its own archive, the files, and what says which version
// wrote it.
import { chmodSync, cpSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { syncTree } from "#platform/db/embedded.ts";
import { makeFolder } from "#platform/disk/make-folder.ts";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";

export const BACKUP_DATABASE = "database.tar.gz";
export const BACKUP_FILES = "files";
export const BACKUP_SECRETS = "secrets";
export const BACKUP_MANIFEST = "backup.json";

export const backup: CommandCode = {
  run: async ({ args: [target], print, services, language, cwd }) => {
    const say = (key: string, vars?: Record<string, unknown>) =>
      print(services.texts.t(language, `server:cli.${key}`, vars));
    const { config, db } = services;
    if (!target) {
      say("backupUsage");
      return 2;
    }
    if (!db.archive) {
      say("backupPostgresql");
      return 1;
    }
    const folder = resolve(cwd, target);
    if (existsSync(folder)) {
      say("folderExists", { folder });
      return 1;
    }
    // Whole or not at all: a backup that was cut short never bears the name asked for.
    const draft = `${folder}.part`;
    try {
      rmSync(draft, { recursive: true, force: true });
      makeFolder(draft);
      writeFileSync(join(draft, BACKUP_DATABASE), await db.archive(), { mode: 0o600 });
      for (const part of [BACKUP_FILES, BACKUP_SECRETS]) {
        const source = join(config.dataDir, part);
        if (!existsSync(source)) continue;
        cpSync(source, join(draft, part), { recursive: true });
        chmodSync(join(draft, part), 0o700);
      }
      writeFileSync(
        join(draft, BACKUP_MANIFEST),
        `${JSON.stringify({ product: "sclepios", format: 1, at: services.now().toISOString() })}\n`,
      );
      syncTree(draft);
      renameSync(draft, folder);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (existsSync(draft)) rmSync(draft, { recursive: true, force: true });
      if (code === undefined) throw error;
      // No right, no room, or a folder inside what is copied.
      say("folderNotWritten", { folder, code });
      return 1;
    }
    say("backupDone", { folder });
    return 0;
  },
};
