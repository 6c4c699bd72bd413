// What holds for every reading: it names inputs that exist, says each of them in three languages,
// and leaves none unread.
import { expect, test } from "vitest";
import { CALCULATORS } from "./catalogue.ts";
import { MEASURES } from "./prose/measures.ts";
import { places } from "./prose/phrases.ts";
import type { InputReading, Phrases } from "./reading.ts";
import { READINGS } from "./readings.ts";

const isPhrases = (value: unknown): value is Phrases =>
  typeof value === "object" && value !== null && "fr" in value && "en" in value && "es" in value;
const phrasesOf = (value: unknown): Phrases[] => {
  if (isPhrases(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(phrasesOf) : [];
};

test.each(Object.entries(READINGS))("%s is read by what its inputs are called", (id, reading) => {
  const calculator = CALCULATORS.find((one) => one.id === id);
  const inputs = calculator?.inputs ?? {};
  expect(Object.keys(reading.inputs).filter((name) => !inputs[name])).toEqual([]);
  const body = (reading.body ?? []).flatMap(({ front, back }) => [...front, ...back].flat());
  const unread = Object.keys(inputs).filter(
    (name) => !reading.inputs[name] && !MEASURES[name] && name !== "sex" && !body.includes(name),
  );
  expect(unread).toEqual([]);
  for (const [name, one] of Object.entries<InputReading>(reading.inputs)) {
    const input = inputs[name];
    const options = input?.kind === "choice" ? input.options : [];
    if ("options" in one)
      expect(Object.keys(one.options).filter((option) => !options.includes(option))).toEqual([]);
  }
});

test.each([...Object.entries(READINGS), ...Object.entries(MEASURES)])(
  "%s speaks three languages",
  (_, one) => {
    for (const phrases of phrasesOf(one))
      for (const said of [phrases.fr, phrases.en, phrases.es]) {
        expect(said.trim()).not.toBe("");
        expect(said).toBe(said.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, ""));
        expect(() => places("", { fr: said, en: said, es: said })).not.toThrow();
      }
  },
);
