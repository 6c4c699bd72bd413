import { expect, test } from "vitest";
import { judgePicture } from "./picture-file.ts";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const MEGABYTE = 1024 * 1024;
const file = (start: number[], size = start.length) => {
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return new Blob([bytes]);
};

test.each([
  ["a PNG", file(PNG), null],
  ["five megabytes", file(PNG, 5 * MEGABYTE), null],
  ["one byte more", file(PNG, 5 * MEGABYTE + 1), "pictureSize"],
  ["an SVG", new Blob(["<svg/>"], { type: "image/png" }), "pictureType"],
  ["an empty file", new Blob([]), "pictureType"],
])("%s", async (_, blob, fault) => {
  expect(await judgePicture(blob)).toBe(fault);
});
