// A power cut, simulated: what the disk holds at one instant is copied from under a database that
// is writing, and opened again. Needs root and Linux (a file system in a loop device). By hand:
// `node tools/power-cut/main.ts [rounds]`.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const rounds = Number(process.argv[2] ?? 6);
const folder = mkdtempSync(join(tmpdir(), "sclepios-power-"));
const writer = join(import.meta.dirname, "writer.ts");
const at = (name: string) => join(folder, name);
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: "pipe" }).toString();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function round(number: number) {
  const [disk, copy, live, found] = [at("disk.img"), at("copy.img"), at("live"), at("found")];
  for (const point of [live, found]) mkdirSync(point, { recursive: true });
  run("truncate", "-s", "700M", disk);
  run("mkfs.ext4", "-q", "-F", disk);
  run("mount", "-o", "loop", disk, live);
  try {
    // The folder is made and on disk before the writing starts.
    run(process.execPath, writer, live, "count");
    const child = spawn(process.execPath, [writer, live, "write"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const exited = new Promise((resolve) => child.once("exit", resolve));
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    while (said === "") await pause(20);
    await pause(1_500 + Math.random() * 6_000);
    // Stopped, not ended: nothing is written back that the disk does not already hold.
    child.kill("SIGSTOP");
    await pause(100);
    const acknowledged = said.trim().split("\n").length;
    run("cp", "--sparse=always", disk, copy);
    child.kill("SIGKILL");
    await exited;
    run("mount", "-o", "loop", copy, found);
    const opened = spawnSync(process.execPath, [writer, found, "count"], {
      encoding: "utf8",
      timeout: 60_000,
    });
    const counted = opened.status === 0 ? (JSON.parse(opened.stdout) as { n: number }).n : null;
    console.log(
      `round ${number}: acknowledged ${acknowledged}, found ${counted ?? `did not open: ${opened.stderr.slice(0, 300)}`}`,
    );
    return {
      acknowledged,
      lost: counted === null ? acknowledged : Math.max(0, acknowledged - counted),
      opened: counted !== null,
    };
  } finally {
    for (const point of [found, live])
      for (let n = 0; n < 10 && spawnSync("umount", [point]).status !== 0; n++) await pause(200);
    for (const image of [disk, copy]) rmSync(image, { force: true });
  }
}

const results = [];
for (let number = 1; number <= rounds; number++) results.push(await round(number));
rmSync(folder, { recursive: true, force: true });
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
console.log(
  `${sum(results.map(({ acknowledged }) => acknowledged))} acknowledged, ${sum(results.map(({ lost }) => lost))} lost, ${results.filter(({ opened }) => opened).length} of ${rounds} reopened`,
);
process.exit(results.every(({ lost, opened }) => opened && lost === 0) ? 0 : 1);
