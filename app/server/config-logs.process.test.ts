// At the most talkative level, a whole visit leaves nothing of the person in what the server
// prints.
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sclepios } from "#app/testing/cli-process.ts";
import { installed } from "#app/testing/installed.ts";
import {
  callAt,
  type ServerProcess,
  signInAt,
  signUpAt,
  startServer,
} from "#app/testing/server-process.ts";

const root = mkdtempSync(join(tmpdir(), "sclepios-logs-"));
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill();
  rmSync(root, { recursive: true, force: true });
});

test("a visit leaves no trace of the person in the log", { timeout: 300_000 }, async () => {
  const DATA_DIR = installed(join(root, "data"));
  server = await startServer({ DATA_DIR, LOG_LEVEL: "debug" });
  const { url } = server;
  const email = "marguerite.confidentielle@example.org";
  const password = "Secret-Phrase-77";
  const question = "douleur thoracique de ma patiente Zéphyrine";
  const cookie = await signUpAt(url, email, password);
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie,
        "user-agent": "Navigateur-Indiscret/9",
      },
      body: JSON.stringify(body),
    });
  const ids = { conversationId: randomUUID(), messageId: randomUUID() };
  const sent = await callAt(url, "chat/send", { ...ids, text: question, language: "fr" }, cookie);
  expect(sent.status).toBe(200);
  const { answerId } = sent.body as { answerId: string };
  await (await fetch(`${url}/api/messages/${answerId}/events`, { headers: { cookie } })).text();
  expect(
    (await fetch(`${url}/api/conversations?search=Zephyrine-cherchee`, { headers: { cookie } }))
      .status,
  ).toBe(200);
  expect(
    (await fetch(`${url}/chat?q=question-en-adresse`, { headers: { cookie } })).status,
  ).toBeLessThan(500);
  await post("/api/auth/request-password-reset", { email });
  await post("/api/auth/reset-password", {
    token: "jeton-devine-12345",
    newPassword: "Autre-Phrase-88",
  });
  await post("/api/auth/verify-email", { token: "jeton-de-lettre" });
  await fetch(`${url}/api/auth/verify-email?token=jeton-en-adresse`);
  await signInAt(url, email, "Mauvaise-Phrase-99");
  expect(
    (
      await post("/rpc/chat/create", {
        json: { id: "pas-un-identifiant", title: "titre-indiscret" },
      })
    ).status,
  ).toBe(422);
  expect((await sclepios(["ask", "question de terminal"], { env: { DATA_DIR } })).code).toBe(0);
  await post("/api/auth/sign-out", {});
  expect(await server.stop()).toBe(0);

  const printed = server.output();
  // The visit was logged: otherwise its absence would prove nothing.
  expect(printed).toContain('"path":"/rpc/chat/send"');
  const secret = readFileSync(join(DATA_DIR, "secrets/auth"), "utf8").trim();
  const token = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";
  expect(token.length).toBeGreaterThan(20);
  for (const trace of [
    email,
    "marguerite",
    "Personne fictive",
    password,
    "Phrase-",
    token,
    secret,
    "phyrine",
    "douleur thoracique",
    "question-en-adresse",
    "question de terminal",
    "jeton-",
    "titre-indiscret",
    "Navigateur-Indiscret",
    "?",
    "127.0.0.1",
    "203.0.113.",
  ])
    expect(printed, trace).not.toContain(trace);
});
