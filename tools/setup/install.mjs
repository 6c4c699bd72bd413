// Brings node_modules to what package-lock.json says, from any state: absent, half-installed,
// stale, of another system.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { npm, run, systemEnvironment } from "./run.mjs";
import { say, sentence } from "./texts.mjs";

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Whether the lock was made for this package.json. */
export const lockMatches = (manifest, lock) =>
  lock?.packages?.[""] !== undefined &&
  JSON.stringify(sortedPair(manifest)) === JSON.stringify(sortedPair(lock.packages[""]));
const sortedPair = (manifest) =>
  [manifest.dependencies, manifest.devDependencies].map((all) => Object.entries(all ?? {}).sort());

const runsHere = ({ os, cpu }, platform, arch) =>
  (os === undefined || os.includes(platform)) && (cpu === undefined || cpu.includes(arch));

/**
 * Why node_modules must be installed again; undefined when it is complete. `installed` is the list
 * npm leaves at the end of a successful installation, `present` says whether a package's folder is
 * really there.
 */
export function missing({
  manifest,
  lock,
  installed,
  present,
  platform = process.platform,
  arch = process.arch,
}) {
  if (installed?.packages === undefined) return "nothing installed";
  for (const [path, entry] of Object.entries(installed.packages)) {
    if (!runsHere(entry, platform, arch)) return `${path}: of another system`;
  }
  const wanted = lockMatches(manifest, lock)
    ? Object.entries(lock.packages).filter(
        ([path, entry]) => path !== "" && !entry.optional && !entry.link,
      )
    : Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter(([, version]) => /^\d/.test(version))
        .map(([name, version]) => [`node_modules/${name}`, { version }]);
  for (const [path, { version }] of wanted) {
    if (installed.packages[path]?.version !== version) return `${path}: ${version}`;
    if (!present(path)) return `${path}: folder`;
  }
  return undefined;
}

/** The project's own Node; undefined when it is not installed. */
export function ownNode(root) {
  const file = join(
    root,
    "node_modules",
    "node",
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  return existsSync(file) ? file : undefined;
}

export function whatIsMissing(root) {
  return (
    missing({
      manifest: readJson(join(root, "package.json")) ?? {},
      lock: readJson(join(root, "package-lock.json")),
      installed: readJson(join(root, "node_modules", ".package-lock.json")),
      present: (path) => existsSync(join(root, path, "package.json")),
    }) ?? (ownNode(root) ? undefined : "node_modules/node: program")
  );
}

/**
 * Installs when needed; returns the path of the Node to run the product with. Throws a sentence for
 * people.
 */
export async function ensureInstalled(root) {
  if (whatIsMissing(root) !== undefined) await install(root);
  const node = ownNode(root);
  if (node) return node;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Error(sentence("runtimeMissing", { version: process.version }));
}

async function install(root) {
  say("installing");
  const manifest = readJson(join(root, "package.json")) ?? {};
  const exact = lockMatches(manifest, readJson(join(root, "package-lock.json")));
  const options = {
    cwd: root,
    env: systemEnvironment({ NODE_ENV: "" }),
    seconds: 900,
    heartbeat: true,
  };
  const quiet = ["--include=dev", "--no-audit", "--no-fund"];
  if (exact) {
    const { code } = await run(npm, ["ci", ...quiet], options);
    if (code === 0) return;
    say("installRetry");
  } else {
    say("lockStale");
  }
  // The lock stays as it is: changing it is a developer's decision (npm run lock).
  const { code, output } = await run(npm, ["install", "--no-save", ...quiet], options);
  if (code !== 0)
    throw new Error(
      `${sentence("installFailed")}\n${output.trim().split("\n").slice(-15).join("\n")}`,
    );
}
