import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { concernedRooms, concernedTests, readRooms, readTestImports } from "./concerned.mjs";

const project = resolve(import.meta.dirname, "../..");
const rooms = new Map([
  ["library", new Set<string>()],
  ["assistant", new Set(["library"])],
  ["cards", new Set(["assistant"])],
  ["figures", new Set(["cards"])],
  ["calculators", new Set<string>()],
]);

test("a change in a room concerns it and all that reach it, near or far", () => {
  expect(concernedRooms(["features/assistant/server/handlers.ts"], rooms)).toMatchObject({
    own: ["assistant"],
    dependants: ["cards", "figures"],
  });
  expect(
    concernedRooms(["features/figures/README.md", "features/calculators/domain/x.ts"], rooms),
  ).toMatchObject({
    own: ["calculators"],
    dependants: [],
  });
});

test("a change outside the rooms concerns everything, a document nothing more", () => {
  for (const path of [
    "platform/http/errors.ts",
    "app/server/services.ts",
    "package.json",
    "tools/test.mjs",
  ])
    expect(concernedRooms(["features/cards/contract.ts", path], rooms)).toBeNull();
  expect(concernedRooms(["README.md", "docs/durability.md"], rooms)).toMatchObject({
    own: [],
    dependants: [],
  });
});

test.each([
  "db/migrations/0007_some.sql",
  "app/server/features.ts",
  "app/web/features.ts",
  "app/cli/all-commands.ts",
])("%s belongs to the rooms that changed with it; alone, it concerns everything", (path) => {
  expect(concernedRooms([path], rooms)).toBeNull();
  expect(concernedRooms([path, "features/figures/README.md"], rooms)).toBeNull();
  expect(concernedRooms([path, "features/figures/contract.ts"], rooms)).toMatchObject({
    own: ["figures"],
    dependants: [],
  });
});

test("a room whose tests alone import what changed, or what reaches it, is concerned and passes nothing on", () => {
  const tests = new Map([
    ["library", new Set(["figures"])],
    ["calculators", new Set(["library"])],
  ]);
  const concerned = concernedRooms(["features/cards/contract.ts"], rooms, tests);
  expect(concerned?.dependants).toEqual(["figures", "library"]);
});

test("a room that is gone is tested through those that used it", () => {
  const left = new Map([...rooms].filter(([room]) => room !== "library"));
  expect(concernedRooms(["features/library/contract.ts"], left)).toMatchObject({
    own: [],
    dependants: ["assistant", "cards", "figures"],
  });
});

test("of the real rooms: their own tests whole, those of their readers without processes, the matrix of all routes", () => {
  const real = readRooms(project);
  expect([...(real.get("revision-sheets") ?? [])]).toContain("chat");
  const concerned = concernedRooms(["features/revision-sheets/contract.ts"], real);
  expect(concerned?.dependants).toContain("progress");
  expect(concerned?.dependants).not.toContain("chat");
  const tests = concernedTests(project, concerned ?? { own: [], dependants: [] });
  expect(tests.own).toContain("features/revision-sheets/domain/schedule.test.ts");
  expect(tests.others.some((path) => path.startsWith("app/server/access-matrix"))).toBe(true);
  expect(tests.others.some((path) => path.includes(".process."))).toBe(false);
  expect(tests.journeys).toEqual(["features/revision-sheets/e2e/"]);
});

test("of the real tests: those of other rooms and of the application that import the one that changed", () => {
  const [real, imports] = [readRooms(project), readTestImports(project)];
  for (const [room, used] of imports)
    for (const to of used)
      expect(concernedRooms([`features/${to}/contract.ts`], real, imports)?.dependants).toContain(
        room,
      );
  const outside = globSync("{app,platform,tools}/**/*.test.{ts,tsx}", { cwd: project })
    .filter((path) => !path.includes(".process."))
    .flatMap((path) =>
      [...readFileSync(join(project, path), "utf8").matchAll(/from "#features\/([^/"]+)\//g)].map(
        ([, room]) => [path, room] as const,
      ),
    );
  expect(outside.length).toBeGreaterThan(0);
  for (const [path, room] of outside) {
    const concerned = concernedRooms([`features/${room}/contract.ts`], real, imports);
    const tests = concernedTests(project, concerned ?? { own: [], dependants: [] });
    // A room that a test makes up is no room.
    if (real.has(room ?? "")) expect(tests.others).toContain(path);
  }
});

test("migrations that changed are tried on what older versions left", () => {
  const changed = ["db/migrations/0007_some.sql", "features/billing/contract.ts"];
  const concerned = concernedRooms(changed, readRooms(project), readTestImports(project));
  const tests = concernedTests(project, concerned ?? { own: [], dependants: [] });
  expect([...tests.own, ...tests.others]).toEqual(
    expect.arrayContaining([
      "features/chat/server/upgrade.engines.db.test.ts",
      "features/flashcards/server/upgrade-days.engines.db.test.ts",
    ]),
  );
});
