import { resolve } from "node:path";
import { expect, test } from "vitest";
import { concernedRooms, concernedTests, readRooms } from "./concerned.mjs";

const project = resolve(import.meta.dirname, "../..");
const rooms = new Map([
  ["library", new Set<string>()],
  ["assistant", new Set(["library"])],
  ["cards", new Set(["assistant"])],
  ["figures", new Set(["cards"])],
  ["calculators", new Set<string>()],
]);

test("a change in a room concerns it and all that reach it, near or far", () => {
  expect(concernedRooms(["features/assistant/server/handlers.ts"], rooms)).toEqual({
    own: ["assistant"],
    dependants: ["cards", "figures"],
  });
  expect(
    concernedRooms(["features/figures/README.md", "features/calculators/domain/x.ts"], rooms),
  ).toEqual({
    own: ["calculators"],
    dependants: [],
  });
});

test("a change outside the rooms concerns everything, a document or a list of rooms nothing more", () => {
  for (const path of [
    "platform/http/errors.ts",
    "app/server/services.ts",
    "package.json",
    "tools/test.mjs",
  ])
    expect(concernedRooms(["features/cards/contract.ts", path], rooms)).toBeNull();
  expect(concernedRooms(["README.md", "docs/durability.md", "app/web/features.ts"], rooms)).toEqual(
    {
      own: [],
      dependants: [],
    },
  );
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
