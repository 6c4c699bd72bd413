// Sessions as every request sees them: remembered for seconds, forgotten at once by whoever ends
// them.
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { SignedUp } from "#platform/testing/harness.ts";
import { FORGET_CHANNEL } from "./auth.ts";

const app = await testApp();
const { auth, db } = app.services;
const known = async (cookie: string) =>
  (await auth.person(new Headers({ cookie })))?.person ?? null;
/** As another server would: behind this one's back. */
const endSessions = (personId: string) =>
  db.asSystem("test", (tx) => tx.execute(sql`delete from session where user_id = ${personId}`));
const rename = (personId: string, name: string) =>
  db.asSystem("test", (tx) =>
    tx.execute(sql`update "user" set name = ${name} where id = ${personId}`),
  );

afterEach(() => {
  vi.useRealTimers();
});
/** Moves this process's clock alone: nothing waits. */
const later = (milliseconds: number) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(new Date(Date.now() + milliseconds));
};

/**
 * Resolves once a change behind this server's back goes unseen. Signing up forgets the person too,
 * a moment later.
 */
const untilRemembered = async ({ cookie, person }: SignedUp) => {
  let name = 0;
  const goesUnseen = async () => {
    const before = (await known(cookie))?.name;
    name += 1;
    await rename(person.id, `Nom ${name}`);
    return (await known(cookie))?.name === before;
  };
  later(0); // the clock stands still
  await expect.poll(goesUnseen, { timeout: 10_000 }).toBe(true);
};

describe("a session", () => {
  test("is remembered for three seconds, then read again", async () => {
    const someone = await app.signUp();
    const { cookie, person } = someone;
    await untilRemembered(someone);
    await endSessions(person.id);
    expect(await known(cookie)).toMatchObject({ id: person.id });
    later(3_001);
    expect(await known(cookie)).toBeNull();
  });

  test("is forgotten at once on this server", async () => {
    const { cookie, person } = await app.signUp();
    await known(cookie);
    await endSessions(person.id);
    await auth.forget(person.id);
    expect(await known(cookie)).toBeNull();
  });

  test("is forgotten by notification, as when another server ends it", async () => {
    const someone = await app.signUp();
    const { cookie, person } = someone;
    await untilRemembered(someone);
    await rename(person.id, "Nouveau Nom");
    expect(await known(cookie)).not.toMatchObject({ name: "Nouveau Nom" });
    await db.notify(FORGET_CHANNEL, person.id);
    await expect
      .poll(async () => (await known(cookie))?.name, { timeout: 10_000 })
      .toBe("Nouveau Nom");
  });

  test("of one person is forgotten without that of another", async () => {
    const [one, other] = [await app.signUp(), await app.signUp()];
    await untilRemembered(other);
    await rename(other.person.id, "Autre Nom");
    await auth.forget(one.person.id);
    expect(await known(other.cookie)).not.toMatchObject({ name: "Autre Nom" });
  });

  test("read while it was being ended is not remembered", async () => {
    const { cookie, person } = await app.signUp();
    await auth.forget(person.id);
    const reading = known(cookie);
    await auth.forget(person.id);
    await reading;
    await endSessions(person.id);
    expect(await known(cookie)).toBeNull();
  });

  test("is read without a word to the other servers", async () => {
    const { cookie, person } = await app.signUp();
    const heard: string[] = [];
    const stop = await db.listen(FORGET_CHANNEL, (payload) => heard.push(payload));
    await known(cookie);
    await db.notify(FORGET_CHANNEL, "marker");
    await expect.poll(() => heard, { timeout: 10_000 }).toContain("marker");
    await stop();
    expect(heard).not.toContain(person.id);
  });

  test("that is not ours is nobody's, twice", async () => {
    for (const cookie of ["", "sclepios.session_token=", "sclepios.session_token=x.y", "other=1"])
      for (let n = 0; n < 2; n++) expect(await known(cookie)).toBeNull();
  });
});

describe("a password", () => {
  test("is checked without being told", async () => {
    const { cookie, password } = await app.signUp();
    const headers = new Headers({ cookie });
    expect(await auth.verifyPassword(headers, password)).toBe(true);
    expect(await auth.verifyPassword(headers, "Wrong-Password-1")).toBe(false);
    expect(await auth.verifyPassword(headers, "")).toBe(false);
    expect(await auth.verifyPassword(new Headers(), password)).toBe(false);
  });

  test("is kept hashed, and a session's token is not shown by any table a person can read", async () => {
    const { person, password } = await app.signUp();
    const { rows } = await db.asSystem("test", (tx) =>
      tx.execute<{ password: string }>(
        sql`select password from account where user_id = ${person.id}`,
      ),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.password).not.toContain(password);
    await expect(
      db.asPerson(person.id, (tx) => tx.execute(sql`select * from session`)),
    ).rejects.toMatchObject({
      cause: { code: "42501" },
    });
  });
});
