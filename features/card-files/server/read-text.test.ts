// Large tables and JSON files: others have their turn while one is read, and what no memory holds
// ends its thread alone.
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { cardsJson } from "../domain/imported-json.ts";
import { aDeck, aNote, generatedNotes, ONE_PIXEL, PACKAGE_NOW } from "../testing/apkg.ts";
import { openText } from "./open-text.ts";
import { readText } from "./read-text.ts";

const now = new Date(PACKAGE_NOW);
const json = { kind: "json", fileName: "cartes.json", mapping: null, now } as const;
const csv = { kind: "csv", fileName: "cartes.csv", mapping: null, now } as const;
const encoded = (text: string) => new TextEncoder().encode(text);
const media = [
  { name: "a.gif", base64: ONE_PIXEL.toString("base64") },
  { name: "b.html", base64: Buffer.from("<script>").toString("base64") },
];
const whole = async (count: number) =>
  encoded(
    (
      await Array.fromAsync(
        cardsJson({ decks: [aDeck()] }, generatedNotes(count), media, PACKAGE_NOW),
      )
    ).join(""),
  );

/** Turns that everybody else has while this is awaited. */
async function turnsDuring<T>(work: Promise<T>): Promise<{ turns: number; result: T }> {
  let [turns, over] = [0, false];
  const ended = work.finally(() => {
    over = true;
  });
  while (!over) {
    await nextTurn();
    turns += 1;
  }
  return { turns, result: await ended };
}

describe("a large file", { timeout: 60_000 }, () => {
  test.each([
    ["JSON", () => whole(3000), json],
    ["CSV", async () => encoded(`question,answer\n${"Kaliémie ?,4 mmol/L\n".repeat(40_000)}`), csv],
  ])("of %s leaves others their turn while it is opened", async (_kind, make, options) => {
    const bytes = await make();
    // The same reading in this thread: a handful of turns, whatever its length.
    const { turns, result } = await turnsDuring(readText(bytes, options));
    if (!result.ok) throw new Error(result.reason);
    await result.file.close();
    expect(turns).toBeGreaterThan(500);
  });

  test.each([
    ["JSON", () => whole(1200), json],
    [
      "CSV",
      async () =>
        encoded("question,answer,deck\nPotassium ?,3 à 5,A::B\n,vide,\nSodium ?,135 à 145,\n"),
      csv,
    ],
  ])("of %s gives the same in a thread as without one", async (_kind, make, options) => {
    const bytes = await make();
    const [opened, read] = [
      openText(bytes, options),
      await readText(bytes, options, { inline: 0 }),
    ];
    if (!opened.ok || !read.ok) throw new Error("refused");
    const { file } = read;
    const { counts, decks, noteTypes, preview, mapping } = file;
    expect({ counts, decks, noteTypes, preview, mapping }).toEqual(opened.head);
    const plain = (list: { name: string; type: string; bytes: Uint8Array }[]) =>
      list.map(({ name, type, bytes: content }) => [
        name,
        type,
        Buffer.from(content).toString("hex"),
      ]);
    expect(plain(await Array.fromAsync(file.media()))).toEqual(plain([...opened.media()]));
    expect(await Array.fromAsync(file.notes())).toEqual([...opened.notes()]);
    expect(file.warnings()).toEqual(opened.warnings());
    expect(file.warnings()).toHaveLength(1);
    await file.close();
    await file.close();
  });

  test("that the memory does not hold, or that takes too long, is refused with a reason", async () => {
    const bytes = await whole(6000);
    expect(await readText(bytes, json, { memoryMb: 16 })).toEqual({
      ok: false,
      reason: "tooLarge",
    });
    expect(await readText(bytes, json, { patienceMs: 1 })).toEqual({
      ok: false,
      reason: "tooLarge",
    });
    // Their places are free again.
    const opened = await Promise.all(
      [1, 2, 3].map(async () => {
        const read = await readText(bytes, json);
        if (read.ok) await read.file.close();
        return read.ok;
      }),
    );
    expect(opened).toEqual([true, true, true]);
  });

  test.each([
    ["brackets", "[".repeat(3_000_000)],
    ["keys", `{${Array.from({ length: 300_000 }, (_, index) => `"k${index}":0`).join()}}`],
    ["zeros", `[${"0,".repeat(1_500_000)}0]`],
    [
      "keys of a style",
      '{"format":"sclepios-cards","version":1,"notes":[{"style":{"__proto__":{"a":1}}}]}'.padEnd(
        200_000,
      ),
    ],
  ])("of %s is refused before it is parsed whole", async (_what, text) => {
    expect(await readText(encoded(text), json)).toEqual({ ok: false, reason: "unreadableJson" });
  });
});

test.each([
  [
    "UTF-16, as an editor saves it",
    (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le")),
    true,
  ],
  ["a mark of UTF-8", (text: string) => encoded(`\uFEFF${text}`), true],
  [
    "Windows-1252, which would come back garbled",
    (text: string) => new Uint8Array(Buffer.from(text, "latin1")),
    false,
  ],
])("JSON in %s", async (_what, encode, readable) => {
  const text = (
    await Array.fromAsync(
      cardsJson({ decks: [aDeck()] }, [[aNote({ answer: "été" })]], [], PACKAGE_NOW),
    )
  ).join("");
  const read = await readText(encode(text), json);
  expect(read.ok ? (await Array.fromAsync(read.file.notes())).flat()[0]?.answer : read.reason).toBe(
    readable ? "été" : "unreadableJson",
  );
});
