// `npm install` leaves out of the lock the optional builds for other systems that its registry does
// not hold; `npm ci` then refuses that lock. This adds them by name and version, with the digest
// that the registry publishes when it holds them: npm skips them here and fetches them where they
// match.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { npm, run } from "./setup/run.mjs";

const SYSTEMS = {
  darwin: "darwin",
  macos: "darwin",
  linux: "linux",
  linuxmusl: "linux",
  win32: "win32",
  windows: "win32",
  win: "win32",
  freebsd: "freebsd",
  openbsd: "openbsd",
  netbsd: "netbsd",
  sunos: "sunos",
  android: "android",
  aix: "aix",
  openharmony: "openharmony",
};
const PROCESSORS = {
  x64: "x64",
  arm64: "arm64",
  ia32: "ia32",
  x86: "ia32",
  arm: "arm",
  armv6: "arm",
  armv7: "arm",
  armv7l: "arm",
  riscv64: "riscv64",
  s390x: "s390x",
  ppc64: "ppc64",
  ppc64le: "ppc64",
  loong64: "loong64",
  mips64el: "mips64el",
  wasm: "wasm32",
  wasm32: "wasm32",
};

/**
 * What a build's name says about where it runs: `@biomejs/cli-linux-arm64-musl` → { cpu, os, libc
 * }.
 */
export function platformOf(name) {
  const words = (name.split("/").at(-1) ?? "").replaceAll("_", "-").split("-");
  const known = (table) => words.map((word) => table[word]).find((value) => value !== undefined);
  const os = known(SYSTEMS);
  const cpu = known(PROCESSORS);
  const libc = words.some((word) => word.includes("musl"))
    ? "musl"
    : words.includes("gnu")
      ? "glibc"
      : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && { libc: [libc] }) };
}

/** Where `name` is found from the package at `from`, walking up the folders as Node does. */
function found(packages, from, name) {
  for (let folder = from; ; ) {
    const key = `${folder ? `${folder}/` : ""}node_modules/${name}`;
    if (packages[key]) return packages[key];
    if (!folder) return undefined;
    const parent = folder.lastIndexOf("/node_modules/");
    folder = parent < 0 ? "" : folder.slice(0, parent);
  }
}

/**
 * The completed lock and how many entries it gained. Addresses are dropped: a lock works with any
 * registry.
 */
export function completeLock(lock) {
  const packages = structuredClone(lock.packages);
  let added = 0;
  for (const entry of Object.values(packages)) delete entry.resolved;
  for (const [at, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (found(packages, at, name)) continue;
      const version = range.replace(/^[\^~>=v ]+/, "");
      if (!/^\d+\.\d+\.\d+/.test(version)) continue;
      const top = `node_modules/${name}`;
      const key = packages[top] && packages[top].version !== version ? `${at}/${top}` : top;
      packages[key] = {
        version,
        ...platformOf(name),
        ...(entry.dev && { dev: true }),
        optional: true,
      };
      added += 1;
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
}

/** The name of the package that stands at a path of the lock. */
const nameAt = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/**
 * The lock with the digests that `ask(name, version)` knows, and the paths of those that stay
 * without.
 */
export async function fillIntegrity(lock, ask) {
  const packages = structuredClone(lock.packages);
  const unknown = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (path === "" || entry.link || entry.integrity) continue;
    const integrity = await ask(nameAt(path), entry.version);
    if (integrity) packages[path] = { version: entry.version, integrity, ...entry };
    else unknown.push(path);
  }
  return { lock: { ...lock, packages }, unknown };
}

/** What the registry publishes for one version; undefined when it does not hold it. */
async function published(name, version) {
  const { code, output } = await run(npm, ["view", `${name}@${version}`, "dist.integrity"], {
    seconds: 60,
  });
  return code === 0 ? /^sha\d+-\S+$/m.exec(output)?.[0] : undefined;
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  const file = process.argv[2] ?? "package-lock.json";
  const { lock: whole, added } = completeLock(JSON.parse(readFileSync(file, "utf8")));
  const { lock, unknown } = await fillIntegrity(whole, published);
  writeFileSync(`${file}.new`, `${JSON.stringify(lock, null, 2)}\n`);
  renameSync(`${file}.new`, file);
  console.log(`package-lock.json: ${added} optional builds of other systems added`);
  for (const path of unknown) console.log(`package-lock.json: ${path} has no digest here`);
}
