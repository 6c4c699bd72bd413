import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

const PRIVATE = "phrase d’une personne";
const database = (message: string) =>
  Object.assign(new Error(message), { code: "22P02", severity: "ERROR", table: "t" });
const parsing = (() => {
  try {
    return JSON.parse(PRIVATE) as unknown;
  } catch (error) {
    return error;
  }
})();

test.each([
  [new TypeError("x is not a function"), "TypeError: x is not a function"],
  [new Error(`Failed query: select $1\nparams: ${PRIVATE}`, { cause: database(PRIVATE) }), "query failed: 22P02 t"],
  [new Error(`Failed query: select $1\nparams: ${PRIVATE}`), "query failed: unknown"],
  // What the driver itself throws, such as a failed commit.
  [database(`invalid input syntax: "${PRIVATE}"`), "query failed: 22P02 t"],
  // The parser quotes what it read.
  [parsing, "SyntaxError"],
  [PRIVATE, "thrown string"],
  [null, "thrown object"],
])("%s is told without what a person wrote", (error, message) => {
  const described = describeError(error);
  expect(described.message).toBe(message);
  expect(JSON.stringify(described)).not.toContain(PRIVATE);
});

test("a stack says where and nothing else", () => {
  const { stack } = describeError(new Error(`${PRIVATE}\n${PRIVATE}`));
  expect(stack).toContain("describe-error.test.ts");
  for (const line of stack.split("\n")) expect(line).toMatch(/^\s+at /);
});
