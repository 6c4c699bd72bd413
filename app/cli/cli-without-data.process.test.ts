// The command line as real processes, where no data is needed: nothing may be made.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { sclepios } from "#app/testing/cli-process.ts";

const root = mkdtempSync(join(tmpdir(), "sclepios-cli-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("commands that need no data", { timeout: 300_000 }, () => {
  const absent = { DATA_DIR: join(root, "absent") };
  test.each([
    [[], 0, "Commandes"],
    [["help"], 0, "user role EMAIL ROLE"],
    [["--help"], 0, "ask"],
    [["frobnicate"], 2, "Commandes"],
    [["user"], 2, "user list"],
    [["questions", "mark", "--help"], 0, "qroc"],
    [["restore"], 2, "restore"],
    [["restore", join(root, "nothing")], 1, "n’est pas"],
  ])("%j ends with %i and a sentence, and leaves the folder absent", async (args, code, words) => {
    const run = await sclepios(args, { env: absent });
    expect([run.code, run.out + run.err]).toEqual([code, expect.stringContaining(words)]);
    expect(run.out + run.err).not.toMatch(/\n\s+at /);
    expect(existsSync(absent.DATA_DIR)).toBe(false);
  });

  test("the terminal's language is spoken", async () => {
    const say = async (language: string) =>
      (await sclepios(["help"], { env: { ...absent, LANG: language } })).err;
    expect(await say("en_US.UTF-8")).toContain("saves the embedded database");
    expect(await say("es_ES.UTF-8")).toContain("Comandos");
    expect(await say("fr_FR.UTF-8")).toContain("Commandes\u00a0:");
  });

  test("a wrong configuration is refused with its sentences", async () => {
    const run = await sclepios(["user", "list"], {
      env: { ...absent, PORT: "x", LANG: "en_US.UTF-8" },
    });
    expect([run.code, run.err]).toEqual([78, expect.stringContaining("PORT: a whole number")]);
    expect(existsSync(absent.DATA_DIR)).toBe(false);
  });
});
