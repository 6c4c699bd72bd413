// An endpoint that fails repeats what it was asked, and its client keeps the request beside the
// answer. A name and a key are planted in every field of the failure; then everything that is kept
// and shown is searched for them.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allCommands } from "#app/cli/all-commands.ts";
import { testApp } from "#app/testing/app.ts";
import {
  type Script,
  type ScriptedUpstream,
  scriptedUpstream,
} from "#platform/ai/testing/scripted-upstream.ts";
import { makeLog } from "#platform/log/log.ts";
import type { SignedUp, TestApp } from "#platform/testing/harness.ts";

/**
 * What the person typed, and what the endpoint says of somebody: screens show the first to its
 * author only.
 */
const [TYPED, SAID, KEY] = ["Quintarel", "Vauclestin", "clef-tres-secrete-7731"];
const QUESTION = `Quelle dose d’adrénaline dans l’anaphylaxie de Mme ${TYPED}, adulte ?`;
const TEXT = `Adrénaline IM : 0,5 mg chez l’adulte. Mme ${TYPED} est dirigée vers le SAU. À répéter après 5 min.`;

const body = JSON.stringify({
  error: {
    message: `${SAID} ${KEY}\n    at ${SAID} (${KEY}:1:1)`,
    type: SAID,
    code: KEY,
    param: SAID,
  },
  request: { text: SAID },
});
const headers = {
  "content-type": "application/json",
  "retry-after": "30",
  "x-patient": SAID,
  "www-authenticate": `Bearer ${KEY}`,
  "set-cookie": `name=${SAID}; key=${KEY}`,
};
const refuses =
  (status: number): Script =>
  (_, { response }) => {
    response.writeHead(status, `${SAID} ${KEY}`, headers);
    response.end(body);
  };
const begins = ({ response }: Parameters<Script>[1]) =>
  response.writeHead(200, SAID, {
    ...headers,
    "content-type": `text/event-stream; charset=${SAID}`,
  });

const FAILURES: [string, Script][] = [
  ["401", refuses(401)],
  ["429", refuses(429)],
  ["500", refuses(500)],
  [
    "a redirect",
    (_, { response }) =>
      void response.writeHead(307, SAID, { ...headers, location: `/v1/${SAID}/${KEY}` }).end(body),
  ],
  [
    "another content type",
    (_, { response }) => void response.writeHead(200, { "content-type": SAID }).end(body),
  ],
  [
    "a cut stream",
    async (_, reply) => {
      begins(reply);
      reply.text("Début. ");
      await reply.wait(30);
      reply.drop();
    },
  ],
  [
    "an error in mid-stream",
    (_, reply) => {
      begins(reply);
      reply.raw(`data: ${body}\n\n`);
      reply.end();
    },
  ],
  [
    "malformed",
    (_, reply) => {
      begins(reply);
      reply.raw(`data: {${SAID} ${KEY}\n\n`);
      reply.raw(`data: {"choices":"${SAID}","error":"${KEY}"}\n\n`);
      reply.end();
    },
  ],
];

let upstream: ScriptedUpstream;
let app: TestApp;
let stop: () => Promise<void>;
let admin: SignedUp;
const lines: string[] = [];

beforeAll(async () => {
  upstream = await scriptedUpstream(() => {});
  app = await testApp({
    // The address may hold a key too.
    env: { AI_BASE_URL: `${upstream.url}/${KEY}`, AI_API_KEY: KEY, AI_MODEL: "essai" },
    log: makeLog("debug", { write: (line: string) => void lines.push(line) }),
  });
  stop = await app.start();
  admin = await app.signUp({ systemRole: "admin" });
});
afterAll(async () => {
  await stop();
  await upstream.close();
});

async function chat(who: SignedUp): Promise<object> {
  const conversationId = randomUUID();
  await app.call(
    "chat/send",
    { conversationId, messageId: randomUUID(), text: QUESTION },
    who.cookie,
  );
  for (;;) {
    const { body: opened } = await app.call("chat/open", { id: conversationId }, who.cookie);
    const [question, answer] = (opened as { messages: { status: string }[] }).messages;
    expect(question).toBeDefined();
    if (answer && answer.status !== "writing") return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const cards = async (who: SignedUp) =>
  (
    await app.request("/rpc/flashcards/generate", {
      method: "POST",
      cookie: who.cookie,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ json: { text: TEXT } }),
    })
  ).text();
