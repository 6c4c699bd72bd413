import { expect, test } from "vitest";
import { type CheckedCoding, uncheckedOf } from "./unchecked.ts";

const today = "2026-11-23";
const keys = (given: Partial<CheckedCoding>) =>
  uncheckedOf({ context: "ville", date: today, today, acts: 0, partial: [], ...given }).map(
    ({ key }) => key.replace("unchecked.", ""),
  );

test.each<[Partial<CheckedCoding>, string[]]>([
  [{}, ["ngap"]],
  [{ context: "sejour" }, ["ghs"]],
  [{ acts: 1 }, ["ngap", "modifiers", "exclusions"]],
  [{ acts: 2, context: "sejour" }, ["ghs", "modifiers", "exclusions", "association"]],
  [{ context: "urgences-publiques" }, ["flatFees", "ngap"]],
  [{ partial: ["cim10", "ccam"] }, ["ngap", "partialCodes", "partialActs"]],
  [{ date: "2026-11-22" }, ["ngap", "past"]],
])("%o: %o was not verified", (given, expected) => expect(keys(given)).toEqual(expected));
