import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { readLines } from "./read-lines.ts";

const lines = async (...chunks: (string | Uint8Array)[]) =>
  Array.fromAsync(readLines(Readable.from(chunks.map((chunk) => Buffer.from(chunk)))));

test.each([
  [[], []],
  [[""], []],
  [["one"], ["one"]],
  [["one\n"], ["one"]],
  [["one\r\ntwo\r\n"], ["one", "two"]],
  [["one\n\nthree"], ["one", "", "three"]],
  [
    ["o", "ne\nt", "wo\r", "\nthree"],
    ["one", "two", "three"],
  ],
  [["\ufeffone\n"], ["one"]],
])("%j is %j", async (chunks, expected) => {
  expect(await lines(...chunks)).toEqual(expected);
});

test("a character cut in two arrives whole", async () => {
  const bytes = Buffer.from("é\n");
  expect(await lines(bytes.subarray(0, 1), bytes.subarray(1))).toEqual(["é"]);
});

test("nothing is read before it is asked for", async () => {
  let asked = false;
  const input = new Readable({
    read() {
      asked = true;
      this.push("one\n");
      this.push(null);
    },
  });
  const reading = readLines(input);
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBe(false);
  expect((await reading.next()).value).toBe("one");
});