const sheet = async (who: SignedUp) => {
  const asked = {
    id: randomUUID(),
    from: { kind: "text", text: TEXT, title: "Fiche" },
    language: "fr",
  };
  return (await app.call("revision-sheets/generate", asked, who.cookie)).body;
};
const trial = async (mode: string) => {
  const id = randomUUID();
  await app.call("assistant/saveQuestion", { id, mode, text: QUESTION }, admin.cookie);
  const tried = await app.call(
    "assistant/tryPrompt",
    { mode, text: "Essai.", questionId: id },
    admin.cookie,
  );
  await app.call("assistant/removeQuestion", { id }, admin.cookie);
  expect(tried.status).toBe(200);
  return tried.body;
};
async function command(): Promise<string> {
  const printed: string[] = [];
  const ask = allCommands.find(({ words }) => words.join(" ") === "ask");
  const [lines, print] = [(async function* () {})(), (line: string) => void printed.push(line)];
  const io = { lines, print, language: "fr" as const, cwd: "/", services: app.services };
  expect(await ask?.run({ args: [QUESTION], flags: {}, ...io })).toBe(0);
  return printed.join("\n");
}
const rows = async (table: string): Promise<string> => {
  const { rows: found } = await app.services.db.asSystem("test", (tx) =>
    tx.execute(sql.raw(`select * from ${table}`)),
  );
  return JSON.stringify(found);
};
const KEPT = ["error_report", "assistant_usage", "assistant_open_call", "audit_event"];
const traces = async (): Promise<Record<string, string>> => ({
  log: lines.join(""),
  ...Object.fromEntries(
    await Promise.all(KEPT.map(async (table) => [table, await rows(table)] as const)),
  ),
});
/** Only the places: a failed test prints no page of it. */
const leaks = (texts: Record<string, string>, secrets: readonly string[]) =>
  Object.entries(texts).flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${place}: ${secret}`),
  );

test.each(FAILURES)(
  "%s: no log, row or screen holds what was asked, what was said or the key",
  async (_, script) => {
    lines.length = 0;
    upstream.play(script);
    const who = await app.signUp();
    const screens = [
      ...[await chat(who), await cards(who), await sheet(who), await command()],
      ...[await trial("general"), await trial("cards"), await trial("revisionSheet")],
      (await app.call("assistant/usageStats", {}, admin.cookie)).body,
      (await app.call("security/listErrorReports", {}, admin.cookie)).body,
    ];
    expect(leaks({ screens: JSON.stringify(screens) }, [SAID, KEY])).toEqual([]);
    expect(leaks(await traces(), [TYPED, SAID, KEY])).toEqual([]);
    // Each call says its failure once, in the same words; a trial calls twice, with its text and with
    // the one in use.
    const said = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ reason }) => reason);
    expect(said.map(({ task }) => task).sort()).toEqual([
      ...["cards", "cards", "cards", "chat", "chat", "chat", "chat"],
      ...["revision sheets", "revision sheets", "revision sheets"],
    ]);
    for (const line of said) {
      expect(Object.keys(line).sort()).toEqual([
        "level",
        "ms",
        "msg",
        "provider",
        "reason",
        "status",
        "task",
        "time",
      ]);
      expect(line).toMatchObject({ provider: new URL(upstream.url).host, ms: expect.any(Number) });
    }
  },
);

test("an endpoint that is not there leaves no trace of what was asked either", async () => {
  lines.length = 0;
  await upstream.close();
  const answer = await chat(await app.signUp());
  expect(answer).toMatchObject({ fallback: "unreachable" });
  expect(leaks(await traces(), [TYPED, KEY])).toEqual([]);
  expect(lines.join("")).toContain('"reason":"unreachable"');
});
