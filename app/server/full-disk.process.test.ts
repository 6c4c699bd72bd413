// A disk that another program fills to the last byte: people still come in and read, nothing else
// is written, and a server that is killed then comes back. Making a small file system needs the
// rights of root.
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { installed } from "#app/testing/installed.ts";
import {
  callAt,
  type ServerProcess,
  signInAt,
  signUpAt,
  startServer,
} from "#app/testing/server-process.ts";
import { canMount, mountSmall } from "#app/testing/small-disk.ts";
import { RESERVED_BYTES } from "#platform/db/disk-reserve.ts";
import { PASSWORD } from "#platform/testing/harness.ts";

const folder = mkdtempSync(join(tmpdir(), "sclepios-full-"));
const dataDir = join(folder, "data");
mkdirSync(dataDir);
const servers: ServerProcess[] = [];
const unmounts: (() => void)[] = [];
afterAll(async () => {
  for (const server of servers) await server.kill();
  for (const unmount of unmounts) unmount();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Takes the whole disk in one step: a filler that is still at work when the server gives up the
 * room it kept would take that too, and leave none to let people in.
 */
function fillUp(file: string) {
  for (;;) {
    const { bavail, bsize } = statfsSync(dirname(file));
    const whole = ["--length", String(bavail * bsize), file];
    // Refused when the server has written something since the disk was asked.
    if (spawnSync("fallocate", whole).status === 0) return;
  }
}

const ask = (url: string, cookie: string) =>
  callAt(
    url,
    "chat/send",
    {
      conversationId: randomUUID(),
      messageId: randomUUID(),
      text: "anaphylaxie",
      mode: "general",
      language: "fr",
    },
    cookie,
  );

const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const upload = async (url: string, cookie: string) =>
  (
    await fetch(`${url}/api/me/avatar`, {
      method: "PUT",
      headers: { cookie, "content-type": "image/png" },
      body: PICTURE,
    })
  ).status;

/** Until `looked` says so; the limit of the test ends what never comes. */
async function until(looked: () => Promise<boolean> | boolean) {
  while (!(await looked())) await new Promise((resolve) => setTimeout(resolve, 100));
}

describe.runIf(canMount())("a disk that is full", { timeout: 300_000 }, () => {
  test("lets people in to read, refuses the rest with 507, and a killed server comes back", async () => {
    unmounts.push(mountSmall(dataDir, "400m"));
    installed(dataDir);
    const start = async () => {
      const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: "on" });
      servers.push(server);
      expect(server.url, server.output()).not.toBe("");
      return server;
    };
    const first = await start();
    const email = `${randomUUID()}@example.org`;
    const early = await signUpAt(first.url, email, PASSWORD);
    expect((await ask(first.url, early)).status).toBe(200);
    expect(await upload(first.url, early)).toBe(200);
    // The room that is kept is made in the background.
    const reserve = join(dataDir, "database.reserve");
    await until(() => statSync(reserve, { throwIfNoEntry: false })?.size === RESERVED_BYTES);

    const filler = join(folder, "data", "filler");
    fillUp(filler);
    await until(async () => (await ask(first.url, early)).status === 507);
    // What came back is filled again: only what another program leaves is there.
    const reads = async (url: string) => {
      const { status, cookie } = await signInAt(url, email, PASSWORD);
      expect(status).toBe(200);
      const list = await callAt(url, "chat/list", {}, cookie);
      expect(list.status).toBe(200);
      expect((await ask(url, cookie)).status).toBe(507);
      expect(await upload(url, cookie)).toBe(507);
      // Whoever is not signed in hears so, and not that the disk is full.
      expect((await callAt(url, "chat/list", {}, "")).status).toBe(401);
    };
    await reads(first.url);
    await first.kill();
    const second = await start();
    await reads(second.url);
    await reads(second.url);

    rmSync(filler);
    const { cookie } = await signInAt(second.url, email, PASSWORD);
    await until(async () => (await ask(second.url, cookie)).status === 200);
    expect(await second.stop()).toBe(0);
  });
});
