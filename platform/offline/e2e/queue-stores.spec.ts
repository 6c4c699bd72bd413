// Nothing a person did without network is lost: the queue in real Chromium when its real stores are
// erased, full, refused or damaged.
import { expect, type Page } from "@playwright/test";
import { fillLocalStorage } from "#platform/testing/e2e/full-storage.ts";
import { keep, read, send, tab } from "./modules.ts";
import { all, start, test } from "./queue-journey.ts";

interface Modules {
  erasureRead(): void;
}

const erase = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase("sclepios-offline-queue");
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  );

test("IndexedDB erased: what waited comes back from the local storage, and the erasure is told", async ({
  context,
  site,
}) => {
  const { server, sent } = await start(context);
  const page = await tab(context, site.url);
  await keep(page, "kept");
  expect((await read(page)).state.erased).toBe(false);
  await page.close();
  const eraser = await context.newPage();
  await eraser.goto(`${site.url}/blank`);
  await erase(eraser);
  await eraser.close();
  const next = await tab(context, site.url);
  expect(await read(next)).toMatchObject({ pending: ["kept"], state: { erased: true } });
  server.current = all;
  await send(next);
  expect(sent).toEqual(["kept"]);
});

test("IndexedDB erased under an open tab: told at the next visits too, until it was read", async ({
  context,
  site,
}) => {
  await start(context);
  const page = await tab(context, site.url);
  await keep(page, "before");
  expect((await read(page)).state.erased).toBe(false);
  await erase(page);
  // Makes the database again, and dies before anything was shown.
  await keep(page, "after");
  await page.close({ runBeforeUnload: false });
  const next = await tab(context, site.url);
  expect(await read(next)).toMatchObject({
    pending: ["before", "after"],
    state: { erased: true },
  });
  await next.close();
  const third = await tab(context, site.url);
  expect((await read(third)).state.erased).toBe(true);
  await third.evaluate(() => (globalThis as { offline?: Modules }).offline?.erasureRead());
  expect((await read(third)).state.erased).toBe(false);
  await third.close();
  expect((await read(await tab(context, site.url))).state.erased).toBe(false);
});

test("the local storage erased: the mirror gives it back", async ({ context, site }) => {
  await start(context);
  const page = await tab(context, site.url);
  await keep(page, "kept");
  await page.evaluate(() => localStorage.clear());
  expect(await read(page)).toMatchObject({ pending: ["kept"] });
  expect((await read(page)).local).toEqual(["kept"]);
});

test("the local storage full: the mirror alone keeps the item, and it leaves all the same", async ({
  context,
  site,
}) => {
  const { server, sent } = await start(context);
  const page = await tab(context, site.url);
  await fillLocalStorage(page);
  expect(await keep(page, "one", "two")).toEqual(["mirror", "mirror"]);
  expect(await read(page)).toMatchObject({ pending: ["one", "two"], state: { inMemory: 0 } });
  server.current = all;
  await send(page);
  expect(sent).toEqual(["one", "two"]);
});

test("both stores refused: the tab says that it alone holds the item, and still sends it", async ({
  context,
  site,
}) => {
  const { server, sent } = await start(context);
  const page = await tab(context, site.url);
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full as never;
  });
  expect(await keep(page, "fragile")).toEqual(["memory"]);
  expect(await read(page)).toMatchObject({ pending: ["fragile"], state: { inMemory: 1 } });
  server.current = all;
  await send(page);
  expect(sent).toEqual(["fragile"]);
  expect((await read(page)).state).toMatchObject({ pending: 0, inMemory: 0 });
});

test("a text that cannot be read is put aside, never thrown away", async ({ context, site }) => {
  await start(context);
  const page = await tab(context, site.url);
  await page.evaluate(() => localStorage.setItem("offlineQueue", '[{"id":"cut","timest'));
  expect((await read(page)).pending).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("offlineQueue-damaged"))).toBe(
    '[{"id":"cut","timest',
  );
  await keep(page, "next");
  expect((await read(page)).pending).toEqual(["next"]);
});
