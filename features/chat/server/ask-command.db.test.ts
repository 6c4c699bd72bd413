import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { type ScriptedUpstream, scriptedUpstream } from "#platform/ai/testing/scripted-upstream.ts";
import type { TestApp } from "#platform/testing/harness.ts";
import { askCommand } from "./ask-command.ts";

let app: TestApp;
/** Whose mind is asked. */
let services: TestApp["services"];
beforeAll(async () => {
  app = await testApp();
  await app.start();
  services = app.services;
});

async function run(
  args: string[],
  flags: Record<string, string | true> = {},
  input: string[] = [],
) {
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
    services,
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
    expect(answers.map(({ error }) => error !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(Object.keys(answers[0] ?? {})).toEqual([
      "id",
      "text",
      "lead",
      "entities",
      "absent",
      "neighbours",
      "sources",
      "tools",
    ]);
    expect(answers[0]).toMatchObject({
      sources: expect.arrayContaining([
        {
          id: expect.stringMatching(/^anaphylaxie#/),
          title: "Anaphylaxie",
          route: expect.stringMatching(/^\/guidelines\//),
        },
      ]),
      tools: [
        {
          name: "search_library",
          input: { query: "anaphylaxie : adrénaline" },
          output: expect.anything(),
        },
      ],
    });
    expect(Object.keys(((answers[0]?.tools ?? []) as object[])[0] ?? {})).toEqual([
      "name",
      "input",
      "output",
    ]);
    expect(answers[7]).toMatchObject({ sources: [], text: expect.stringContaining("Rien trouvé") });
  });

  test("names what has no sheet, and keeps to the conversation of the line before", async () => {
    const line = (id: number, question: string, conversation: string) =>
      JSON.stringify({ id, question, conversation });
    const { printed } = await run([], { jsonl: true }, [
      line(1, "douleur thoracique aiguë : que rechercher", "a"),
      line(2, "et la dissection aortique ?", "a"),
      line(3, "et chez l’enfant ?", "b"),
      line(4, "arrêt cardiaque de l’adulte", "c"),
      line(5, "et chez l’enfant ?", "c"),
      line(6, "calcule le Rockall", "d"),
    ]);
    const answers = printed.map((one) => JSON.parse(one) as Record<string, unknown>);
    expect(answers[1]).toMatchObject({
      sources: [],
      absent: ["dissection aortique"],
      neighbours: [{ id: "douleur-thoracique-aigue" }],
      entities: [
        { id: "dissection-aortique", kind: "disease", words: "dissection aortique", sheet: null },
      ],
    });
    expect(answers[1]?.text).toContain("Pas de fiche sur la dissection aortique.");
    // Another conversation knows nothing of the first.
    expect(answers[2]).toMatchObject({ sources: [] });
    expect(JSON.stringify(answers[4]?.sources)).toMatch(
      /^\[\{"id":"arret-cardiorespiratoire-enfant/u,
    );
    expect(answers[5]).toMatchObject({
      sources: [],
      absent: ["Rockall"],
      tools: [{ name: "search_library" }],
    });
    expect(answers[5]?.text).toContain("Rockall n’est pas encore dans Sclepios.");
  });
});

describe("with a language model", () => {
  let upstream: ScriptedUpstream;
  beforeAll(async () => {
    upstream = await scriptedUpstream(() => {});
    const ai = {
      baseUrl: upstream.url,
      apiKey: null,
      model: "m",
      modelFast: "m",
      embeddingModel: null,
      modelExtreme: "m",
    };
    services = { ...app.services, config: { ...app.services.config, ai } };
  });
  afterAll(() => upstream.close());
  const ask = (question: string) => run([], { jsonl: true }, [JSON.stringify({ id: 1, question })]);
  const usage = () =>
    app.services.db.asSystem("test", async (tx) => {
      const { rows } = await tx.execute(sql`select * from assistant_usage order by at desc`);
      return rows;
    });
  const numberOf = (words: RegExp) => {
    const told = upstream.requests.at(-1)?.messages.map(({ content }) => String(content)) ?? [];
    const found = [...told.join("\n").matchAll(/passage (\d+)\n(.*?)(?=⟧)/gsu)].find(([, , text]) =>
      words.test(text ?? ""),
    );
    return Number(found?.[1]);
  };

  test("the model is asked, in the mode that was given; [k] is the k-th source, a planted dose is marked", async () => {
    upstream.play((_, reply) => {
      const n = numberOf(/adrénaline 0,5\smg IM/u);
      expect(n).toBeGreaterThan(0);
      reply.text(`Adrénaline 0,5 mg IM [${n}]. Puis adrénaline 50 mg IV [${n}].`);
      reply.end();
    });
    const line = {
      id: 1,
      question: "Dose d’adrénaline dans l’anaphylaxie de l’adulte ?",
      mode: "priseEnCharge",
    };
    const { printed } = await run([], { jsonl: true }, [JSON.stringify(line)]);
    const answer = JSON.parse(printed[0] ?? "") as { text: string; sources: object[] };
    expect(answer.sources).toHaveLength(1);
    expect(answer.text).toContain(
      "Adrénaline 0,5 mg IM [1]. Puis adrénaline 50 mg (non vérifié) IV [1].",
    );
    expect(String(upstream.requests.at(-1)?.messages[0]?.content)).toContain("prise en charge");
    expect(await usage()).toMatchObject([
      {
        provider: new URL(upstream.url).host,
        outcome: "complete",
        tokens_out: 70,
        person_id: null,
        mode: "priseEnCharge",
      },
    ]);
  });

  test("a model that fails leaves the library's answer, and says so", async () => {
    const before = (await usage()).length;
    upstream.play((_, reply) => reply.status(500));
    const { printed } = await ask("hyperkaliémie : traitement");
    const answer = JSON.parse(printed[0] ?? "") as { text: string; sources: { route: string }[] };
    expect(answer.text).toContain("est en erreur");
    expect(answer.sources[0]?.route).toMatch(/^\/guidelines\/hyperkaliemie#/);
    const rows = await usage();
    expect([rows.length, rows[0]?.outcome]).toEqual([before + 1, "fallback"]);
  });
});
