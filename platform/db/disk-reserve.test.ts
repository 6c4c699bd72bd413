import { expect, test } from "vitest";
import { isStorageFull } from "./disk-reserve.ts";

const wrapped = (cause: object) =>
  new Error("E_CANNOT_WRITE_FILE", { cause: new Error("write", { cause }) });

test.each<[string, unknown, boolean]>([
  ["a file on a full disk", Object.assign(new Error("write"), { code: "ENOSPC" }), true],
  ["the same, as the file store wraps it", wrapped({ code: "ENOSPC" }), true],
  ["a quota that is used up", wrapped({ code: "EDQUOT" }), true],
  ["a write while the database is kept read-only", wrapped({ code: "25006" }), true],
  ["a full disk of PostgreSQL", wrapped({ code: "53100" }), true],
  ["a folder that is not ours", wrapped({ code: "EACCES" }), false],
  ["something else", new Error("boom"), false],
  ["no error at all", null, false],
])("%s: %s", (_what, error, full) => {
  expect(isStorageFull(error)).toBe(full);
});
