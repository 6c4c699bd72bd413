// Subjects told by how they present, over the shipped library, as the assistant reads them: only a
// sheet that is sure counts.
import { expect, test } from "vitest";
import { understand } from "../domain/understand.ts";
import { PRESENTED_NOTHING, PRESENTED_TOPIC } from "../testing/presented-queries.ts";
import { shippedIndex } from "../testing/shipped-index.ts";

function opened(query: string): string | null {
  const { ranking, isSure } = understand(query, shippedIndex);
  return ranking.sheets.find(isSure)?.id ?? null;
}

test("find their sheet in nine of ten at least, and each of the later sheets", () => {
  const failures = PRESENTED_TOPIC.filter(([query, sheet]) => opened(query) !== sheet);
  expect(failures.length / PRESENTED_TOPIC.length, JSON.stringify(failures)).toBeLessThanOrEqual(
    0.1,
  );
  expect(new Set(PRESENTED_TOPIC.map(([, sheet]) => sheet)).size).toBe(15);
});

test("what resembles them and no sheet treats finds nothing", () => {
  expect(PRESENTED_NOTHING.filter((query) => opened(query) !== null)).toEqual([]);
});

test.each([
  // Names that the register knows and no sheet writes.
  [
    "estatus epiléptico: segunda línea, levetiracetam cuántos mg por kilo",
    "etat-de-mal-epileptique",
  ],
  // Words that are cut short inside a name.
  ["quel anticoagulant pour une embolie pulm, clairance 20", "embolie-pulmonaire"],
  ["hémorragie dig haute, octréotide ?", "hemorragie-digestive-haute"],
  // A value that tells a disease outweighs the company it is found in.
  ["cirrhose, Na 118 et confusion", "hyponatremie"],
  // A side is not a paralysis.
  ["55M left sided chest pain radiating to the jaw", "douleur-thoracique-aigue"],
  ["sudden one-sided chest pain, no breath sounds on the right, BP 70", "pneumothorax"],
])("%s", (query, sheet) => {
  expect(opened(query)).toBe(sheet);
});

test("a word of its own is no cut of another: « embolie pulsatile » names no embolism of the lung", () => {
  const { mentions } = understand("embolie pulsatile", shippedIndex);
  expect(mentions.map(({ entity }) => entity.id)).not.toContain("embolie-pulmonaire");
});

test.each([
  "l’économie est en arrêt cardiaque, comment la réanimer ?",
  "mi relación está en coma, ¿la desconecto?",
  "infarctus du moteur, que faire ?",
])("a figure of speech opens nothing: %s", (query) => {
  expect(understand(query, shippedIndex).ranking.sheets).toEqual([]);
});

test.each(["mon père est en arrêt cardiaque", "il est en coma, glycémie 0,3"])(
  "a person is no thing: %s",
  (query) => expect(opened(query)).not.toBeNull(),
);
