// A small file system of its own, for tests that fill one up for real.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Mounting needs Linux and the rights of root. */
export function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const point = mkdtempSync(join(tmpdir(), "sclepios-mount-"));
  const tried = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", point]).status === 0;
  if (tried) spawnSync("umount", [point]);
  rmSync(point, { recursive: true, force: true });
  return tried;
}

/** Returns what takes it away again. */
export function mountSmall(point: string, size: string): () => void {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", point]);
  return () => void spawnSync("umount", ["-l", point]);
}
