import { expect, test } from "vitest";
import { stem, words } from "#platform/search/normalise.ts";
import { disambiguate } from "./ambiguous.ts";

const read = (text: string) =>
  disambiguate(words(text).map((word) => ({ word, stem: stem(word) }))).map(({ word }) => word);

test("« PA » is pancreatitis beside a lipase, and a pressure with its figure", () => {
  expect(read("PA lithiasique")).toContain("pancreatite");
  expect(read("33 SA, PA 172/112, barre épigastrique")).not.toContain("pancreatite");
});
