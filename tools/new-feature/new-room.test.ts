// A room made by `npm run new-feature`, in a copy of the project: it stands in every list, its
// types hold, and the tests it brings pass beside the checks that look at rooms.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const project = resolve(import.meta.dirname, "../..");
const LEFT = new Set(["node_modules", ".git", "dist", "data", "test-data", "test-results", "docs"]);
const ROOM = "spare-room";
let folder: string;

const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    timeout: 240_000,
    env: {
      ...process.env,
      // What the process of this test was told of its own run is none of theirs.
      VITEST: undefined,
      TEST_DATABASE_URL: undefined,
      NODE_OPTIONS: undefined,
      PATH: `${join(project, "node_modules/.bin")}:${process.env.PATH}`,
    },
  });
  return { status, said: `${stdout}${stderr}` };
};
const passes = (command: string, ...args: string[]) => {
  const { status, said } = run(command, ...args);
  expect(status, said).toBe(0);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sclepios-room-"));
  for (const name of readdirSync(project))
    if (!LEFT.has(name)) cpSync(join(project, name), join(folder, name), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"));
  passes("node", "tools/new-feature.ts", ROOM);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a second one of the same name is refused, and so is a name that is no folder", () => {
  expect(run("node", "tools/new-feature.ts", ROOM).status).toBe(1);
  expect(run("node", "tools/new-feature.ts", "Spare Room").status).toBe(2);
});

test("types, format, lint, walls, texts, error sentences, personal data and migrations know it", () => {
  passes(
    "biome",
    "ci",
    `features/${ROOM}`,
    "app/web/features.ts",
    "app/server/features.ts",
    "--error-on-warnings",
  );
  // Each file in the program that it belongs to.
  passes("oxlint", "--type-aware", "--type-check", "--deny-warnings", `features/${ROOM}`);
  passes("knip", "--no-progress");
  for (const check of ["walls", "messages", "error-texts", "personal-data", "migrations"])
    passes("node", "--disable-warning=ExperimentalWarning", `tools/checks/${check}.ts`);
  passes("node", "tools/map/main.ts", "--check");
});

test("its own tests pass, and so do its rows of the access matrix", () => {
  passes("vitest", "run", "--project", "rules", "--project", "components", `features/${ROOM}`);
  passes("vitest", "run", "--project", "embedded", `features/${ROOM}`, "app/server/access-matrix");
});
