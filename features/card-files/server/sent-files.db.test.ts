// What a person sends as bytes: nothing stays that no row names, and nobody fills the store of the
// others.
import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { PICTURES_PER_HOUR } from "#features/flashcards/server/routes.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const app = await testApp({ now: () => NOW });

test("an import whose id is taken, by its person or another one, leaves no file behind", async () => {
  const kept = new Set<string>();
  const { files } = app.services;
  const [put, remove] = [files.put.bind(files), files.remove.bind(files)];
  vi.spyOn(files, "put").mockImplementation((key, ...rest) => {
    kept.add(key);
    return put(key, ...rest);
  });
  vi.spyOn(files, "remove").mockImplementation((key) => {
    kept.delete(key);
    return remove(key);
  });
  const [me, other] = [await app.signUp(), await app.signUp()];
  const id = randomUUID();
  const send = (cookie: string) =>
    app.request(`/api/flashcards/imports?id=${id}&name=cartes.csv`, {
      ...{ method: "POST", cookie },
      body: "question,answer\nKaliémie normale ?,3,5 à 5 mmol/L\n",
    });
  expect((await send(me.cookie)).status).toBe(201);
  expect(kept.size).toBe(1);
  expect((await send(me.cookie)).status).toBe(201);
  expect((await send(other.cookie)).status).toBe(409);
  expect(kept.size).toBe(1);
});

test("a picture whose row could not be written leaves no file behind", async () => {
  const { files, db } = app.services;
  const kept = new Set<string>();
  vi.spyOn(files, "remove").mockImplementation(async (key) => void kept.delete(key));
  const { cookie } = await app.signUp();
  const full = Object.assign(new Error("Failed query: insert"), { cause: { code: "25006" } });
  // The disk fills up between the look whether it is here already and the row.
  const asPerson = vi.spyOn(db, "asPerson");
  vi.spyOn(files, "put").mockImplementation(async (key) => {
    kept.add(key);
    asPerson.mockRejectedValueOnce(full);
  });
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const answer = await app.request("/api/flashcards/media", { method: "POST", body, cookie });
  expect([answer.status, kept.size]).toEqual([507, 0]);
  vi.restoreAllMocks();
});

test("pictures have a pace", async () => {
  const { cookie, person } = await app.signUp();
  const limit = {
    key: `flashcards.picture:${person.id}`,
    max: PICTURES_PER_HOUR,
    windowSeconds: 3600,
    now: NOW,
  };
  for (let sent = 0; sent < PICTURES_PER_HOUR; sent += 1)
    await takeRateLimit(app.services.db, limit);
  const refused = await app.request("/api/flashcards/media", { method: "POST", body: "x", cookie });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
});
