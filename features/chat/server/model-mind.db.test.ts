// The model mind through the whole product, against a scripted endpoint on this machine.
import { afterAll, expect, test } from "vitest";
import type { Script } from "#platform/ai/testing/scripted-upstream.ts";
import { ANAPHYLAXIS, marked, openModelApp } from "../testing/model-app.ts";
import { usageRows } from "../testing/usage-rows.ts";

const LIMITS = {
  firstMs: 1_500,
  silenceMs: 500,
  totalMs: 5_000,
  characters: 30_000,
  bytes: 500_000,
};
const { app, upstream, call, send, until, newSend, ask, numberOf, close } = await openModelApp(
  LIMITS,
  {
    AI_API_KEY: "clef-d-essai",
    AI_MODEL_EXTREME: "essai-fort",
  },
);
afterAll(close);

test("an answer cites the passages it was given, its number opens them, and its cost is kept once", async () => {
  let n = 0;
  const answer = await ask((_, reply) => {
    n = numberOf(/adrénaline 0,5\smg IM/u);
    reply.text("Adrénaline ", "0,5 mg IM, à répéter après 5 min [", `${n}`, "], inventé [9", "9].");
    reply.end();
  });
  expect(answer).toMatchObject({ status: "complete", mind: "model", fallback: null });
  // The reader's first number, whichever the model was given.
  expect(n).toBeGreaterThan(1);
  expect(answer.text).toContain("après 5 min [1], inventé.");
  expect(answer.text).not.toContain("99");
  expect(answer.sources.map((source) => source.n)).toEqual([1]);
  expect(answer.sources[0]?.id).toMatch(/^anaphylaxie#/u);
  expect(marked(answer)).toEqual([]);
  expect(upstream.keys.at(-1)).toBe("Bearer clef-d-essai");
  expect(await usageRows(app.services, answer.id)).toMatchObject([
    {
      provider: new URL(upstream.url).host,
      model: "essai",
      tokensIn: 1200,
      tokensOut: 70,
      cachedTokens: 400,
      outcome: "complete",
    },
  ]);
});

test("a code that the tables do not have is told under the answer, one that they have is not", async () => {
  const answer = await ask((_, reply) => {
    reply.text(
      `Anaphylaxie : T78.2, puis Q99.99 et ZZZZ999. Vitamine B12. [${numberOf(/adrénaline 0,5\smg IM/u)}]`,
    );
    reply.end();
  });
  expect(answer.text).toMatch(/Codes à vérifier avant tout usage\s: Q99\.99 \(.*\), ZZZZ999 \(/u);
  expect(answer.text).not.toMatch(/à vérifier[^\n]*(?:T78\.2|B12)/u);
});

test("numbers are 1, 2, 3 in the order of the text, and each opens the passage that the model cited", async () => {
  const answer = await ask(async (_, reply) => {
    const [dose, child] = [
      numberOf(/adrénaline 0,5\smg IM/u),
      numberOf(/Anaphylaxie de l’enfant/u),
    ];
    reply.text(`Enfant [${child}]. `);
    await reply.wait(150);
    reply.text(`Adulte : adrénaline 0,5 mg IM [${dose}][${child}], 50 mg [`, `${dose}].`);
    reply.end();
  });
  expect(answer.text).toMatch(
    /^Enfant \[1\]\. Adulte : adrénaline 0,5 mg IM \[2\]\[1\], 50 mg \[2\]\./u,
  );
  expect(answer.sources.map(({ n, population }) => [n, population])).toEqual([
    [1, "child"],
    [2, "adult"],
  ]);
  // The audit reads the same numbers.
  expect(marked(answer)).toEqual(["dose: 50 mg"]);
});

test.each([
  [
    "the right number under another drug",
    "Salbutamol 0,5 mg IM [N].",
    ["drug: Salbutamol", "dose: 0,5 mg"],
  ],
  ["µg for mg", "Adrénaline 0,5 µg IM [N].", ["dose: 0,5 µg"]],
  ["another route", "Adrénaline 0,5 mg IV [N].", ["dose: 0,5 mg"]],
  ["an adult's dose for a child", "Chez l’enfant : adrénaline 0,5 mg IM [N].", ["dose: 0,5 mg"]],
  ["a score nobody computed", "Adrénaline 0,5 mg IM [N]. Le score SOFA est de 7.", ["score: 7"]],
])("%s is marked in the stored message", async (_, text, expected) => {
  const answer = await ask((__, reply) => {
    reply.text(text.replace("N", String(numberOf(/adrénaline 0,5\smg IM/u))));
    reply.end();
  });
  expect(marked(answer)).toEqual(expected);
});

test("speeds choose the model, and the conversation is given again without its old numbers", async () => {
  const first = await newSend((_, reply) => {
    reply.text("Première réponse [1].");
    reply.end();
  });
  await until(first);
  upstream.play((_, reply) => {
    reply.text("Seconde [1].");
    reply.end();
  });
  await until(await send("et chez l’enfant ?", { speed: "extreme" }, first.conversationId));
  const request = upstream.requests.at(-1);
  expect(request?.model).toBe("essai-fort");
  expect(request?.messages.map(({ role }) => role)).toEqual([
    "system",
    "user",
    "assistant",
    "user",
  ]);
  expect(request?.messages[1]?.content).toBe(ANAPHYLAXIS);
  expect(request?.messages[2]?.content).toMatch(/^Première réponse\./u);
  // A follow-up that names nothing keeps the subject.
  expect(JSON.stringify(request?.messages[3]?.content)).toContain("Anaphylaxie de l’enfant");
});

test("a tool is called with the person's rights and its result is kept as a card", async () => {
  const answer = await ask((_, reply, turn) => {
    if (turn === 1) reply.tool("open_sheet", { id: "anaphylaxie", sections: ["redFlags"] });
    else reply.text("Voir la fiche [1].");
    reply.end();
  });
  expect(answer).toMatchObject({ status: "complete", fallback: null });
  expect(answer.tools.find(({ name }) => name === "open_sheet")).toMatchObject({
    card: "library-sheet",
    output: { id: "anaphylaxie" },
  });
  expect(upstream.requests.at(-1)?.messages.at(-1)?.role).toBe("tool");
});

test.each<[string, Script]>([
  ["wrong arguments", (_, reply) => reply.tool("open_sheet", { id: 12 })],
  ["arguments that are no JSON", (_, reply) => reply.tool("open_sheet", "{pas du json")],
  ["a tool that does not exist", (_, reply) => reply.tool("rm_rf", {})],
])("%s: the model is told, answers, and the person knows", async (_, asks) => {
  const answer = await ask((request, reply, turn) => {
    if (turn === 1) void asks(request, reply, turn);
    else reply.text("Sans outil [1].");
    reply.end();
  });
  expect(answer).toMatchObject({ status: "complete", mind: "model" });
  expect(answer.text).toContain("Sans outil [1].");
  expect(answer.text).toContain("Le modèle a demandé un outil");
  expect(await usageRows(app.services, answer.id)).toHaveLength(1);
});

test("stop ends it, closes the endpoint's stream and keeps what was shown", async () => {
  const sent = await newSend(async (_, reply) => {
    for (let n = 0; n < 200 && !reply.response.destroyed; n++) {
      reply.text(`mot${n} `);
      await reply.wait(20);
    }
    reply.end();
  });
  const left = upstream.left();
  await until(sent, ({ text }) => /^mot0 mot1 /u.test(text));
  await call("stop", { messageId: sent.answerId });
  const answer = await until(sent);
  expect(answer.status).toBe("stopped");
  expect(answer.text).toMatch(/^mot0 mot1 /u);
  expect(answer.text).not.toContain("mot199 ");
  await expect.poll(() => upstream.left()).toBe(left + 1);
  await expect
    .poll(() => usageRows(app.services, sent.answerId))
    .toMatchObject([{ outcome: "stopped" }]);
});

test("a mode's mandatory section that is missing is said so", async () => {
  const answer = await ask(
    (_, reply) => {
      reply.text(
        "## Signaux d’alarme\n\n- Collapsus [1]\n\n## Premières minutes\n\n- Appeler [1]\n",
      );
      reply.end();
    },
    ANAPHYLAXIS,
    { mode: "priseEnCharge" },
  );
  expect(answer.text).toContain(
    "absentes de la réponse : Traitements et doses, Orientation.".replace(" :", "\u00a0:"),
  );
});
