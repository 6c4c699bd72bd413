import { expect, test } from "vitest";
import { aDeck, aNote, generatedNotes, PACKAGE_NOW } from "../testing/apkg.ts";
import { NO_DETAILS } from "./imported.ts";
import { cardsJson, readCardsJson } from "./imported-json.ts";

const write = async (...content: Parameters<typeof cardsJson>) =>
  (await Array.fromAsync(cardsJson(...content))).join("");

test("what is written comes back whole", async () => {
  const mask = {
    group: 1,
    shape: "polygon" as const,
    left: 0,
    top: 0,
    width: 0,
    height: 0,
    points: [{ x: 0.5, y: 0.25 }],
    text: "",
    style: { fill: "#fff" },
  };
  const notes = [
    ...[...generatedNotes(600)].flat(),
    aNote({
      guid: "o",
      kind: "occlusion",
      occlusion: { image: "a.gif", masks: [mask, { ...mask, also: [2, 3] }], hideAll: true },
    }),
    aNote({
      guid: "d",
      details: {
        ...NO_DETAILS,
        specialty: "urgences",
        ai: true,
        source: { title: "t", link: "", year: 2020, passage: "p" },
      },
    }),
  ];
  const media = [{ name: "a.gif", base64: "R0lGODlh" }];
  const text = await write(
    { decks: [aDeck()] },
    [notes.slice(0, 500), [], notes.slice(500)],
    media,
    PACKAGE_NOW,
  );
  expect(readCardsJson(text)).toEqual({
    ok: true,
    content: expect.objectContaining({ decks: [aDeck()], notes, media }),
  });
});

test.each([
  ["no JSON", async () => "{", "unreadableJson"],
  ["another JSON", async () => '{"a":1}', "unreadableJson"],
  ["a list", async () => "[]", "unreadableJson"],
  ["nothing inside", () => write({ decks: [] }, [], [], 1), "noNotes"],
  [
    "a version of the future",
    async () =>
      (await write({ decks: [] }, [[aNote()]], [], 1)).replace('"version":1', '"version":2'),
    "unsupportedVersion",
  ],
  [
    "a rating of five",
    async () =>
      (await write({ decks: [] }, generatedNotes(3), [], 1)).replace('"rating":4', '"rating":5'),
    "unreadableJson",
  ],
  [
    "an unknown key",
    async () =>
      (await write({ decks: [] }, [[aNote()]], [], 1)).replace('"guid"', '"admin":true,"guid"'),
    "unreadableJson",
  ],
  [
    "a medium that is no base64",
    () => write({ decks: [] }, [[aNote()]], [{ name: "a", base64: "<script>" }], 1),
    "unreadableJson",
  ],
])("%s is refused", async (_what, make, reason) => {
  expect(readCardsJson(await make())).toMatchObject({ ok: false, reason });
});
