// Builds the web application when its sources changed since the last complete build.
import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { projectEnvironment, run } from "./run.mjs";
import { say, sentence } from "./texts.mjs";

const SOURCES = [
  "app",
  "features",
  "platform",
  "tools/vite",
  "vite.config.ts",
  "package-lock.json",
];
// Never in the web application's graph: a change there needs no build.
const ELSEWHERE = new Set(["server", "cli", "e2e", "testing", "migrations"]);
const STAMP = join("dist", ".build-stamp");

function* files(path, skip) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    yield { path, size: stat.size, mtime: stat.mtimeMs };
    return;
  }
  for (const name of readdirSync(path).sort())
    if (!skip(name)) yield* files(join(path, name), skip);
}

/**
 * A digest of path, size and time of every source: reading them all would cost more than it saves.
 */
export function sourceDigest(root) {
  const hash = createHash("sha256");
  const skip = (name) => ELSEWHERE.has(name) || /\.test\.tsx?$|\.md$/.test(name);
  for (const source of SOURCES) {
    for (const { path, size, mtime } of files(join(root, source), skip)) {
      hash.update(`${path.slice(root.length)}\0${size}\0${mtime}\n`);
    }
  }
  return hash.digest("hex");
}

/**
 * A digest of names and sizes of what was built, so that a folder someone cut short is built again.
 */
export function outputDigest(root) {
  const hash = createHash("sha256");
  for (const { path, size } of files(join(root, "dist", "web"), () => false))
    hash.update(`${path.slice(root.length)}\0${size}\n`);
  return hash.digest("hex");
}

const stampOf = (root) => `${sourceDigest(root)} ${outputDigest(root)}\n`;

export function isBuilt(root) {
  try {
    return readFileSync(join(root, STAMP), "utf8") === stampOf(root);
  } catch {
    return false;
  }
}

/**
 * Builds when needed; the stamp is removed first and written last, at once, so that an interrupted
 * build never passes.
 */
export async function ensureBuilt(root, node) {
  if (isBuilt(root)) return;
  say("building");
  mkdirSync(join(root, "dist"), { recursive: true });
  rmSync(join(root, STAMP), { force: true });
  // The sources' digest is taken before: a file saved while the build runs makes the next start
  // build again.
  const sources = sourceDigest(root);
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const { code, output } = await run(node, [vite, "build", "--logLevel", "warn"], {
    cwd: root,
    env: projectEnvironment(root, { NODE_ENV: "production" }),
    seconds: 300,
    heartbeat: true,
  });
  if (code !== 0) throw new Error(`${sentence("buildFailed")}\n${output.trim()}`);
  const stamp = join(root, STAMP);
  writeFileSync(`${stamp}.new`, `${sources} ${outputDigest(root)}\n`);
  renameSync(`${stamp}.new`, stamp);
  say("built");
}
