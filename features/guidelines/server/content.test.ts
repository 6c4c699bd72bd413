import { describe, expect, test } from "vitest";
import { sheetErrors, unclearPassages } from "../domain/sheet-quality.ts";
import { InvalidSheet, parseSheet, readContent } from "./content.ts";

/** The library never ships with fewer. */
const FIRST_TOPICS = 34;

const { files } = await readContent();

test("the first topics are there", () => {
  expect(files.length).toBeGreaterThanOrEqual(FIRST_TOPICS);
});

describe.each(files)("$name", ({ name, text }) => {
  test("follows the format, every reference leading somewhere", () => {
    expect(() => parseSheet(name, text)).not.toThrow();
  });

  test("keeps French typography, units, and one entry for each dose", () => {
    const sheet = parseSheet(name, text);
    expect([...sheetErrors(sheet), ...unclearPassages(sheet)]).toEqual([]);
  });
});

describe("a sheet that does not fit is refused with its name and fault", () => {
  const good = files[0] ?? { name: "", text: "" };
  test.each([
    ["an unknown key", (text: string) => `${text}\nnote: oops\n`, /note/],
    [
      "a passage citing an unknown source",
      (text: string) => text.replace(/sources: \[\w+/, "sources: [unknownsource"),
      /unknown source/,
    ],
    [
      "a passage of another section",
      (text: string) => text.replace("id: d1,", "id: t1,").replace("id: d1\n", "id: t1\n"),
      /t1/,
    ],
    [
      "a value with a decimal point",
      (text: string) => text.replace(/value: "\d+"/, 'value: "1.5"'),
      /value/,
    ],
    ["broken YAML", (text: string) => `${text}\n  : [`, /YAML/],
  ])("%s", (_what, spoil, message) => {
    const spoiled = spoil(good.text);
    expect(spoiled).not.toBe(good.text);
    expect(() => parseSheet(good.name, spoiled)).toThrow(InvalidSheet);
    expect(() => parseSheet(good.name, spoiled)).toThrow(message);
    expect(() => parseSheet(good.name, spoiled)).toThrow(good.name);
  });

  test("another file name", () => {
    expect(() => parseSheet("autre.yaml", good.text)).toThrow(/must agree/);
  });
});
