// `npm run map`: draws the house in ARCHITECTURE.md from the imports of the code; `--check` says
// whether it is current.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRooms } from "../testing/concerned.mjs";
import { drawingOf, withDrawing } from "./drawing.ts";

const root = join(import.meta.dirname, "../..");
const file = join(root, "ARCHITECTURE.md");
const document = readFileSync(file, "utf8");
const parts = readdirSync(join(root, "platform"), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const platform = parts.map(({ name }) => name).filter((name) => name !== "testing");
const drawn = withDrawing(document, drawingOf(readRooms(root), platform));

if (!process.argv.includes("--check")) writeFileSync(file, drawn);
else if (drawn !== document) {
  console.error(
    "ARCHITECTURE.md: the drawing is not what the code says; npm run map draws it again",
  );
  process.exitCode = 1;
}
