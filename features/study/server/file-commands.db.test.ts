import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import { exportCommand, importCommand } from "./file-commands.ts";

const app = await testApp();
const folder = mkdtempSync(join(tmpdir(), "sclepios-questions-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(command: CommandCode, file: string, email: string) {
  const printed: string[] = [];
  async function* none() {}
  const code = await command.run({
    args: [file],
    flags: { user: email },
    lines: none(),
    print: (line) => printed.push(line.replaceAll("\u00A0", " ")),
    language: "fr",
    cwd: folder,
    services: app.services,
  });
  return { code, printed };
}

const AIKEN =
  "Q1\nA. un\nB. deux\nANSWER: B\n\nQ2\nA. un\nB. deux\nANSWER: A\n\nQ3\nA. un\nB. deux\nANSWER: Z\n";

test("questions come in once, and go out as they came", async () => {
  const {
    person: { email },
  } = await app.signUp();
  writeFileSync(join(folder, "in.aiken"), AIKEN);
  expect(await run(importCommand, "in.aiken", email)).toEqual({
    code: 0,
    printed: [
      "11 : aucune réponse juste, ou plusieurs là où une seule est possible.",
      "2 questions apportées ; déjà là : 0 ; refusées : 1.",
    ],
  });
  expect((await run(importCommand, "in.aiken", email)).printed.at(-1)).toBe(
    "0 question apportée ; déjà là : 2 ; refusées : 1.",
  );
  expect((await run(exportCommand, "out.json", email)).code).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, "out.json"), "utf8")).questions).toMatchObject([
    { statement: "Q1" },
    { statement: "Q2" },
  ]);
});

test("another person's questions are nobody else's", async () => {
  const [owner, other] = [await app.signUp(), await app.signUp()];
  writeFileSync(join(folder, "own.aiken"), AIKEN);
  await run(importCommand, "own.aiken", owner.person.email);
  expect((await run(exportCommand, "other.json", other.person.email)).printed).toEqual([
    "0 question écrite ; impossibles dans ce format : 0.",
  ]);
});

test("they are in the personal data, and go with the account", async () => {
  const person = await app.signUp();
  writeFileSync(join(folder, "mine.aiken"), AIKEN);
  await run(importCommand, "mine.aiken", person.person.email);
  const { body } = await app.call(
    "privacy/exportUserData",
    { target_user_id: person.person.id },
    person.cookie,
  );
  expect(JSON.stringify(body)).toContain("Q1");
});

test.each([
  ["absent.json", "Il n’y a pas de fichier"],
  ["table.xlsx", "n’est pas d’un format connu"],
  ["broken.json", "illisible dans ce format"],
])("%s is refused with a sentence and changes nothing", async (file, sentence) => {
  const {
    person: { email },
  } = await app.signUp();
  writeFileSync(join(folder, "table.xlsx"), "PK");
  writeFileSync(join(folder, "broken.json"), "{");
  const { code, printed } = await run(importCommand, file, email);
  expect(code).toBe(1);
  expect(printed.join("\n")).toContain(sentence);
});

test("a folder that does not exist is said", async () => {
  const {
    person: { email },
  } = await app.signUp();
  const { code, printed } = await run(exportCommand, "no/where.json", email);
  expect({ code, said: printed[0] }).toMatchObject({
    code: 1,
    said: expect.stringContaining("n’a pas pu être écrit"),
  });
});

test("nobody has that address", async () => {
  writeFileSync(join(folder, "who.aiken"), AIKEN);
  expect(await run(importCommand, "who.aiken", "personne@exemple.invalid")).toMatchObject({
    code: 1,
  });
});
