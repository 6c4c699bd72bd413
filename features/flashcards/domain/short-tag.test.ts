import { expect, test } from "vitest";
import { shortTag } from "./short-tag.ts";

test.each([
  ["avc", "avc"],
  ["fictif::cardiologie", "cardiologie"],
  ["externat::neuro::thrombolyse intraveineuse", "thrombolyse…"],
  ["cardiologie::", "cardiologie"],
  ["::", "::"],
  ["🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀", "🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀…"],
])("%s stands under its bar as %s", (tag, short) => {
  expect(shortTag(tag)).toBe(short);
});
