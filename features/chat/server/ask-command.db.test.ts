import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { TestApp } from "#platform/testing/harness.ts";
import { askCommand } from "./ask-command.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.start();
});

async function run(args: string[], flags: Record<string, string | true> = {}, input: string[] = []) {
  const printed: string[] = [];
  async function* lines() {
    yield* input;
  }
  const code = await askCommand.run({
    args,
    flags,
    language: "fr",
    cwd: "/",
    lines: lines(),
    print: (line) => printed.push(line),
    services: app.services,
  });
  return { code, printed, text: printed.join("\n").replaceAll("\u00a0", " ") };
}

describe("sclepios ask", () => {
  test("answers with numbered sources and their routes", async () => {
    const { code, text } = await run(["hyperkaliémie : traitement"]);
    expect(code).toBe(0);
    expect(text).toContain("gluconate de calcium");
    expect(text).toMatch(/\[1\] Hyperkaliémie \(.+\) \/guidelines\/hyperkaliemie#/);
  });

  test("answers in the language asked for", async () => {
    expect((await run(["anaphylaxie"], { language: "es" })).text).toContain(
      "No hay ningún modelo de lenguaje conectado",
    );
  });

  test.each([
    [[], {}, /Aucune question/],
    [["x"], { language: "de" }, /Langue inconnue/],
    [["x"], { mode: "poesie" }, /Mode inconnu/],
  ] as const)("refuses %j %j with a sentence", async (args, flags, sentence) => {
    const { code, text } = await run([...args], flags);
    expect(code).toBe(2);
    expect(text).toMatch(sentence);
  });

  test("reads one object a line, goes on after a wrong one, and keeps their order", async () => {
    const { code, printed } = await run([], { jsonl: true }, [
      '{"id":"a","question":"anaphylaxie : adrénaline","language":"fr","mode":"priseEnCharge"}',
      "not json",
      '["b"]',
      '{"question":"sans id"}',
      '{"id":3}',
      '{"id":4,"question":"asthme","mode":"poesie"}',
      '{"id":5,"question":"asthme","language":"de"}',
      "",
      '{"id":6,"question":"recette de la tarte aux pommes"}',
    ]);
    const answers = printed.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(code).toBe(0);
    expect(answers.map(({ id }) => id)).toEqual(["a", null, null, null, 3, 4, 5, 6]);
    expect(answers.map(({ error }) => error !== undefined)).toEqual([false, true, true, true, true, true, true, false]);
    expect(Object.keys(answers[0] ?? {})).toEqual(["id", "text", "sources", "tools"]);
    expect(answers[0]).toMatchObject({
      sources: expect.arrayContaining([
        {
          id: expect.stringMatching(/^anaphylaxie#/),
          title: "Anaphylaxie",
          route: expect.stringMatching(/^\/guidelines\//),
        },
      ]),
      tools: [{ name: "search_library", input: { query: "anaphylaxie : adrénaline" } }],
    });
    expect(answers[7]).toMatchObject({ sources: [], text: expect.stringContaining("Rien trouvé") });
  });
});
