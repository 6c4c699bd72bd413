import { expect, test } from "vitest";
import { type CheckedCoding, uncheckedOf } from "./unchecked.ts";

const today = "2026-11-23";
const VILLE = {
  context: "ville",
  date: today,
  time: null,
  specialty: null,
  surgery: "usual",
  age: null,
  outcome: null,
} as const;
const keys = ({ given, ...rest }: Partial<CheckedCoding>) =>
  uncheckedOf({
    given: { ...VILLE, ...given },
    today,
    acts: 0,
    notes: true,
    partial: [],
    ...rest,
  }).map(({ key }) => key.replace("unchecked.", ""));

test.each<[Partial<CheckedCoding>, string[]]>([
  [{}, ["ngap"]],
  [{ given: { ...VILLE, context: "sejour" } }, ["ghs", "associated"]],
  [
    { given: { ...VILLE, context: "sejour", date: "2025-12-31" } },
    ["ghs", "relatedThen", "associated", "past"],
  ],
  [{ acts: 1 }, ["ngap", "modifiersHour"]],
  [{ acts: 1, notes: false }, ["ngap", "modifiersHour", "exclusions"]],
  [{ acts: 2, given: { ...VILLE, time: "10:00" } }, ["ngap", "modifiers"]],
  [{ acts: 1, given: { ...VILLE, date: "2017-01-01" } }, ["ngap", "modifiersThen", "past"]],
  [
    { given: { ...VILLE, context: "urgences-publiques" }, acts: 1 },
    ["flatFees", "outcome", "age", "hour"],
  ],
  [{ given: { ...VILLE, context: "urgences-privees", date: "2018-01-02" } }, ["ngapThen", "past"]],
  [{ given: { ...VILLE, context: "urgences-privees", date: "2021-12-31" } }, ["ngap", "past"]],
  [
    { given: { ...VILLE, context: "urgences-privees" } },
    ["flatFees", "outcome", "age", "hour", "privateAdmitted", "ngap"],
  ],
  [
    { given: { ...VILLE, context: "urgences-privees", outcome: "home", age: 40, time: "10:00" } },
    ["flatFees", "privateActs"],
  ],
  [
    { given: { ...VILLE, context: "urgences-privees", outcome: "admitted" } },
    ["privateAdmitted", "ngap"],
  ],
  [{ partial: ["cim10", "ccam"] }, ["ngap", "partialCodes", "partialActs"]],
])("%o: %o was not verified", (given, expected) => expect(keys(given)).toEqual(expected));
