import { randomUUID } from "node:crypto";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { followAnswer } from "./follow-answer.ts";

const app = await testApp();
await app.start();
const { cookie, person } = await app.signUp();
const other = await app.signUp();

async function conversation(text: string): Promise<string> {
  const conversationId = randomUUID();
  const sent = await app.call(
    "chat/send",
    { conversationId, messageId: randomUUID(), text },
    cookie,
  );
  const { answerId } = sent.body as { answerId: string };
  for await (const _ of (await followAnswer(app.services, person.id, answerId, 0, undefined)) ??
    []);
  return conversationId;
}
const get = (id: string, format: string, who = cookie) =>
  app.request(`/api/conversations/${id}/export/${format}?language=fr`, who ? { cookie: who } : {});

test("a conversation leaves as Markdown: questions, answers, numbered sources; what was typed stays text", async () => {
  const id = await conversation(
    "Anaphylaxie : dose d’adrénaline ? <img src=x onerror=alert(1)> [a](javascript:b)",
  );
  const response = await get(id, "markdown");
  expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="Anaphylaxie.*\.md"; filename\*=/,
  );
  const text = await response.text();
  expect(text).toContain("## Question");
  expect(text).toContain("\\<img");
  expect(text).not.toMatch(/[^\\]<img|[^\\]\]\(javascript:/);
  expect(text).toMatch(/- \\\[1\\\] \[Anaphylaxie · [^\]]+\]\(http[^)]+\/guidelines\/anaphylaxie#/);
  expect(text).toContain("0,5\u00a0mg");
});

test("and as a PDF with accents, of several pages when it is long", async () => {
  const id = await conversation(
    "Hyperkaliémie menaçante : traitement, « œdème », ≥ 6,5 mmol/L, µg 🙂",
  );
  const response = await get(id, "pdf");
  expect(response.headers.get("content-type")).toBe("application/pdf");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  // Every letter has its glyph: the map from glyphs to characters, kept in the file, names them.
  const maps = [...bytes.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, stream]) => {
      try {
        return inflateSync(Buffer.from(stream ?? "", "latin1")).toString("latin1");
      } catch {
        return "";
      }
    },
  );
  const named = maps
    .filter((map) => map.includes("beginbfrange") || map.includes("beginbfchar"))
    .join("");
  for (const sign of ["é", "ç", "œ", "≥", "µ"])
    expect(named.toLowerCase(), sign).toContain(
      `<${sign.codePointAt(0)?.toString(16).padStart(4, "0")}>`,
    );
  expect(bytes.toString("latin1")).not.toContain("onerror");
});

test("a high SOFA is answered and exported with what Sepsis-3 attaches to a rise, not with a mortality of its own", async () => {
  const id = await conversation(
    "SOFA : intubé, PaO2 70 mmHg, FiO2 80 %, plaquettes 48 G/L, bilirubine 110 µmol/L, noradrénaline 0,08 µg/kg/min, Glasgow 9, créatinine 320 µmol/L",
  );
  const text = await (await get(id, "markdown")).text();
  expect(text).toContain("une hausse aiguë de 2\u00a0points ou plus définit le sepsis");
  expect(text).toContain("Ce chiffre est celui de la hausse, pas de ce total");
  expect(text).not.toMatch(/environ 10\s%/u);
  expect((await get(id, "pdf")).status).toBe(200);
});

test("has a name whatever the letters of its title, and wherever it is cut", async () => {
  const id = randomUUID();
  await app.call("chat/create", { id, title: `${"a".repeat(79)}𝐀𝐁` }, cookie);
  const response = await get(id, "markdown");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toContain(`filename="${"a".repeat(79)}.md"`);
});

test("belongs to its owner, and an empty one says that it is empty", async () => {
  const id = randomUUID();
  await app.call("chat/create", { id, title: "Vide" }, cookie);
  expect(await (await get(id, "markdown")).text()).toContain("Cette conversation est vide");
  expect((await get(id, "pdf")).status).toBe(200);
  for (const format of ["markdown", "pdf"]) {
    expect((await get(id, format, other.cookie)).status).toBe(404);
    expect((await get(id, format, "")).status).toBe(401);
    expect((await get("unknown", format)).status).toBe(404);
  }
});
