// Nothing a person did without network is lost: the queue in real Chromium, with its real stores,
// whatever the tabs and the server do.
import { expect } from "@playwright/test";
import { keep, keepAndDie, ME, read, type Server, send, tab } from "./modules.ts";
import { all, start, test } from "./queue-journey.ts";

test("two tabs add at once: none is lost, each is sent once, in order of time", async ({
  context,
  site,
}) => {
  const { server, sent } = await start(context);
  const [one, other] = [await tab(context, site.url), await tab(context, site.url)];
  const ids = Array.from({ length: 60 }, (_, n) => `item-${n}`);
  await Promise.all(ids.map((id, n) => keep(n % 2 === 0 ? one : other, id)));
  expect((await read(one)).pending.toSorted()).toEqual(ids.toSorted());
  expect((await read(other)).state.pending).toBe(60);
  server.current = all;
  await Promise.all([send(one), send(other)]);
  await expect.poll(async () => (await read(one)).pending.length).toBe(0);
  expect(sent.toSorted()).toEqual(ids.toSorted());
  expect((await read(other)).local).toEqual([]);
});

test("a tab killed in the instant after a rating: the item is there at the next start", async ({
  context,
  site,
}) => {
  const { server, sent } = await start(context);
  await keepAndDie(await tab(context, site.url), "last-word");
  const next = await tab(context, site.url);
  expect((await read(next)).pending).toEqual(["last-word"]);
  server.current = all;
  await send(next);
  expect(sent).toEqual(["last-word"]);
});

test("the item as it stands in the local storage: the shape of the specification, with its owner", async ({
  context,
  site,
}) => {
  await start(context);
  const page = await tab(context, site.url);
  expect(await keep(page, "one")).toEqual(["both"]);
  const [item] = await page.evaluate(() =>
    JSON.parse(localStorage.getItem("offlineQueue") ?? "[]"),
  );
  expect(item).toEqual({
    id: "one",
    timestamp: expect.any(Number),
    type: "answer",
    data: { value: "one", owner: ME },
  });
});

test("one refused item stays with its reason and blocks nobody; retried, it goes", async ({
  context,
  site,
}) => {
  const { server, sent } = await start(context, (items) => ({
    acknowledged: items.filter(({ id }) => id !== "bad").map(({ id }) => id),
    refused: items
      .filter(({ id }) => id === "bad")
      .map(({ id }) => ({ id, reason: "carte effacée" })),
  }));
  const page = await tab(context, site.url);
  await keep(page, "before", "bad", "after");
  await send(page);
  expect(await read(page)).toMatchObject({
    pending: [],
    refused: [{ id: "bad", reason: "carte effacée" }],
    local: ["bad"],
  });
  await send(page);
  expect(sent).toEqual(["before", "bad", "after"]);
  server.current = all;
  await page.evaluate(() =>
    (
      globalThis as never as { offline: { retryItems(ids: string[]): Promise<void> } }
    ).offline.retryItems(["bad"]),
  );
  await send(page);
  expect(await read(page)).toMatchObject({ pending: [], refused: [], local: [] });
});

test("an item that breaks the server is set aside after three attempts; the others go at the first", async ({
  context,
  site,
}) => {
  const broken: Server = (items) =>
    items.some(({ id }) => id === "poison") ? { status: 500 } : all(items);
  await start(context, broken);
  const page = await tab(context, site.url);
  await keep(page, "a", "poison", "b");
  await send(page);
  expect((await read(page)).pending).toEqual(["poison"]);
  await send(page);
  await send(page);
  expect((await read(page)).refused.map(({ id }) => id)).toEqual(["poison"]);
});

test("what the server does not name stays, and so does everything when it asks to come later", async ({
  context,
  site,
}) => {
  const { server } = await start(context, () => ({ acknowledged: ["a"], refused: [] }));
  const page = await tab(context, site.url);
  await keep(page, "a", "b");
  await send(page);
  expect((await read(page)).pending).toEqual(["b"]);
  for (const status of [401, 429, 503]) {
    server.current = () => ({ status });
    await send(page);
    expect((await read(page)).pending).toEqual(["b"]);
  }
});

test("somebody else's items wait for their owner", async ({ context, site }) => {
  const { server, sent } = await start(context);
  const page = await tab(context, site.url);
  await page.evaluate(() => {
    const theirs = { id: "theirs", timestamp: 1, type: "answer", data: { owner: "person-b" } };
    localStorage.setItem("offlineQueue", JSON.stringify([theirs]));
  });
  await keep(page, "mine");
  server.current = all;
  await send(page);
  expect(sent).toEqual(["mine"]);
  expect(await read(page)).toMatchObject({ pending: ["theirs"], state: { pending: 0 } });
});

test("an outbox item, in IndexedDB alone, has the same acknowledgement", async ({
  context,
  site,
}) => {
  const { server, sent } = await start(context);
  const page = await tab(context, site.url, "outbox");
  expect(await keep(page, "long-text")).toEqual(["mirror"]);
  expect(await read(page)).toMatchObject({ pending: ["long-text"], local: [] });
  server.current = all;
  await send(page);
  expect(sent).toEqual(["long-text"]);
  expect((await read(page)).pending).toEqual([]);
});

test("the network comes back: sent at once, in order; the worker's word does the same", async ({
  context,
  site,
}) => {
  const { server, sent } = await start(context);
  const page = await tab(context, site.url);
  server.current = all;
  await page.evaluate(async () => {
    const { offline } = globalThis as never as {
      offline: { startSync(): () => void; loadQueue(): Promise<void> };
    };
    offline.startSync();
    await offline.loadQueue();
  });
  await context.setOffline(true);
  await keep(page, "one", "two", "three");
  await page.waitForTimeout(1_000);
  expect(sent).toEqual([]);
  expect((await read(page)).state.pending).toBe(3);
  await context.setOffline(false);
  await expect.poll(() => sent).toEqual(["one", "two", "three"]);
  await expect.poll(async () => (await read(page)).pending.length).toBe(0);

  await test.step("OFFLINE_SYNC", async () => {
    server.current = () => "away";
    await keep(page, "four");
    await page.waitForTimeout(500);
    server.current = all;
    await page.evaluate(() =>
      navigator.serviceWorker.dispatchEvent(
        new MessageEvent("message", { data: { type: "OFFLINE_SYNC" } }),
      ),
    );
    await expect.poll(() => sent).toEqual(["one", "two", "three", "four"]);
  });
});
