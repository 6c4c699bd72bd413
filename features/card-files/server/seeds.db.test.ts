import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { ZONE } from "#features/flashcards/testing/decks.ts";
import { seedCards } from "./seeds.ts";

const app = await testApp();

test("the fictitious collection has a history, something due, and is added once", async () => {
  const printed: string[] = [];
  const tell = { print: (line: string) => void printed.push(line), language: "fr" } as const;
  expect(await seedCards(app.services, 60, tell)).toBe(false);
  const { cookie } = await app.signUp({ email: "demo@example.org" });
  await seedCards(app.services, 60, tell);
  await seedCards(app.services, 60, tell);
  expect(printed.map((line) => line.replaceAll("\u00A0", " "))).toEqual([
    expect.stringMatching(/^Importé : 60 notes, 60 cartes, \d{2,} révisions/),
    expect.stringMatching(/^Importé : 0 notes.*Déjà présentes : 60\.$/),
  ]);
  const { body } = await app.call(
    "flashcards/search",
    { query: "-is:new", timeZone: ZONE },
    cookie,
  );
  expect(body).toMatchObject({ total: 40 });
  const { body: decks } = await app.call("flashcards/listDecks", { timeZone: ZONE }, cookie);
  expect(decks).toHaveLength(5);
});
