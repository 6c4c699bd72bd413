// What a question says of whom it is about and of its words, over the words of the shipped library.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fold } from "#platform/search/normalise.ts";
import { readQuestion } from "../domain/question.ts";
import { understand } from "../domain/understand.ts";
import { shippedIndex } from "../testing/shipped-index.ts";

const read = (text: string) => readQuestion(text, shippedIndex);

test.each([
  "33 SA, PA 170/110",
  "prééclampsie à 33 semaines",
  "at 33 weeks, severe headache",
  "33 weeks pregnant",
  "33 weeks’ gestation, fever",
  "a las 33 semanas, cefalea",
  "12 semanas de embarazo, vómitos",
  "35-year-old at 33 weeks, seizure",
])("%s is about a pregnant woman", (text) => expect(read(text).population).toBe("pregnant"));

test.each([
  "toux depuis 3 semaines",
  "toux depuis 30 semaines",
  "cough for 20 weeks",
  "tos desde hace 20 semanas",
  "bébé né à 33 SA",
  "born at 33 weeks",
  "nacido a las 33 semanas, apnea",
  "24 semaines de traitement",
  "20 weeks after transplant",
  "pendant 24 semaines",
  "nourrisson de 6 semaines",
])("%s is about no pregnancy", (text) => expect(read(text).population).not.toBe("pregnant"));

test.each([
  ["feeding well, fever 39 in a 2 month old", "emboli"],
  ["asthme après une randonnée", "ranson"],
])("%s says nothing of %s", (text, stem) =>
  expect(read(text).content.map((word) => word.stem)).not.toContain(stem),
);

const absent = (text: string) =>
  understand(text, shippedIndex).subject.absent.map(({ entity }) => entity.id);

test.each([
  ["giclée de soude dans les yeux, je rince combien de temps", "traumatisme-oculaire"],
  ["reçu du déboucheur dans l’œil", "traumatisme-oculaire"],
  ["a bu de la soude, brûlures de la bouche", "ingestion-de-caustiques"],
])("%s is about %s", (text, id) => expect(absent(text)).toEqual([id]));

test("a caustic on the hand is not swallowed", () =>
  expect(absent("soude reçue sur la main")).not.toContain("ingestion-de-caustiques"));

test("what does not come out is no rest of a name", () =>
  expect(
    understand("le placenta ne sort pas", shippedIndex, "accouchement-inopine").subject.absent,
  ).toEqual([]));

/** Words of the screens, in three languages: everyday words, most of them. */
const wordsOfScreens = (): string[] => {
  const rooms = new URL("../../", import.meta.url);
  const files = readdirSync(rooms).flatMap((room) =>
    ["fr", "en", "es"].flatMap((language) => {
      const folder = new URL(`${room}/messages/${language}/`, rooms);
      const names = existsSync(folder) ? readdirSync(folder) : [];
      return names.map((name) => readFileSync(new URL(name, folder), "utf8"));
    }),
  );
  const values = files.flatMap((text) => [...text.matchAll(/"(?:[^"\\]|\\.)*"(?!\s*:)/gu)]);
  return [
    ...new Set(
      values.flatMap(
        ([value]) => fold(value.replaceAll(/\{[^}]*\}/gu, " ")).match(/[a-z]{5,}/gu) ?? [],
      ),
    ),
  ];
};

test("no word of the screens is taken for the slip of a disease or a score", () => {
  const taken = wordsOfScreens().filter((word) =>
    understand(`je pense à ${word} pour demain`, shippedIndex).mentions.some(
      ({ corrected }) => corrected,
    ),
  );
  expect(taken).toEqual([]);
});
