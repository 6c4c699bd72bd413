// `npm run new-feature -- NAME`: the smallest valid room, listed on both sides and drawn, with the
// migration of its table.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isFeatureName, listed, roomFiles } from "./new-feature/room.ts";

const name = process.argv[2] ?? "";
if (!isFeatureName(name)) {
  console.error("Usage: npm run new-feature -- NAME   (lower-case words joined by hyphens)");
  process.exit(2);
}
if (existsSync(`features/${name}`)) {
  console.error(`features/${name} exists already.`);
  process.exit(1);
}

/** Runs a program of the project; ends with its exit code when it fails. */
function step(program: string, ...args: string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: "inherit", timeout: 120_000 });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

for (const [file, text] of Object.entries(roomFiles(name))) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const lists = ["app/web/features.ts", "app/server/features.ts"];
for (const [index, side] of (["web", "server"] as const).entries()) {
  const file = lists[index] as string;
  writeFileSync(file, listed(readFileSync(file, "utf8"), name, side));
}
step("biome", "check", "--write", "--error-on-warnings", `features/${name}`, ...lists);
step(process.execPath, "tools/migration.ts", name);
step(process.execPath, "tools/map/main.ts");
console.log(`features/${name}: make it yours, then npm run check.`);
