import { expect, test } from "vitest";
import { z } from "zod";
import { describeError } from "./describe-error.ts";
import { makeLog } from "./log.ts";

const PRIVATE = "phrase d’une personne";
const database = (message: string) =>
  Object.assign(new Error(message), { code: "22P02", severity: "ERROR", table: "t" });
/** What a client of another machine throws: it keeps what it sent and what it was told. */
const exchange = (fields: object, name = "APICallError") =>
  Object.assign(new Error(PRIVATE), { name, url: PRIVATE, data: { said: PRIVATE }, ...fields });
const parsing = (() => {
  try {
    return JSON.parse(PRIVATE) as unknown;
  } catch (error) {
    return error;
  }
})();

test.each([
  [new TypeError("x is not a function"), "TypeError: x is not a function"],
  [
    new Error(`Failed query: select $1\nparams: ${PRIVATE}`, { cause: database(PRIVATE) }),
    "query failed: 22P02 t",
  ],
  [new Error(`Failed query: select $1\nparams: ${PRIVATE}`), "query failed: unknown"],
  // What the driver itself throws, such as a failed commit.
  [database(`invalid input syntax: "${PRIVATE}"`), "query failed: 22P02 t"],
  // The parser quotes what it read.
  [parsing, "SyntaxError"],
  [z.strictObject({}).safeParse({ [PRIVATE]: 1 }).error, "ZodError"],
  [exchange({ statusCode: 401, responseBody: PRIVATE }), "APICallError: 401"],
  [exchange({ statusCode: PRIVATE, requestBodyValues: PRIVATE }), "APICallError"],
  [exchange({ $metadata: { host: PRIVATE } }, "AccessDenied"), "AccessDenied"],
  [exchange({}, "AI_StreamProviderError"), "AI_StreamProviderError"],
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

test("a message that looks like a line of a stack is not taken for one", () => {
  const message = `x\n    at ${PRIVATE} (${PRIVATE}:1:1)`;
  expect(describeError(exchange({ statusCode: 500 })).stack).toContain("describe-error.test.ts");
  const { stack } = describeError(Object.assign(new Error(message), { responseBody: "" }));
  expect(stack).toContain("describe-error.test.ts");
  expect(stack).not.toContain(PRIVATE);
});

test.each([
  ["alone", (error: Error) => [error] as const],
  ["under any name", (error: Error) => [{ failure: error, count: 1 }, "said"] as const],
])("an error that is logged %s is described", (_, args) => {
  const lines: string[] = [];
  const log = makeLog("info", { write: (line: string) => void lines.push(line) });
  const error = exchange({
    responseBody: PRIVATE,
    cause: exchange({ responseHeaders: { key: PRIVATE } }),
  });
  log.warn(...(args(error) as [object, string]));
  expect(lines.join("")).toContain("APICallError");
  expect(lines.join("")).not.toContain(PRIVATE);
});
