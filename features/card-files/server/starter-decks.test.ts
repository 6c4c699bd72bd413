import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { notesOfStarterDeck, type StarterDeck } from "../domain/starter-deck.ts";
import { packageOf, withoutOrigin } from "../testing/apkg.ts";
import { openAnkiPackage } from "./anki/read-package.ts";
import { InvalidDeck, parseStarterDeck, readStarterDecks } from "./starter-decks.ts";

const LIBRARY = new URL("../../guidelines/content/", import.meta.url);
const CONTENT = new URL("../content/", import.meta.url);
const decks = await readStarterDecks();

const sheetSchema = z.object({
  title: z.string(),
  sources: z.array(
    z.object({
      id: z.string(),
      organisation: z.string(),
      title: z.string(),
      year: z.union([z.number(), z.literal("undated")]),
      link: z.string(),
    }),
  ),
  sections: z.record(
    z.string(),
    z.array(z.object({ id: z.string(), text: z.string(), sources: z.array(z.string()) })),
  ),
});
const sheets = new Map(
  await Promise.all(
    [...new Set(decks.flatMap((deck) => Object.keys(deck.sheets)))].map(
      async (id) =>
        [
          id,
          sheetSchema.parse(parse(await readFile(new URL(`${id}.yaml`, LIBRARY), "utf8"))),
        ] as const,
    ),
  ),
);

function passageOf(card: StarterDeck["cards"][number]) {
  const [sheetId = "", passageId = ""] = card.passage.split("#");
  const sheet = sheets.get(sheetId);
  const passage = Object.values(sheet?.sections ?? {})
    .flat()
    .find(({ id }) => id === passageId);
  return { sheet, passage };
}

const NAMES = /\((?:[A-Z]{2,}(?:-[A-Z]{2,})?) \d{4}\)|\{\{c\d::/gu;
const numbers = (text: string) =>
  [
    ...text
      .replace(NAMES, " ")
      .replace(/(?<=\d)[ \u00a0\u202f](?=\d{3})/gu, "")
      .matchAll(/\d+(?:,\d+)?/g),
  ].map(([found]) => found);

const HARD = "[\\u00a0\\u202f]";
const TYPOGRAPHY: readonly RegExp[] = [
  new RegExp(`(?<!${HARD})[;!?»]`, "u"),
  new RegExp(`(?<!${HARD}|[:\\d]):(?!:)`, "u"),
  new RegExp(`«(?!${HARD})`, "u"),
  /\d (?:mg|µg|g|kg|mL|UI|mmHg|min|h|s|%|J|°C|cm|mm|ng|ans|mois|jours|G\/L)(?!\p{L})/u,
  /\d\.\d|μ|'|SpO2|ETCO2/u,
];

test("the four categories cached for offline use have their deck, twenty-five cards at least, none twice", () => {
  expect(decks.map(({ category }) => category).sort()).toEqual([
    "AVC",
    "Arrêt Cardiaque",
    "Douleur thoracique",
    "Troubles de la conscience",
  ]);
  for (const deck of decks) expect(deck.cards.length).toBeGreaterThanOrEqual(25);
  const questions = decks.flatMap(({ cards }) => cards.map(({ question }) => question));
  expect(new Set(questions).size).toBe(questions.length);
});

describe.each(decks)("$category", (deck) => {
  test("each card says what a proof-read passage says, and cites a source of that passage as the sheet does", () => {
    for (const card of deck.cards) {
      const { sheet, passage } = passageOf(card);
      expect(passage, card.id).toBeDefined();
      expect(passage?.sources, card.id).toContain(card.source);
      const { title, organisation, year, link } =
        sheet?.sources.find(({ id }) => id === card.source) ?? {};
      expect(deck.sources.find(({ id }) => id === card.source)).toEqual({
        id: card.source,
        title,
        organisation,
        year,
        link,
      });
      expect(deck.sheets[card.passage.split("#")[0] ?? ""]).toBe(sheet?.title);
    }
  });

  test("no number of a card is missing from its passage", () => {
    for (const card of deck.cards) {
      const stated = numbers(passageOf(card).passage?.text ?? "");
      for (const number of numbers(`${card.question} ${card.answer ?? ""} ${card.extra ?? ""}`))
        expect(stated, `${card.id}: ${number}`).toContain(number);
    }
  });

  test("French typography, one fact a card, no list over five", () => {
    for (const { id, question, answer = "", extra = "", kind } of deck.cards) {
      for (const text of [question, answer, extra])
        for (const rule of TYPOGRAPHY) expect(text, id).not.toMatch(rule);
      expect(answer.split(/[,;]/).length, id).toBeLessThanOrEqual(5);
      expect(answer.length, id).toBeLessThanOrEqual(110);
      if (kind === "basic") expect(question, id).toMatch(/[?.]$/);
    }
  });

  test("becomes notes with their source, that leave for Anki and come back", async () => {
    const notes = notesOfStarterDeck(deck, 1_700_000_000_000);
    const opened = await openAnkiPackage({ bytes: await packageOf({ notes: [notes] }) });
    if (!opened.ok) throw new Error(opened.reason);
    expect(withoutOrigin((await Array.fromAsync(opened.package.notes())).flat())).toEqual(notes);
    await opened.package.close();
    for (const { details } of notes)
      expect(details?.source).toMatchObject({
        title: expect.stringMatching(/\S/),
        link: expect.stringMatching(/^https?:/),
      });
  });
});

describe("a deck that does not fit is refused with its name and fault", async () => {
  const good = await readFile(new URL("avc.yaml", CONTENT), "utf8");
  test.each([
    ["an unknown key", (text: string) => `${text}\nnote: x\n`, /note/],
    [
      "a source nobody knows",
      (text: string) => text.replace('source: "eso-ivt2021"', 'source: "inconnue"'),
      /inconnue/,
    ],
    ["the same id twice", (text: string) => text.replace('id: "avc-02"', 'id: "avc-01"'), /twice/],
    ["two gaps", (text: string) => text.replace("{{c1::94", "{{c2::x}} {{c1::94"), /one gap/],
    [
      "a card without an answer",
      (text: string) => text.replace(/\n {4}answer: [^\n]*/, ""),
      /answer/,
    ],
    ["broken YAML", (text: string) => `${text}\n  : [`, /YAML/],
  ])("%s", (_what, spoil, message) => {
    const spoiled = spoil(good);
    expect(spoiled).not.toBe(good);
    expect(() => parseStarterDeck("avc.yaml", spoiled)).toThrow(InvalidDeck);
    expect(() => parseStarterDeck("avc.yaml", spoiled)).toThrow(message);
  });

  test("another file name", () => {
    expect(() => parseStarterDeck("autre.yaml", good)).toThrow(/must agree/);
  });
});
