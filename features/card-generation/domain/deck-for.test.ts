import { expect, test } from "vitest";
import { deckFor } from "./deck-for.ts";

const decks = [
  "Urgences",
  "Urgences::AVC",
  "Cardiologie",
  "Cardiologie::Embolie pulmonaire",
  "Pneumologie::EP et thrombose",
  "Choc anaphylactique, révisions",
].map((name) => ({ id: name, name }));

test.each([
  // Its own name, whatever the accents and the case.
  ["embolie Pulmonaire", "pneumologie", "Cardiologie::Embolie pulmonaire"],
  ["Choc anaphylactique", "urgences", "Choc anaphylactique, révisions"],
  ["AVC", "neurologie", "Urgences::AVC"],
  // No deck of that subject: that of its specialty.
  ["Syndrome coronarien aigu", "Cardiologie", "Cardiologie"],
  // A short word within another says nothing.
  ["EP", "", null],
  ["Hyponatrémie", "néphrologie", null],
  ["", "", null],
])("%s (%s) goes to %s", (subject, specialty, name) => {
  expect(deckFor(decks, subject, specialty)?.name ?? null).toBe(name);
});

test("without a deck there is none", () => {
  expect(deckFor([], "Asthme", "pneumologie")).toBeNull();
});
