// Each wall of ARCHITECTURE.md is planted against: a check that accepted one of these would protect
// nothing. All violations stand in one copy of the project, judged once; each must be told by the
// wall that forbids it, from the file that breaks it.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Files, ROOMS, WALLS } from "./planted-walls.ts";

const project = resolve(import.meta.dirname, "../..");
const COPIED = [
  "package.json",
  "biome.json",
  ".oxlintrc.json",
  ".dependency-cruiser.ts",
  "tools",
  "platform",
  "db",
];
const programs = ["base.", "domain.", "e2e.", "server.", "sw.", "web.", ""].map(
  (name) => `tsconfig.${name}json`,
);
let folder: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const run = (command: string, ...args: string[]) => {
  const path = `${join(project, "node_modules/.bin")}:${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PATH: path },
  });
  return { refused: status !== 0, said: `${stdout}${stderr}` };
};
const judgeWalls = () => run("node", "tools/checks/walls.ts");

/** Writes the files and gives back what takes them away. */
function plant(files: Files): () => void {
  for (const [file, text] of Object.entries(files)) write(file, text);
  return () => {
    for (const file of Object.keys(files)) rmSync(join(folder, file));
  };
}
/** What `judge` says while the files stand. */
function planted(files: Files, judge: () => { refused: boolean; said: string }) {
  const remove = plant(files);
  try {
    return judge();
  } finally {
    remove();
  }
}

// Tests enter through the application, which is not copied.
const isProduct = (path: string) => !/\.(?:test|spec)\.tsx?$/.test(path);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sclepios-walls-"));
  for (const name of [...COPIED, ...programs])
    cpSync(join(project, name), join(folder, name), { recursive: true, filter: isProduct });
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"));
  for (const [file, text] of Object.entries(ROOMS)) write(file, text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("rooms that respect the walls pass", () => {
  expect(judgeWalls()).toMatchObject({ refused: false });
});

describe("a violation is refused, by the wall that forbids it", () => {
  let told: { refused: boolean; said: string };
  beforeAll(() => {
    told = planted(Object.assign({}, ...WALLS.map(([, , , files]) => files)), judgeWalls);
  });
  test.each(WALLS)("%s", (_, rule, from) => {
    // One problem a pair of lines: the modules, then the rule.
    const problems = told.said
      .split("\n")
      .map((line, at, lines) => [line, lines[at + 1]?.trim() ?? ""]);
    const named = problems
      .filter(([modules]) => modules?.startsWith(`${from} → `))
      .map(([, why]) => why?.split(":")[0]);
    expect(named, told.said).toContain(rule);
    expect(told.refused).toBe(true);
  });
});

test("doors, types and lazy loading stay open", () => {
  const open = {
    "features/cards/server/open.ts":
      'import type { Tx } from "#platform/db/database.ts";\nimport { quizScore } from "#features/quiz/server/public.ts";\n' +
      "export const x = (_: Tx): unknown => quizScore;\n",
    "features/cards/web/open.ts":
      'import type { contract } from "../contract.ts";\nexport type C = typeof contract;\nexport const z = () => import("zod");\n',
  };
  expect(planted(open, judgeWalls)).toMatchObject({ refused: false });
});

describe("types are judged in the program of their file", () => {
  const unknown = (name: string): [string, string] => [
    `export const x = ${name};\n`,
    `Cannot find name '${name}'`,
  ];
  const wrong: [string, string] = [
    "export const x: string = 1;\n",
    "'number' is not assignable to type 'string'",
  ];
  const PLANTS: [name: string, file: string, text: string, why: string][] = [
    ["process in a rule", "features/cards/domain/plant-process.ts", ...unknown("process")],
    ["document in a rule", "features/cards/domain/plant-document.ts", ...unknown("document")],
    ["document in the server", "features/cards/server/plant-document.ts", ...unknown("document")],
    ["process in the browser", "features/cards/web/plant-process.ts", ...unknown("process")],
    ["document in the worker", "app/service-worker/plant-document.ts", ...unknown("document")],
    ["a wrong type in a rule", "features/cards/domain/plant-type.ts", ...wrong],
    ["a wrong type in a rule's test", "features/cards/domain/plant.test.ts", ...wrong],
    ["a wrong type in the server", "features/cards/server/plant-type.ts", ...wrong],
    ["a wrong type in a component", "features/cards/web/plant-type.tsx", ...wrong],
    ["a wrong type in a journey", "features/cards/e2e/plant.spec.ts", ...wrong],
    ["a wrong type in the worker", "app/service-worker/plant-type.ts", ...wrong],
    ["a wrong type in a tool", "tools/plant-type.ts", ...wrong],
    [
      "a name that nobody uses",
      "features/cards/server/plant-unused.ts",
      "const x = 1;\nexport {};\n",
      "'x' is declared but its value is never read",
    ],
  ];
  let told: { refused: boolean; said: string };
  beforeAll(() => {
    told = planted(Object.fromEntries(PLANTS.map(([, file, text]) => [file, text])), () =>
      run("oxlint", "--type-aware", "--type-check", "--deny-warnings", "--format=unix"),
    );
  }, 240_000);
  test.each(PLANTS)("%s is refused", (_, file, __, why) => {
    const lines = told.said.split("\n").filter((line) => line.startsWith(`${file}:1:`));
    expect(lines.join("\n"), told.said).toContain(why);
    expect(told.refused).toBe(true);
  });
});

test("a table made without a helper is refused, and so is a person's that nobody exports and erases", () => {
  const bare =
    'import { pgTable, text } from "drizzle-orm/pg-core";\nexport const bare = pgTable("bare", { id: text("id") });\n';
  const owned =
    'import { text } from "drizzle-orm/pg-core";\nimport { owned } from "#platform/db/tables.ts";\n' +
    'export const card = owned("card", { id: text("id").primaryKey() });\n';
  const { refused, said } = planted(
    { "features/quiz/server/tables.ts": bare, "features/cards/server/tables.ts": owned },
    () => run("node", "tools/checks/personal-data.ts"),
  );
  expect(said).toContain('table "bare" is made without a helper');
  expect(said).toContain('no personalData exports and erases table "card"');
  expect(refused).toBe(true);
});
