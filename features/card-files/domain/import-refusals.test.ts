import { expect, test } from "vitest";
import en from "#features/flashcards/messages/en/flashcards.json" with { type: "json" };
import es from "#features/flashcards/messages/es/flashcards.json" with { type: "json" };
import fr from "#features/flashcards/messages/fr/flashcards.json" with { type: "json" };
import { IMPORT_REFUSALS } from "./import-refusals.ts";

test.each([
  ["fr", fr],
  ["en", en],
  ["es", es],
])("every refused file has its sentence (%s)", (_, texts) => {
  const refused: Record<string, string> = texts.transfer.refused;
  for (const reason of IMPORT_REFUSALS) expect(refused[reason]).toMatch(/\S/);
});
