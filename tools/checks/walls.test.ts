// Each wall of ARCHITECTURE.md is planted against: a check that accepted one of these would protect nothing.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const project = resolve(import.meta.dirname, "../..");
const COPIED = ["package.json", "biome.json", ".oxlintrc.json", ".dependency-cruiser.ts", "tools", "platform", "db"];
const programs = ["base", "domain", "server", "sw", "web"].map((name) => `tsconfig.${name}.json`);
let folder: string;

/** Two rooms as small as rooms can be, on the real platform and under the real checks. */
const ROOMS: Record<string, string> = {
  "features/cards/contract.ts":
    'import { procedure } from "#platform/http/procedure.ts";\nexport const contract = { ping: procedure };\n',
  "features/cards/domain/due.ts": "export const isDue = (due: Date, now: Date): boolean => due <= now;\n",
  "features/cards/server/policy.ts": 'import { isDue } from "../domain/due.ts";\nexport const mayReview = isDue;\n',
  "features/cards/web/review.ts": 'import { isDue } from "../domain/due.ts";\nexport const label = String(isDue);\n',
  "features/quiz/domain/score.ts": "export const score = (right: number, all: number): number => right / all;\n",
  "features/quiz/server/public.ts": 'import { score } from "../domain/score.ts";\nexport const quizScore = score;\n',
  "app/server/features.ts":
    'import type { ServerFeature } from "#platform/feature/server/server-feature.ts";\n' +
    "export const features: readonly ServerFeature[] = [];\n",
};

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

