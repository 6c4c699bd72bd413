import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#platform/testing/runs.ts";
import { DamagedMessage, readMessage } from "./protobuf.ts";

test("reads the example of the format's own documentation", () => {
  // protobuf.dev/programming-guides/encoding: field 1 = 150; field 2 = "testing".
  const message = readMessage(Buffer.from("0896011207 74657374696e67".replaceAll(" ", ""), "hex"));
  expect(message.number(1)).toBe(150);
  expect(message.text(2)).toBe("testing");
  expect(message.number(3)).toBeNull();
  expect(message.text(1)).toBe("");
});

test("reads an identifier of Anki, packed floats, nested and repeated messages, and the last of a field written twice", () => {
  const deck = readMessage(Buffer.from("0a0208010a020805", "hex"));
  expect(deck.message(1)?.number(1)).toBe(5);
  expect(deck.messages(1).map((entry) => entry.number(1))).toEqual([1, 5]);
  expect(readMessage(Buffer.from("0893bd9cf9f630", "hex")).number(1)).toBe(1_681_197_047_443);
  expect(readMessage(Buffer.from("0a080000803f00002041", "hex")).floats(1)).toEqual([1, 10]);
  expect(readMessage(Buffer.from("ad026666663f", "hex")).float(37)).toBeCloseTo(0.9, 6);
});

test("reads identifiers of 64 bits to the last, and lists of numbers, packed or not", () => {
  expect(readMessage(Buffer.from("0893bd9cf9f630", "hex")).long(1)).toBe(1_681_197_047_443n);
  expect(readMessage(Buffer.from("08ebfdd990b8e1fbeeee01", "hex")).long(1)).toBe(
    -1_234_567_890_123_456_789n,
  );
  expect(readMessage(Buffer.from("1a03019601", "hex")).numbers(3)).toEqual([1, 150]);
  expect(readMessage(Buffer.from("18011805", "hex")).numbers(3)).toEqual([1, 5]);
  expect(readMessage(Buffer.from("1005", "hex")).long(1)).toBeNull();
});

test("skips 64-bit fields, refuses groups and whatever stops before its end", () => {
  expect(readMessage(Buffer.from("0900000000000000001005", "hex")).number(2)).toBe(5);
  for (const damaged of ["08", "0896", "1207", "0b", "0d0000", "08ffffffffffffffffffffff"])
    expect(() => readMessage(Buffer.from(damaged, "hex"))).toThrow(DamagedMessage);
});

test("any bytes give a message or say that they are damaged", { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      try {
        readMessage(bytes).messages(1);
      } catch (fault) {
        expect(fault).toBeInstanceOf(DamagedMessage);
      }
    }),
    { numRuns: runs(1000) },
  );
});
