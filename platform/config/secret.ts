// Secrets of an installation without AUTH_SECRET: made once, kept beside the data, readable by its
// owner only.
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { makeFolder } from "#platform/disk/make-folder.ts";

/**
 * Returns the secret kept in `dataDir` under `name`, creating it (32 random bytes, mode 0600) the
 * first time.
 */
export function storedSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, "secrets");
  const file = join(folder, name);
  makeFolder(folder);
  const known = read(file);
  if (known) {
    chmodSync(folder, 0o700);
    chmodSync(file, 0o600);
    return known;
  }
  // Written whole under another name then linked: two first starts at once keep one secret, and a
  // crash leaves no empty file.
  const draft = `${file}.${randomBytes(8).toString("hex")}`;
  const handle = openSync(draft, "wx", 0o600);
  try {
    writeSync(handle, `${randomBytes(32).toString("hex")}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    // An emptied file protects nothing: the account library would fall back on a secret that
    // everybody knows.
    if (known === "") renameSync(draft, file);
    else linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return read(file) ?? "";
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
