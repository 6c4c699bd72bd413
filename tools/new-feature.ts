// `npm run new-feature -- NAME`: the smallest valid room, listed on both sides.
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
for (const [file, text] of Object.entries(roomFiles(name))) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
for (const side of ["web", "server"] as const) {
  const file = `app/${side}/features.ts`;
  writeFileSync(file, listed(readFileSync(file, "utf8"), name, side));
}
console.log(`features/${name}: edit its texts and its icon, then npm run check.`);
