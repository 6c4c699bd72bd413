// The endpoint of a language model fails in every way known: a sentence, the library's answer, one
// row.
import { afterAll, expect, test } from "vitest";
import { type Script, scriptedUpstream } from "#platform/ai/testing/scripted-upstream.ts";
import { citedIn } from "../domain/citations.ts";
import { openModelApp } from "../testing/model-app.ts";
import { usageRows } from "../testing/usage-rows.ts";

const LIMITS = {
  firstMs: 1_500,
  silenceMs: 500,
  totalMs: 5_000,
  characters: 30_000,
  bytes: 500_000,
};
const { app, ask, close } = await openModelApp(LIMITS);
/** Where nothing may go. */
const elsewhere = await scriptedUpstream((_, reply) => {
  reply.text("Réponse d’ailleurs [1].");
  reply.end();
});
afterAll(async () => {
  await close();
  await elsewhere.close();
});

const FAILURES: [string, string, Script][] = [
  ["401", "refuse l’accès", (_, reply) => reply.status(401)],
  [
    "429",
    "saturé. Il demande d’attendre 30",
    (_, reply) => reply.status(429, { "retry-after": "30" }),
  ],
  ["500", "est en erreur", (_, reply) => reply.status(500)],
  ["silence before the first word", "ne répond plus", (_, reply) => reply.wait(3_000)],
  [
    "another content type",
    "n’a pas répondu comme attendu",
    (_, reply) => reply.status(200, { "content-type": "text/html" }, "<html>Connexion</html>"),
  ],
  ...[301, 302, 303, 307, 308].map((status): [string, string, Script] => [
    `a redirect ${status}`,
    "renvoie vers une autre adresse",
    (_, reply) => reply.status(status, { location: `${elsewhere.url}/chat/completions` }),
  ]),
  ["nothing at all", "n’a rien répondu", (_, reply) => reply.end()],
  [
    "an endless loop of tools",
    "appelait des outils sans fin",
    (_, reply) => {
      reply.tool("search_library", { query: "anaphylaxie" });
      reply.end();
    },
  ],
];
test.each(FAILURES)(
  "%s: a sentence, and the documentary mind answers",
  async (_, sentence, script) => {
    const answer = await ask(script);
    expect(answer).toMatchObject({ status: "complete", mind: "documentary" });
    expect(answer.fallback).not.toBeNull();
    expect(answer.text.split("\n")[0]).toContain(sentence);
    expect(answer.text).toMatch(/adrénaline 0,5\smg IM/u);
    expect(answer.text).toContain("Le modèle de langage n’a pas répondu");
    expect(answer.text).not.toContain("Aucun modèle de langage n’est connecté");
    expect(elsewhere.requests).toEqual([]);
    expect(await usageRows(app.services, answer.id)).toMatchObject([
      { outcome: "fallback", model: "essai" },
    ]);
  },
);

const CUT: [string, string, Script][] = [
  [
    "a connection cut in mid-stream",
    "a été coupée",
    async (_, reply) => {
      reply.text("Début de réponse [1].");
      await reply.wait(50);
      reply.drop();
    },
  ],
  [
    "silence in mid-stream",
    "ne répond plus",
    async (_, reply) => {
      reply.text("Début de réponse [1].");
      await reply.wait(3_000);
    },
  ],
  [
    "a malformed chunk",
    "réponse illisible",
    (_, reply) => {
      reply.text("Début de réponse [1].");
      reply.raw("data: {pas du json\n\n");
      reply.end();
    },
  ],
  [
    "an error said in mid-stream",
    "est en erreur",
    (_, reply) => {
      reply.text("Début de réponse [1].");
      reply.raw('data: {"error":{"message":"boom","type":"server_error"}}\n\n');
      reply.end();
    },
  ],
  [
    "ten megabytes",
    "trop longue",
    async (_, reply) => {
      reply.text("Début de réponse [1].");
      for (let n = 0; n < 10_000 && !reply.response.destroyed; n++) {
        reply.text("x".repeat(1_000));
        if (n % 20 === 0) await reply.wait(1);
      }
      reply.end();
    },
  ],
  [
    "ten megabytes in one chunk",
    "trop longue",
    (_, reply) => {
      reply.text("Début de réponse [1].");
      reply.text("x".repeat(10_000_000));
      reply.end();
    },
  ],
];
test.each(CUT)(
  "%s: what was written stays, numbers hold, the rest comes from the library",
  async (_, sentence, script) => {
    const answer = await ask(script);
    expect(answer.status).toBe("complete");
    expect(answer.text.startsWith("Début de réponse [1].")).toBe(true);
    expect(answer.text).toContain(sentence);
    expect(answer.text).toContain("Le texte déjà écrit est conservé");
    expect(answer.text).toMatch(/adrénaline 0,5\smg IM/u);
    expect(answer.text.length).toBeLessThan(100_000);
    // Every number shown opens a source of its own, 1 to k in the order of the text.
    expect([...citedIn(answer.text)]).toEqual(answer.sources.map((_, index) => index + 1));
    expect(answer.sources.map(({ n }) => n)).toEqual(answer.sources.map((_, index) => index + 1));
    expect(new Set(answer.sources.map(({ id }) => id)).size).toBe(answer.sources.length);
    expect(await usageRows(app.services, answer.id)).toMatchObject([{ outcome: "fallback" }]);
  },
);

test("the sentence is in the language of the answer", async () => {
  const english = await ask(
    (_, reply) => reply.status(500),
    "What is the dose of adrenaline in anaphylaxis in adults?",
  );
  expect(english.text).toContain("The language model service has an error.");
  const spanish = await ask(
    (_, reply) => reply.status(500),
    "¿Cuál es la dosis de adrenalina en la anafilaxia del adulto?",
  );
  expect(spanish.text).toContain("El servicio del modelo de lenguaje tiene un error.");
});
