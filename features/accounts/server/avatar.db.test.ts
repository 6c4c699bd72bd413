import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { eventually } from "#platform/testing/eventually.ts";
import { AVATAR_MAX_BYTES } from "../domain/image-kind.ts";

const app = await testApp();
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3];
const GIF = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 4, 5];

const put = (
  cookie: string | undefined,
  bytes: Uint8Array<ArrayBuffer>,
  type = "application/octet-stream",
) =>
  app.request("/api/me/avatar", {
    method: "PUT",
    body: bytes,
    headers: { "content-type": type },
    ...(cookie ? { cookie } : {}),
  });
const get = (cookie?: string) => app.request("/api/me/avatar", cookie ? { cookie } : {});

test("a picture is kept as it was sent, shown to its owner alone, replaced and removed", async () => {
  const { cookie } = await app.signUp();
  const other = await app.signUp();
  expect((await get(cookie)).status).toBe(404);
  const first = (await (await put(cookie, new Uint8Array(PNG))).json()) as { avatar: string };
  expect(await app.call("accounts/me", undefined, cookie)).toMatchObject({
    body: { avatar: first.avatar },
  });
  const shown = await get(cookie);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect([...new Uint8Array(await shown.arrayBuffer())]).toEqual(PNG);
  expect((await get(other.cookie)).status).toBe(404);
  expect((await get()).status).toBe(401);
  const second = (await (await put(cookie, new Uint8Array(GIF))).json()) as { avatar: string };
  expect(second.avatar).not.toBe(first.avatar);
  expect((await get(cookie)).headers.get("content-type")).toBe("image/gif");
  expect((await app.request("/api/me/avatar", { method: "DELETE", cookie })).status).toBe(200);
  expect((await get(cookie)).status).toBe(404);
});

test("a browser that kept the picture asks each time, and shows it to nobody else", async () => {
  const { cookie } = await app.signUp();
  const other = await app.signUp();
  const { avatar } = (await (await put(cookie, new Uint8Array(PNG))).json()) as { avatar: string };
  const shown = await app.request(avatar, { cookie });
  expect(shown.headers.get("cache-control")).toBe("private, no-cache");
  const headers = { "if-none-match": shown.headers.get("etag") ?? "" };
  const again = await app.request(avatar, { cookie, headers });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await app.request(avatar, { headers })).status).toBe(401);
  expect((await app.request(avatar, { cookie: other.cookie, headers })).status).toBe(404);
  await put(cookie, new Uint8Array(GIF));
  expect((await app.request(avatar, { cookie, headers })).status).toBe(200);
});

test("what is not a JPG, PNG or GIF is refused, whatever it says to be", async () => {
  const { cookie } = await app.signUp();
  const svg = new TextEncoder().encode(
    "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
  );
  expect((await put(cookie, svg, "image/png")).status).toBe(415);
  expect((await put(cookie, new Uint8Array())).status).toBe(415);
  expect((await put(undefined, new Uint8Array(PNG))).status).toBe(401);
});

test("five megabytes pass, one byte more does not", async () => {
  const { cookie } = await app.signUp();
  const picture = new Uint8Array(AVATAR_MAX_BYTES);
  picture.set(PNG);
  expect((await put(cookie, picture)).status).toBe(200);
  const larger = new Uint8Array(AVATAR_MAX_BYTES + 1);
  larger.set(PNG);
  expect((await put(cookie, larger)).status).toBe(413);
});

test("the file of a picture that was replaced leaves at once, not with the next sweep of the outbox", async () => {
  const stop = await app.start();
  const { cookie } = await app.signUp();
  const { avatar } = (await (await put(cookie, new Uint8Array(PNG))).json()) as { avatar: string };
  const key = avatar.split("?v=")[1] ?? "";
  expect(await app.services.files.get(key)).not.toBeNull();
  await put(cookie, new Uint8Array(GIF));
  await eventually(async () => expect(await app.services.files.get(key)).toBeNull());
  await stop();
});

const pictures = () =>
  readdirSync(join(app.services.config.dataDir, "files")).filter((name) =>
    name.startsWith("avatars-"),
  );

test("an account erased while its picture was on its way leaves no file", async () => {
  const { cookie } = await app.signUp();
  const before = pictures();
  const arriving = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const erased = await app.call("privacy/eraseSelf", { reason: "privacy" }, cookie);
      expect(erased).toMatchObject({ status: 200, body: { deleted: true } });
      controller.enqueue(new Uint8Array(PNG));
      controller.close();
    },
  });
  const init = { method: "PUT", body: arriving, cookie, duplex: "half" } as RequestInit;
  expect((await app.request("/api/me/avatar", init)).status).toBe(401);
  expect(pictures()).toEqual(before);
});

test("of pictures sent at the same moment one file stays", async () => {
  const stop = await app.start();
  const { cookie } = await app.signUp();
  const before = pictures().length;
  await Promise.all(Array.from({ length: 8 }, () => put(cookie, new Uint8Array(PNG))));
  await eventually(() => expect(pictures()).toHaveLength(before + 1));
  await stop();
});
