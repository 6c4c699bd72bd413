// One set of promises for every store: the disk, and whatever speaks S3.
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { startS3Server } from "#platform/testing/s3-server.ts";
import { openFiles } from "./files.ts";

const root = mkdtempSync(join(tmpdir(), "sclepios-files-"));
const s3 = await startS3Server();
afterAll(async () => {
  await s3.close();
  rmSync(root, { recursive: true, force: true });
});

const bytes = (text: string) => new TextEncoder().encode(text);
const STORES = [
  ["the data folder", null],
  ["a folder", pathToFileURL(join(root, "dossier partagé")).href],
  ["an S3 store", s3.url],
] as const;

describe.each(STORES)("%s", { timeout: 20_000 }, (_name, filesUrl) => {
  const open = () => openFiles({ filesUrl, dataDir: root });

  test("gives back what was put, byte for byte", async () => {
    const files = await open();
    const content = Uint8Array.from({ length: 70_000 }, (_, n) => (n * 7) % 256);
    await files.put("avatars/one", content, "image/png");
    expect(await files.get("avatars/one")).toEqual(content);
    await files.put("empty", new Uint8Array(), "text/plain");
    expect((await files.get("empty"))?.length).toBe(0);
  });

  test("replaces a file put again", async () => {
    const files = await open();
    await files.put("again", bytes("a long first content"), "text/plain");
    await files.put("again", bytes("second"), "text/plain");
    expect(new TextDecoder().decode((await files.get("again")) ?? undefined)).toBe("second");
  });

  test("has nothing under an unknown key", async () => {
    const files = await open();
    expect(await files.get("avatars/nobody")).toBeNull();
    expect(await files.get("no/such/folder/at/all")).toBeNull();
  });

  test("removes a file, twice without a complaint", async () => {
    const files = await open();
    await files.put("gone", bytes("x"), "text/plain");
    await files.remove("gone");
    expect(await files.get("gone")).toBeNull();
    await files.remove("gone");
  });

  test("removes everything of a prefix and nothing else", async () => {
    const files = await open();
    for (const key of ["p1/a", "p1/deep/b", "p10/c"])
      await files.put(key, bytes(key), "text/plain");
    await files.removeAll("p1/");
    expect([await files.get("p1/a"), await files.get("p1/deep/b")]).toEqual([null, null]);
    expect(await files.get("p10/c")).toEqual(bytes("p10/c"));
    await files.removeAll("never-was/");
  });

  test("refuses keys that lead elsewhere", async () => {
    const files = await open();
    for (const key of ["../outside", "a/../../outside", "a\0b"])
      await expect(files.put(key, bytes("x"), "text/plain"), key).rejects.toThrow();
  });
});

test("a folder of files is for its owner only", async () => {
  await (await openFiles({ filesUrl: null, dataDir: join(root, "mine") })).put(
    "x",
    bytes("x"),
    "text/plain",
  );
  expect(statSync(join(root, "mine/files")).mode & 0o777).toBe(0o700);
  expect(readdirSync(join(root, "mine/files"))).toEqual(["x"]);
});

test("every request to an S3 store is signed, and says what it carries", async () => {
  const files = await openFiles({ filesUrl: s3.url, dataDir: root });
  await files.put("signed", bytes("é"), "text/plain; charset=utf-8");
  expect(s3.objects.get("signed")?.type).toBe("text/plain; charset=utf-8");
  expect(s3.unsigned).toEqual([]);
});

describe("an S3 store that is down", { timeout: 60_000 }, () => {
  test("gives an error when nobody listens", async () => {
    const gone = await startS3Server();
    const files = await openFiles({ filesUrl: gone.url, dataDir: root });
    await gone.close();
    await expect(files.get("x")).rejects.toThrow();
    await expect(files.put("x", bytes("x"), "text/plain")).rejects.toThrow();
  });

  test("gives an error when it never answers", async () => {
    const held: Socket[] = [];
    const mute = createServer((socket) => held.push(socket));
    await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
    const { port } = mute.address() as { port: number };
    const files = await openFiles({
      filesUrl: `s3://k:s@127.0.0.1:${port}/bucket?tls=off&timeout=1`,
      dataDir: root,
    });
    await expect(files.get("x")).rejects.toThrow();
    for (const socket of held) socket.destroy();
    mute.close();
  });

  test("gives an error when it refuses the key", async () => {
    const files = await openFiles({
      filesUrl: s3.url.replace("test-key", "other-key"),
      dataDir: root,
    });
    await expect(files.get("x")).rejects.toThrow();
    expect(s3.unsigned.splice(0)).not.toEqual([]);
  });
});
