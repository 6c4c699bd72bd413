import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { allCommands } from "./all-commands.ts";
import { findCommand } from "./commands.ts";
import { seed } from "./seed.ts";

test.each([
  [["user", "list"], ["user", "list"], [], {}],
  [
    ["user", "role", "a@example.org", "doctor", "--system"],
    ["user", "role"],
    ["a@example.org", "doctor"],
    { system: true },
  ],
  [["ask", "--language=es", "dolor torácico"], ["ask"], ["dolor torácico"], { language: "es" }],
  [["ask", "--language", "en", "chest pain"], ["ask"], ["chest pain"], { language: "en" }],
  [["ask", "x", "--mode"], ["ask"], ["x"], { mode: true }],
  [["ask", "--jsonl", "--language", "en"], ["ask"], [], { jsonl: true, language: "en" }],
  [
    ["cards", "import", "--user", "a@example.org", "deck.apkg"],
    ["cards", "import"],
    ["deck.apkg"],
    { user: "a@example.org" },
  ],
  [["ask", "--", "-1 or --x"], ["ask"], ["--", "-1 or --x"], {}],
  [["backup", "a=b"], ["backup"], ["a=b"], {}],
  [["ask", "--mode=a=b\nc"], ["ask"], [], { mode: "a=b\nc" }],
])("%j is understood", (argv, words, args, flags) => {
  const found = findCommand(allCommands, argv);
  expect(found?.command.words).toEqual(words);
  expect([found?.args, found?.flags]).toEqual([args, flags]);
});

test.each([
  [[]],
  [["user"]],
  [["users", "list"]],
  [["list", "user"]],
  [["--help"]],
  [["USER", "LIST"]],
  [["user", "role", "a@example.org", "admin", "--systm"]],
  [["ask", "x", "--lang=en"]],
])("%j is no command", (argv) => {
  expect(findCommand(allCommands, argv)).toBeNull();
});

test("no two commands have the same words, and each says what it does in three languages", async () => {
  const texts = await loadServerTexts();
  const words = allCommands.map((command) => command.words.join(" "));
  expect(new Set(words).size).toBe(words.length);
  expect(words).toEqual(
    expect.arrayContaining(["backup", "restore", "seed", "user role", "user list", "ask"]),
  );
  for (const { summary, usage, words: named } of allCommands) {
    expect(usage.startsWith(named.join(" "))).toBe(true);
    for (const language of LANGUAGES) expect(texts.t(language, summary)).not.toBe("");
  }
});

test("the commands of every room are listed, and each has its code", async () => {
  const rooms = join(import.meta.dirname, "../../features");
  const files = readdirSync(rooms)
    .map((room) => join(rooms, room, "server/commands.ts"))
    .filter((file) => existsSync(file));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const { commands } = (await import(file)) as { commands: typeof allCommands };
    expect([file, allCommands]).toEqual([file, expect.arrayContaining([...commands])]);
  }
});

test("a scenario that needs the demonstration account says so, and is not said to be added", async () => {
  const said: string[] = [];
  let there = false;
  const services = {
    texts: await loadServerTexts(),
    features: [{ name: "x", seeds: [{ name: "x", run: async () => there }] }],
  };
  const run = () =>
    seed.run({
      args: ["x"],
      print: (line: string) => said.push(line),
      services,
      language: "fr",
    } as never);
  expect(await run()).toBe(1);
  there = true;
  expect(await run()).toBe(0);
  expect(said).toEqual([expect.stringContaining("seed demo"), "Scénario x ajouté."]);
});
