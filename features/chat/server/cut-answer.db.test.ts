// A real server is killed in mid-answer by a process signal: what was shown is kept, marked, and gone on with.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { callAt, type ServerProcess, signUpAt, startServer } from "#app/testing/server-process.ts";
import { PASSWORD } from "#platform/testing/harness.ts";
import type { Message } from "../domain/message.ts";

const dataDir = mkdtempSync(join(tmpdir(), "sclepios-cut-"));
let server: ServerProcess | undefined;
const open = new Set<ServerResponse>();

/** An endpoint that writes a few words, then keeps the line open. */
const upstream = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { "content-type": "text/event-stream" });
  open.add(response);
  const say = (content: string) =>
    response.write(
      `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta: { role: "assistant", content }, finish_reason: null }] })}\n\n`,
    );
  say("La conduite à tenir commence par appeler de l’aide. ");
  setTimeout(() => say("Puis on note l’heure du début. "), 200);
});
await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
const port = (upstream.address() as { port: number }).port;

afterAll(async () => {
  await server?.kill();
  for (const response of open) response.destroy();
  upstream.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string>) => startServer({ DATA_DIR: dataDir, TRUST_PROXY: "on", ...env });
const asked = { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: "m", AI_API_KEY: "k" };

test("killed in mid-answer: the text shown is kept, interrupted, and continued", { timeout: 120_000 }, async () => {
  server = await start(asked);
  const { url } = server;
  const cookie = await signUpAt(url, `${randomUUID()}@example.org`, PASSWORD);
  const conversationId = randomUUID();
  const answer = async (at: string): Promise<Message | undefined> => {
    const { body } = await callAt(at, "chat/open", { id: conversationId }, cookie);
    return (body as { messages?: Message[] }).messages?.at(-1);
  };
  await callAt(url, "chat/send", { conversationId, messageId: randomUUID(), text: "Anaphylaxie : traitement" }, cookie);
  let shown = "";
  for (const limit = Date.now() + 40_000; Date.now() < limit && shown === ""; ) {
    shown = (await answer(url))?.text ?? "";
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(shown).not.toBe("");
  await server.kill();

  // The next start has no model any more: the other mind goes on.
  server = await start({});
  const cut = await answer(server.url);
  expect(cut).toMatchObject({ status: "interrupted" });
  expect(cut?.text.startsWith(shown)).toBe(true);
  const resumed = await callAt(server.url, "chat/resume", { messageId: cut?.id }, cookie);
  expect(resumed.status).toBe(200);
  let whole: Message | undefined;
  for (const limit = Date.now() + 40_000; Date.now() < limit && whole?.status !== "complete"; ) {
    whole = await answer(server.url);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(whole).toMatchObject({ id: cut?.id, status: "complete" });
  expect(whole?.text.startsWith(cut?.text ?? "-")).toBe(true);
  expect(whole?.text.length).toBeGreaterThan((cut?.text.length ?? 0) + 100);
  for (const [, n] of (whole?.text ?? "").matchAll(/(?<!\\)\[(\d+)\]/g))
    expect(whole?.sources[Number(n) - 1]?.n).toBe(Number(n));
});
