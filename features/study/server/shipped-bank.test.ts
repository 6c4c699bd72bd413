import { expect, test } from "vitest";
import { writtenPassages } from "#features/guidelines/server/public.ts";
import { CONCORDANCE } from "../testing/kinds.ts";
import { InvalidBank, parseBank, readBankContent, readShippedBank } from "./shipped-bank.ts";

const passages = await writtenPassages();
const content = await readBankContent();

test("every shipped question explains each line and stands on passages that exist", async () => {
  expect((await readShippedBank()).length).toBeGreaterThan(0);
});

const good = content.files.find(({ name }) => name === "nephrologie.json")?.text ?? "";

const spoilt = (spoil: (text: string) => string, name = "nephrologie.json") => {
  const text = spoil(good);
  if (name === "nephrologie.json") expect(text).not.toBe(good);
  return () => parseBank({ hash: "", files: [{ name, text }] }, passages);
};

test.each<[string, (text: string) => string, RegExp]>([
  ["broken JSON", (text) => `${text},`, /not readable/],
  ["an unknown key", (text) => text.replace('"difficulty"', '"note": 1, "difficulty"'), /note/],
  [
    "a line without its passage",
    (text) => text.replace(/,\s*"passage": "hyperkaliemie#r1"/, ""),
    /hyperkaliemie-01: a stands on no passage/,
  ],
  ["an absent passage", (text) => text.replace("kaliemie#r1", "kaliemie#r99"), /no passage/],
  [
    "a line that does not say why",
    (text) => text.replace(/"explanation": "Un ECG[^"]*",/, ""),
    /a has no explanation/,
  ],
  [
    "a number that its passage does not state",
    (text) => text.replace("Insuline rapide 10", "Insuline rapide 20"),
    /c: 20 is not in hyperkaliemie#f3/,
  ],
  [
    "a number of a later question of a case",
    (text) => text.replace("jusqu’à 6\u00a0h", "jusqu’à 9\u00a0h"),
    /hyperkaliemie-02: question 3: the answer: 9/,
  ],
  ["an id twice", (text) => text.replace("hyperkaliemie-02", "hyperkaliemie-01"), /twice/],
  [
    "no right line",
    (text) => text.replaceAll('"correct": true', '"correct": false'),
    /hyperkaliemie-01/,
  ],
  ["a plain space", (text) => text.replace("\u00a0?", " ?"), /non-breaking/],
  ["no review", (text) => text.replace(/"review": \[[^\]]*\]/, '"review": []'), /review/],
  [
    "an opened document without its name",
    (text) => text.replace('"how": "compared"', '"how": "opened"'),
    /says which and where/,
  ],
])("%s is refused", (_, spoil, message) => {
  expect(spoilt(spoil)).toThrow(InvalidBank);
  expect(spoilt(spoil)).toThrow(message);
});

test("a file bears the name of its specialty, alone or with what it is about", () => {
  const same = (text: string) => text;
  expect(spoilt(same, "nephrologie-hyperkaliemie.json")).not.toThrow();
  expect(spoilt(same, "cardiologie.json")).toThrow(/must agree/);
});

test("a number that follows from a computation is named", () => {
  const spoil = (text: string) =>
    text.replace("Schéma indiqué", "Soit 0,4\u00a0UI par gramme. Schéma indiqué");
  expect(spoilt(spoil)).toThrow(/0,4/);
  expect(
    spoilt((text) => spoil(text).replace('"review"', '"computed": ["0,4"], "review"')),
  ).not.toThrow();
});

const spoiltFile = (name: string, spoil: (text: string) => string) => {
  const text = content.files.find((file) => file.name === name)?.text ?? "";
  expect(spoil(text)).not.toBe(text);
  return () => parseBank({ hash: "", files: [{ name, text: spoil(text) }] }, passages);
};

test.each<[string, string, (text: string) => string, RegExp]>([
  [
    "a line that quotes what its article does not say",
    "urgences-lecture-critique.json",
    (text) => text.replace('"quote": "dans 8\u00a0centres"', '"quote": "dans 9\u00a0centres"'),
    /question 1: e: the article does not say "dans 9/,
  ],
  [
    "a number that neither its article nor a computation gives",
    "urgences-lecture-critique.json",
    (text) => text.replace("= 13,3, arrondi", "= 13,4, arrondi"),
    /13,4 is not in the article/,
  ],
  [
    "a place without its passage",
    "urgences-zones.json",
    (text) => text.replace(/,\s*"passage": "arret-cardiorespiratoire-adulte#f1"/, ""),
    /zones-01: a stands on no passage/,
  ],
  [
    "a drawing without words",
    "urgences-zones.json",
    (text) => text.replace(/"alt": "[^"]*"/, '"alt": ""'),
    /arret-cardiorespiratoire-adulte-zones-01/,
  ],
])("%s is refused", (_, name, spoil, message) => {
  expect(spoiltFile(name, spoil)).toThrow(message);
});

test("a panel that nobody answered, or too few, is refused", () => {
  const { panelOf: _, ...concordance } = CONCORDANCE as Extract<
    typeof CONCORDANCE,
    { type: "tcs" }
  >;
  const questions = [
    { ...concordance, id: "essai-01", passage: "anaphylaxie#f2", panel: { "0": 9 } },
  ].map((one) => ({ ...one, review: [{ day: "2026-11-26", how: "compared" }] }));
  const text = JSON.stringify({ specialty: "urgences", language: "fr", questions });
  const parse = () => parseBank({ hash: "", files: [{ name: "urgences.json", text }] }, passages);
  expect(parse).toThrow(/the panel says who answered/);
  expect(parse).toThrow(/a panel has 10 experts at least/);
});
