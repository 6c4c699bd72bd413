import { describe, expect, test } from "vitest";
import { asksForProtocol, isAtWork, isCase, whomOf } from "./asking.ts";
import { byBeginning, formsOf, slipsOf } from "./word-forms.ts";

const HELD = [
  "argatroban",
  "hemocultur",
  "congelateur",
  "pansement",
  "trach",
  "tracheotomi",
  "sac",
  "lits",
];
/** Words that are written otherwise than they sound. */
const HEARD = ["fentanyl", "hyperkaliemi", "catheter", "brancard"];

describe("the words of a protocol that a word of a question is", () => {
  test.each([
    ["hemoc", ["hemocultur"]],
    ["pansement", ["pansement"]],
    ["argatra", ["argatroban"]],
    ["tracheo", ["trach", "tracheotomi"]],
    ["sac", ["sac"]],
    ["saca", []],
    ["sacs", ["sac"]],
    ["lit", ["lits"]],
  ])("%s by its beginning", (asked, held) =>
    expect([...formsOf(asked, byBeginning(HELD)).keys()]).toEqual(held),
  );

  test.each([
    ["pensement", ["pansement"]],
    ["pasnement", ["pansement"]],
    ["hemoculutr", ["hemocultur"]],
    ["panne", []],
    ["sec", []],
    ["fantanil", ["fentanyl"]],
    ["iperkaliemi", ["hyperkaliemi"]],
    ["kateter", ["catheter"]],
  ])("%s by its slips", (asked, held) =>
    expect([...slipsOf(asked, [...HELD, ...HEARD]).keys()]).toEqual(held),
  );
});

test.each([
  ["c’est quoi le poste de l’ophtalmo ?", true],
  ["qui j’appelle la nuit ?", true],
  ["les draps, dans quel sac ?", true],
  ["la protamine est rangée où", true],
  ["notre protocole", true],
  ["où est-ce que ça fait mal", false],
  ["dose de paracétamol ou d’aspirine", false],
])("%s asks for what only the service can say: %s", (question, asks) =>
  expect(asksForProtocol(question)).toBe(asks),
);

test("who speaks, of a case or not, and of whom", () => {
  expect(isAtWork("je clampe ?")).toBe(true);
  expect(isAtWork("mon voisin a une voiture")).toBe(false);
  expect(isCase("TA 75/40, FC à 130")).toBe(true);
  expect(isCase("dextro à 2,3")).toBe(false);
  expect(whomOf("chez l’enfant")).toBe("child");
  expect(whomOf("un monsieur de 60 ans")).toBe("adult");
  expect(whomOf("un monsieur et son enfant")).toBeNull();
});