/** What `judge` says of the rooms with these files added. */
function planted(files: Record<string, string>, judge: () => { refused: boolean; said: string }) {
  for (const [file, text] of Object.entries(files)) write(file, text);
  try {
    return judge();
  } finally {
    for (const file of Object.keys(files)) {
      if (ROOMS[file] === undefined) rmSync(join(folder, file));
      else write(file, ROOMS[file]);
    }
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

const WALLS: [wall: string, rule: string, files: Record<string, string>][] = [
  [
    "1: platform imports a feature",
    "platform-imports-product",
    {
      "platform/search/plant.ts": 'import { score } from "#features/quiz/domain/score.ts";\nexport const x = score;\n',
    },
  ],
  [
    "1: platform imports the app",
    "platform-imports-product",
    { "platform/search/plant.ts": 'import { features } from "#app/server/features.ts";\nexport const x = features;\n' },
  ],
  [
    "1: a feature imports the app",
    "feature-imports-app",
    {
      "features/cards/server/plant.ts":
        'import { features } from "#app/server/features.ts";\nexport const x = features;\n',
    },
  ],
  [
    "2: web imports server",
    "web-imports-server",
    {
      "features/cards/web/plant.ts": 'import { mayReview } from "../server/policy.ts";\nexport const x = mayReview;\n',
    },
  ],
  [
    "2: web imports a server type",
    "web-imports-server",
    {
      "features/cards/web/plant.ts":
        'import type { mayReview } from "../server/policy.ts";\nexport type X = typeof mayReview;\n',
    },
  ],
  [
    "2: server imports web",
    "server-imports-web",
    { "features/cards/server/plant.ts": 'import { label } from "../web/review.ts";\nexport const x = label;\n' },
  ],
  [
    "2: web reaches server through a rule",
    "server-reached-by-web",
    {
      "features/cards/domain/due.ts":
        'import { mayReview } from "../server/policy.ts";\nexport const isDue = (): boolean => Boolean(mayReview);\n',
    },
  ],
  [
    "3: a rule imports the database",
    "rule-not-pure",
    { "features/cards/domain/plant.ts": 'import { owned } from "#platform/db/tables.ts";\nexport const x = owned;\n' },
  ],
  [
    "3: a rule imports a part of Node",
    "rule-not-pure",
    { "features/cards/domain/plant.ts": 'import { readFileSync } from "node:fs";\nexport const x = readFileSync;\n' },
  ],
  [
    "3: a rule imports an impure library",
    "rule-not-pure",
    { "features/cards/domain/plant.ts": 'import { Hono } from "hono";\nexport const x = new Hono();\n' },
  ],
  [
    "3: a rule knows the transport",
    "rule-knows-the-wire",
    { "features/cards/domain/plant.ts": 'import { oc } from "@orpc/contract";\nexport const x = oc;\n' },
  ],
  [
    "3: web imports a contract as a value",
    "contract-value-in-web",
    { "features/cards/web/plant.ts": 'import { contract } from "../contract.ts";\nexport const x = contract;\n' },
  ],
  [
    "3: web imports zod",
    "zod-in-web",
    { "features/cards/web/plant.ts": 'import { z } from "zod";\nexport const x = z.string();\n' },
  ],
  [
    "3: web reaches zod through a rule",
    "zod-in-web",
    {
      "features/cards/domain/shape.ts": 'import { z } from "zod";\nexport const shape = z.string();\n',
      "features/cards/web/plant.ts": 'import { shape } from "../domain/shape.ts";\nexport const x = shape;\n',
    },
  ],
  [
    "4: another feature is entered by its inside",
    "feature-entered-elsewhere",
    {
      "features/quiz/server/queries.ts": "export const listAll = (): string[] => [];\n",
      "features/cards/server/plant.ts":
        'import { listAll } from "#features/quiz/server/queries.ts";\nexport const x = listAll;\n',
    },
  ],
  [
    "5: a handler touches the database",
    "database-outside-queries",
    {
      "features/cards/server/handlers.ts": 'import { owned } from "#platform/db/tables.ts";\nexport const x = owned;\n',
    },
  ],
  [
    "5: a use case writes its own SQL",
    "database-outside-queries",
    { "features/cards/server/make-cards.ts": 'import { sql } from "drizzle-orm";\nexport const x = sql`select 1`;\n' },
  ],
  [
    "6: files import each other",
    "import-loop",
    {
      "features/cards/server/one.ts": 'import { two } from "./two.ts";\nexport const one = (): unknown => two;\n',
      "features/cards/server/two.ts": 'import { one } from "./one.ts";\nexport const two = (): unknown => one;\n',
    },
  ],
  [
    "6: features import each other",
    "feature-loop",
    {
      "features/cards/server/plant.ts":
        'import { quizScore } from "#features/quiz/server/public.ts";\nexport const x = quizScore;\n',
      "features/quiz/domain/plant.ts":
        'import { isDue } from "#features/cards/domain/due.ts";\nexport const x = isDue;\n',
    },
  ],
  [
    "7: an address of package.json leads nowhere",
    "not-resolved",
    {
      "features/cards/server/plant.ts": 'import { gone } from "#features/gone/contract.ts";\nexport const x = gone;\n',
    },
  ],
  [
    "a product feature imports one of its readers",
    "product-imports-its-readers",
    {
      "features/progress/events.ts": "export const gained = 1;\n",
      "features/cards/server/plant.ts":
        'import { gained } from "#features/progress/events.ts";\nexport const x = gained;\n',
    },
  ],
  [
    "the product imports what is made for tests",
    "product-imports-tests",
    {
      "features/cards/testing/factories.ts": "export const card = {};\n",
      "features/cards/server/plant.ts": 'import { card } from "../testing/factories.ts";\nexport const x = card;\n',
    },
  ],
];

describe("a violation is refused, by the wall that forbids it", () => {
  test.each(WALLS)("%s", (_, rule, files) => {
    const { refused, said } = planted(files, judgeWalls);
    expect(said).toContain(rule);
    expect(refused).toBe(true);
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

describe("a program without the other side's names", () => {
  const types = (program: string) => () => run("tsc", "-p", `tsconfig.${program}.json`, "--pretty", "false");
  test.each([
    ["process in a rule", "domain", "features/cards/domain/plant.ts", "process"],
    ["document in a rule", "domain", "features/cards/domain/plant.ts", "document"],
    ["document in the server", "server", "features/cards/server/plant.ts", "document"],
    ["process in the browser", "web", "features/cards/web/plant.ts", "process"],
    ["document in the service worker", "sw", "app/service-worker/plant.ts", "document"],
  ])("%s does not compile", (_, program, file, name) => {
    const { refused, said } = planted({ [file]: `export const x = ${name};\n` }, types(program));
    expect(said).toContain(`${file}(1,18): error`);
    expect(said).toContain(`Cannot find name '${name}'`);
    expect(refused).toBe(true);
  });
});

test("a table made without a helper is refused", () => {
  const bare =
    'import { pgTable, text } from "drizzle-orm/pg-core";\nexport const bare = pgTable("bare", { id: text("id") });\n';
  const { refused, said } = planted({ "features/cards/server/tables.ts": bare }, () =>
    run("node", "tools/checks/personal-data.ts"),
  );
  expect(said).toContain('table "bare" is made without a helper');
  expect(refused).toBe(true);
});

test("a person's table that nobody exports and erases is refused", () => {
  const owned =
    'import { text } from "drizzle-orm/pg-core";\nimport { owned } from "#platform/db/tables.ts";\n' +
    'export const card = owned("card", { id: text("id").primaryKey() });\n';
  const { refused, said } = planted({ "features/cards/server/tables.ts": owned }, () =>
    run("node", "tools/checks/personal-data.ts"),
  );
  expect(said).toContain('no personalData exports and erases table "card"');
  expect(refused).toBe(true);
});
