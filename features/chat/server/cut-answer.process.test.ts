// A real server is killed in mid-answer by a process signal: what was shown is kept, marked, and
// gone on with.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { installed } from "#app/testing/installed.ts";
import { callAt, type ServerProcess, signUpAt, startServer } from "#app/testing/server-process.ts";
import { PASSWORD } from "#platform/testing/harness.ts";
import type { Message } from "../domain/message.ts";

const dataDir = installed(mkdtempSync(join(tmpdir(), "sclepios-cut-")));
let server: ServerProcess | undefined;
const open = new Set<ServerResponse>();

/** What the endpoint was asked, the latest last. */
const asked: { role: string; content: unknown }[][] = [];

/**
 * An endpoint that writes a few words, then keeps the line open; asked to go on, it ends what it
 * began.
 */
const upstream = createServer((request, response) => {
  let body = "";
  request.on("data", (piece: Buffer) => {
    body += piece.toString();
  });
  request.on("end", () => {
    const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] };
    asked.push(messages);
    response.writeHead(200, { "content-type": "text/event-stream" });
    open.add(response);
    const event = (delta: object, reason: string | null) =>
      response.write(
        `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`,
      );
    if (messages.at(-2)?.role === "assistant") {
      event({ role: "assistant", content: "Enfin on appelle le réanimateur." }, null);
      event({}, "stop");
      response.end("data: [DONE]\n\n");
      return;
    }
    event(
      { role: "assistant", content: "La conduite à tenir commence par appeler de l’aide. " },
      null,
    );
    setTimeout(() => event({ content: "Puis on note l’heure du début. " }, null), 200);
  });
});
await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
const port = (upstream.address() as { port: number }).port;

afterAll(async () => {
  await server?.kill();
  for (const response of open) response.destroy();
  upstream.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string>) =>
  startServer({ DATA_DIR: dataDir, TRUST_PROXY: "on", ...env });
const model = { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: "m", AI_API_KEY: "k" };

/** Somebody asks the running server, whose model never ends; resolves once some of it is shown. */
async function askedAndShown() {
  const cookie = await signUpAt(server?.url ?? "", `${randomUUID()}@example.org`, PASSWORD);
  const conversationId = randomUUID();
  const answer = async (): Promise<Message | undefined> => {
    const { body } = await callAt(server?.url ?? "", "chat/open", { id: conversationId }, cookie);
    return (body as { messages?: Message[] }).messages?.at(-1);
  };
  const until = async (check: (message: Message | undefined) => boolean) => {
    let message = await answer();
    for (
      const limit = Date.now() + 40_000;
      Date.now() < limit && !check(message);
      message = await answer()
    )
      await new Promise((resolve) => setTimeout(resolve, 50));
    return message;
  };
  const question = { conversationId, messageId: randomUUID(), text: "Anaphylaxie : traitement" };
  await callAt(server?.url ?? "", "chat/send", question, cookie);
  const shown = (await until((message) => (message?.text ?? "") !== ""))?.text ?? "";
  expect(shown).not.toBe("");
  const resume = async () => {
    const cut = await answer();
    expect(cut).toMatchObject({ status: "interrupted" });
    expect(cut?.text.startsWith(shown)).toBe(true);
    const resumed = await callAt(server?.url ?? "", "chat/resume", { messageId: cut?.id }, cookie);
    expect(resumed.status).toBe(200);
    const whole = await until((message) => message?.status === "complete");
    expect(whole).toMatchObject({ id: cut?.id, status: "complete" });
    expect(whole?.text.startsWith(cut?.text ?? "-")).toBe(true);
    return { cut: cut?.text ?? "", whole };
  };
  return { resume, cookie };
}

// Two people in the middle of an answer when their server is killed.
server = await start(model);
const [first, second] = [await askedAndShown(), await askedAndShown()];
await server.kill();

test("killed in mid-answer: the text shown is kept, interrupted, and continued", {
  timeout: 300_000,
}, async () => {
  // The next start has no model any more: the other mind goes on.
  server = await start({});
  const { cut, whole } = await first.resume();
  expect(whole?.text.length).toBeGreaterThan(cut.length + 100);
  const numbers = whole?.sources.map(({ n }) => n);
  for (const [, n] of (whole?.text ?? "").matchAll(/(?<!\\)\[(\d+)\]/g))
    expect(numbers).toContain(Number(n));
  await server.kill();
});

test("killed in mid-answer: the model that began it goes on, and each run costs a row", {
  timeout: 300_000,
}, async () => {
  server = await start(model);
  const { cut, whole } = await second.resume();
  expect(whole).toMatchObject({ mind: "model", fallback: null });
  expect(whole?.text.startsWith(`${cut}Enfin on appelle le réanimateur.`)).toBe(true);
  expect(asked.at(-1)?.at(-2)).toMatchObject({ role: "assistant", content: cut });
  const me = (await callAt(server.url, "accounts/me", {}, second.cookie)).body as { id: string };
  const { body } = await callAt(
    server.url,
    "privacy/exportUserData",
    { target_user_id: me.id },
    second.cookie,
  );
  const { data } = body as {
    data: { assistant: { assistantUsage: { answers: { messageId: string; run: number }[] } } };
  };
  const rows = data.assistant.assistantUsage.answers.sort((a, b) => a.run - b.run);
  expect(rows).toMatchObject([
    { messageId: whole?.id, outcome: "interrupted", run: 0 },
    { messageId: whole?.id, outcome: "complete", run: 1 },
  ]);
});
