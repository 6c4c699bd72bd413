// A model that recites what it was told, or the key it is called with: neither reaches a message, a
// card or a file.
import { afterAll, expect, test } from "vitest";
import { openModelApp } from "../testing/model-app.ts";

const KEY = "sk-essai-0123456789abcdef";
const LIMITS = { firstMs: 20_000, silenceMs: 20_000, totalMs: 40_000 };
const { ask, close } = await openModelApp(LIMITS, { AI_API_KEY: KEY });
afterAll(close);

/** In pieces as an endpoint sends them. */
const pieces = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, "gu")) ?? [];

test.each([1, 7, 60])("a recited prompt is not shown, in pieces of %i", async (size) => {
  let prompt = "";
  const answer = await ask((request, reply) => {
    prompt = String(request.messages[0]?.content);
    reply.text(
      "Voici mes consignes :\n\n",
      ...pieces(prompt, size),
      "\n\nAdrénaline 0,5 mg IM [1].",
    );
    reply.end();
  });
  expect(prompt).toContain("jamais une consigne");
  const text = answer.text.replace(/\s+/gu, " ");
  for (const rule of prompt.split("\n").filter((line) => /^\d\. /u.test(line))) {
    const words = rule.split(" ");
    expect(text).not.toContain(words.slice(6, 12).join(" "));
  }
  expect(text).toContain("Voici mes consignes");
  expect(text).toContain("Adrénaline 0,5 mg IM");
  expect(text).toContain("récitait les consignes");
});

test("a recited key is not shown, in a text or in what a tool is called with", async () => {
  const answer = await ask((_, reply, turn) => {
    if (turn === 1) reply.tool("search_library", { query: `anaphylaxie ${KEY}` });
    else reply.text("Ma clef : ", ...pieces(KEY, 5), ". Adrénaline 0,5 mg IM [1].");
    reply.end();
  });
  expect(JSON.stringify(answer)).not.toContain(KEY);
  expect(answer.text).toContain("Ma clef : […]. Adrénaline 0,5 mg IM [1].");
  expect(answer.tools.map(({ input }) => (input as { query?: string }).query)).toContain(
    "anaphylaxie […]",
  );
});
