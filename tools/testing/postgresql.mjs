// A throw-away PostgreSQL server for one run of the tests: its own folder, a free port on loopback,
// nothing kept.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../setup/run.mjs";

const DEBIAN = "/usr/lib/postgresql";
const OLDEST = 15;
/**
 * Named whole: the path of a bare environment often leaves out the folders of the administrator.
 */
const RUNUSER =
  ["/usr/sbin/runuser", "/sbin/runuser"].find((path) => existsSync(path)) ?? "runuser";

/** Folder of the newest installed server programs; undefined without one. */
function programs() {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN)
    .filter(
      (version) => Number(version) >= OLDEST && existsSync(join(DEBIAN, version, "bin", "initdb")),
    )
    .sort((a, b) => Number(b) - Number(a));
  return versions[0] === undefined
    ? undefined
    : { version: versions[0], bin: join(DEBIAN, versions[0], "bin") };
}

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Nothing here survives the run: no need to reach the disk. */
const FAST = "-F -c synchronous_commit=off";

/**
 * Starts a server. It refuses to run as root: root hands it to the user `postgres`. `settings` are
 * its own, for who takes it down and wants to find everything again.
 * @returns {Promise<{
 *   url: string, version: string, stop: () => void,
 *   down: (mode: "fast" | "immediate") => Promise<void>, up: () => Promise<void>, pid: () => number,
 * } | { reason: string }>}
 */
export async function startPostgresql({ settings: own = FAST } = {}) {
  const found = programs();
  if (found === undefined) return { reason: `${DEBIAN} ≥ ${OLDEST}` };
  const asRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), "sclepios-pg-"));
  const data = join(folder, "data");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const as = (program, args, seconds = 60) => {
    const command = join(found.bin, program);
    return asRoot
      ? run(RUNUSER, ["-u", "postgres", "--", command, ...args], { cwd: folder, seconds })
      : run(command, args, { cwd: folder, seconds });
  };
  if (asRoot) {
    const { code, output } = await run("chown", ["postgres", folder], { seconds: 10 });
    if (code !== 0) {
      remove();
      return { reason: output.trim() };
    }
  }
  chmodSync(folder, 0o700);
  const made = await as("initdb", [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C",
    "--no-sync",
  ]);
  const port = await freePort();
  // Tests open about thirty connections a server, several servers at once, and a killed one leaves
  // its own for a moment.
  const settings = `${own} -p ${port} -h 127.0.0.1 -k ${folder} -c max_connections=300`;
  const log = join(folder, "log");
  const start = () => as("pg_ctl", ["-D", data, "-l", log, "-w", "-o", settings, "start"]);
  const started = made.code === 0 ? await start() : made;
  if (started.code !== 0) {
    remove();
    return { reason: started.output.trim().split("\n").at(-1) };
  }
  // The server left our process group: it is stopped by hand, also when the run is interrupted.
  const stop = () => {
    process.off("exit", stop);
    const args = ["-D", data, "-m", "immediate", "-w", "stop"];
    const [command, all] = asRoot
      ? [RUNUSER, ["-u", "postgres", "--", join(found.bin, "pg_ctl"), ...args]]
      : [join(found.bin, "pg_ctl"), args];
    spawnSync(command, all, { cwd: tmpdir(), stdio: "ignore", timeout: 30_000 });
    remove();
  };
  process.once("exit", stop);
  const checked = async (asked) => {
    const { code, output } = await asked;
    if (code !== 0) throw new Error(output.trim());
  };
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    version: found.version,
    stop,
    down: (mode) => checked(as("pg_ctl", ["-D", data, "-m", mode, "-w", "stop"])),
    up: () => checked(start()),
    pid: () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]),
  };
}
