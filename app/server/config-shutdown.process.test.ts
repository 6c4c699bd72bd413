// Asked to stop, a server ends what it is doing: requests are answered, answers complete or kept as
// far as they went.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { installed } from "#app/testing/installed.ts";
import {
  callAt,
  type ServerProcess,
  signInAt,
  signUpAt,
  startServer,
  startUntil,
} from "#app/testing/server-process.ts";
import { PASSWORD } from "#platform/testing/harness.ts";

const dataDir = installed(mkdtempSync(join(tmpdir(), "sclepios-stop-")));
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});
const start = async () => {
  const one = await startServer({ DATA_DIR: dataDir });
  server = one;
  expect(one.url, one.output()).not.toBe("");
  return one;
};
/**
 * Fails rather than waits when a server does not stop in time: longer than its own grace, shorter
 * than a test.
 */
const stopped = (one: ServerProcess, signal?: "SIGINT") =>
  Promise.race([
    one.stop(signal),
    new Promise<string>((resolve) => setTimeout(() => resolve("still running"), 15_000).unref()),
  ]);

interface Kept {
  messages: { id: string; role: string; text: string; status: string }[];
}

test("an answer being written is complete, or kept as far as it went", {
  timeout: 300_000,
}, async () => {
  const one = await start();
  const email = `${randomUUID()}@example.org`;
  const cookie = await signUpAt(one.url, email, PASSWORD);
  const conversationId = randomUUID();
  const streams: Promise<string>[] = [];
  for (const text of ["traitement de l’anaphylaxie", "hyperkaliémie", "état de mal épileptique"]) {
    const sent = await callAt(
      one.url,
      "chat/send",
      { conversationId, messageId: randomUUID(), text, language: "fr" },
      cookie,
    );
    expect(sent.status).toBe(200);
    const { answerId } = sent.body as { answerId: string };
    const stream = await fetch(`${one.url}/api/messages/${answerId}/events`, {
      headers: { cookie },
    });
    streams.push(stream.text().catch(() => ""));
  }
  expect(await stopped(one)).toBe(0);
  for (const text of await Promise.all(streams)) expect(text).toContain('"type":"end"');

  const again = await start();
  const { cookie: later } = await signInAt(again.url, email, PASSWORD);
  const kept = (await callAt(again.url, "chat/open", { id: conversationId }, later)).body as Kept;
  expect(kept.messages.map(({ role }) => role).sort()).toEqual([
    ...Array(3).fill("assistant"),
    ...Array(3).fill("person"),
  ]);
  for (const { role, status, text } of kept.messages) {
    if (role === "person") continue;
    expect(["complete", "interrupted"]).toContain(status);
    if (status === "complete") expect(text).not.toBe("");
  }
});

test("a request under way is answered, new ones find nobody, and a connection that nobody ends holds nothing", {
  timeout: 300_000,
}, async () => {
  // The one that the test before started.
  const one = server as ServerProcess;
  const endless = request(`${one.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-length": "100" },
  });
  endless.on("error", () => {});
  endless.write("{");
  // A body that takes its time: the request is under way until its last byte.
  const slow = request(`${one.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
  });
  const answered = new Promise<number>((resolve, reject) => {
    slow.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    slow.on("error", reject);
    slow.write('{"email":"nobody@example.org",');
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const code = stopped(one);
  await expect
    .poll(
      () =>
        fetch(`${one.url}/healthz`).then(
          () => "open",
          () => "closed",
        ),
      { timeout: 5_000 },
    )
    .toBe("closed");
  slow.end('"password":"Wrong-Password-1"}');
  expect(await answered).toBe(401);
  expect(await code).toBe(0);
  expect(one.output()).toContain("Arrêt demandé");
});

test("Ctrl+C while it starts closes what was opened; probes hear meanwhile that it is not ready", {
  timeout: 240_000,
}, async () => {
  const DATA_DIR = join(dataDir, "started-and-stopped");
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, "127.0.0.1", resolve));
  const PORT = String((free.address() as AddressInfo).port);
  await new Promise((resolve) => free.close(resolve));
  // The first time there is a database to make, the second time one to open.
  for (const time of ["first", "second"]) {
    const one = await startUntil(/Ouverture de la base/, { DATA_DIR, PORT });
    server = one;
    const status = (path: string) =>
      fetch(`http://127.0.0.1:${PORT}${path}`).then(
        (response) => response.status,
        () => 0,
      );
    await vi.waitFor(async () => expect(await status("/healthz")).toBe(200), {
      timeout: 30_000,
      interval: 10,
    });
    if (time === "first")
      expect([await status("/readyz"), await status("/api/me")]).toEqual([503, 503]);
    // 130: it would have taken too long to be whole.
    expect([0, 130], one.output()).toContain(await stopped(one, "SIGINT"));
    expect(one.output()).toContain("Arrêt demandé");
  }
  const again = await startServer({ DATA_DIR });
  server = again;
  expect(again.url, again.output()).not.toBe("");
  for (const part of ["database", "files", "secrets"])
    expect([part, (statSync(join(DATA_DIR, part)).mode & 0o777).toString(8)]).toEqual([
      part,
      "700",
    ]);
  expect(await stopped(again, "SIGINT")).toBe(0);
});
