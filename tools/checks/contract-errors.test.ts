import { expect, test } from "vitest";
import { procedure } from "#platform/http/procedure.ts";
import { errorCodes, missingSentences, sentenceKey } from "./contract-errors.ts";

test("the failures of nested procedures are found, each once", () => {
  const one = procedure.errors({ CARD_LOCKED: { status: 409 } });
  const codes = errorCodes({ cards: { open: one, close: one } });
  expect(codes).toContain("CARD_LOCKED");
  expect(codes).toContain("NOT_FOUND");
  expect(codes.filter((code) => code === "CARD_LOCKED")).toHaveLength(1);
});

test("a code names its sentence in camel case", () => {
  expect(sentenceKey("CARD_NOT_FOUND")).toBe("cardNotFound");
});

test("a sentence missing in one language is told by language and key", () => {
  const texts = {
    fr: { errors: { cardLocked: "Carte verrouillée." } },
    en: { errors: {} },
    es: {},
  };
  expect(missingSentences("cards", ["CARD_LOCKED"], texts)).toEqual([
    "cards: CARD_LOCKED has no sentence in en (errors.cardLocked)",
    "cards: CARD_LOCKED has no sentence in es (errors.cardLocked)",
  ]);
});
