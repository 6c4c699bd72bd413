import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it that are missing, each for its owner only. Step by step: asked
 * for all at once, Node tries for ever where the system lets nobody make a folder but says that the
 * way is missing (/proc, /sys).
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) {
    // Throws when it is no folder.
    mkdirSync(path, { recursive: true });
    return;
  }
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Somebody else made it meanwhile.
    if (code === "EEXIST") return;
    throw code === "ENOENT"
      ? Object.assign(new Error(`no folder can be made at ${path}`), { code: "EACCES", path })
      : error;
  }
}
