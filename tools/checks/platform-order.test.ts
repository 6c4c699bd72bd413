import { expect, test } from "vitest";
import type { ImportGraph } from "./import-graph.ts";
import { orderProblems } from "./platform-order.ts";

const graph = (...imports: [from: string, to: string][]): ImportGraph =>
  new Map(imports.map(([from, to]) => [from, [{ to, typeOnly: true, dynamic: false }]]));
const ORDER = ["text", "db", "http"];

test("a part stands on those below it; tests go where they like", () => {
  const fine = graph(
    ["platform/http/server/app.ts", "platform/db/database.ts"],
    ["platform/db/tables.ts", "platform/db/database.ts"],
    ["platform/db/grants.db.test.ts", "platform/http/server/app.ts"],
    ["features/chat/server/handlers.ts", "platform/http/errors.ts"],
  );
  expect(orderProblems(fine, ORDER, [])).toEqual([]);
});

test("an import that goes up is refused, of a type as well, unless it is a declared exception", () => {
  const up = graph(["platform/db/database.ts", "platform/http/errors.ts"]);
  const edge = "platform/db/database.ts → platform/http/errors.ts";
  expect(orderProblems(up, ORDER, [])).toEqual([expect.stringContaining(edge)]);
  expect(orderProblems(up, ORDER, [edge])).toEqual([]);
});

test("an exception that nobody needs any more, and a part without a place, are told", () => {
  const edge = "platform/db/database.ts → platform/http/errors.ts";
  expect(orderProblems(new Map(), ORDER, [edge])).toEqual([
    expect.stringContaining("no longer there"),
  ]);
  const unplaced = graph(["platform/smoke/smoke.ts", "platform/text/storable.ts"]);
  expect(orderProblems(unplaced, ORDER, [])).toEqual([expect.stringContaining("platform/smoke")]);
});
