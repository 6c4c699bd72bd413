import { beforeEach, describe, expect, test, vi } from "vitest";
import { network } from "#platform/network/web/network-state.ts";
import type { session as Session } from "./session.ts";

const ME = {
  id: "a",
  name: "Zoé Fictive",
  email: "zoe@example.org",
  language: "fr",
  consent: true,
};
const KEPT = "signed-in-person";

let session: typeof Session;
let documents = 0;
let answer: () => Promise<Response>;
const found = () => Promise.resolve(Response.json({ json: ME }));
const nothing = () => Promise.reject(new TypeError("network"));
const swallowed = () => new Promise<Response>(() => {});

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => answer());
  // Who is here is the state of a document: each test has its own.
  documents += 1;
  ({ session } = (await import(/* @vite-ignore */ `./session.ts?document=${documents}`)) as {
    session: typeof Session;
  });
});

const knownHere = () => localStorage.setItem(KEPT, JSON.stringify(ME));

test("the person is kept for a start without network, and goes with the session", async () => {
  answer = found;
  expect(await session.load()).toEqual(ME);
  expect(JSON.parse(localStorage.getItem(KEPT) ?? "null")).toEqual(ME);
  answer = () => Promise.resolve(new Response("", { status: 401 }));
  expect(await session.refresh()).toBeNull();
  expect(localStorage.getItem(KEPT)).toBeNull();
});

test.each([
  ["no network", nothing],
  ["a proxy without its server", () => Promise.resolve(new Response("", { status: 502 }))],
])("%s: the last person of the device; nobody when there was none", async (_, away) => {
  answer = away;
  await expect(session.load()).rejects.toThrow();
  knownHere();
  expect(await session.load()).toEqual(ME);
});

test("a network that swallows everything: the start waits half a second, then the answer corrects it", async () => {
  knownHere();
  let say: (response: Response) => void = () => {};
  answer = () => new Promise((resolve) => (say = resolve));
  let started: unknown = "waiting";
  void session.load().then((person) => (started = person));
  await vi.advanceTimersByTimeAsync(400);
  expect(started).toBe("waiting");
  await vi.advanceTimersByTimeAsync(200);
  expect(started).toEqual(ME);
  // No page waits any longer for such a server.
  expect(network.isAway()).toBe(true);
  say(new Response("", { status: 401 }));
  await vi.advanceTimersByTimeAsync(10);
  expect(session.current()).toBeNull();
  expect(network.isAway()).toBe(false);
});

test("a session that ended while there was no network is said to have expired; one that was never there is not", async () => {
  answer = () => Promise.resolve(new Response("", { status: 401 }));
  expect(await session.load()).toBeNull();
  expect(session.hasExpired()).toBe(false);
  knownHere();
  answer = nothing;
  expect(await session.refresh()).toEqual(ME);
  answer = () => Promise.resolve(new Response("", { status: 401 }));
  expect(await session.refresh()).toBeNull();
  expect(session.hasExpired()).toBe(true);
});

test("the browser says that it is offline: no wait at all", async () => {
  knownHere();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  answer = swallowed;
  const loading = session.load();
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toEqual(ME);
});

test("a server that answers, were it late, wins over the copy", async () => {
  knownHere();
  answer = () =>
    new Promise((resolve) =>
      setTimeout(() => resolve(Response.json({ json: { ...ME, name: "Zoé Neuve" } })), 400),
    );
  const loading = session.load();
  await vi.advanceTimersByTimeAsync(400);
  expect((await loading)?.name).toBe("Zoé Neuve");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(session.current()?.name).toBe("Zoé Neuve");
});

test("a person may refuse to leave; the server is then not asked", async () => {
  answer = found;
  await session.load();
  const asked = vi.fn(found);
  answer = asked;
  const stop = session.onSignOut({ confirm: async () => false, left: async () => {} });
  await session.signOut();
  expect(asked).not.toHaveBeenCalled();
  expect(session.current()).toEqual(ME);
  stop();
});

test("a sign-out erases what this person was writing here, an expired session does not", async () => {
  answer = found;
  await session.load();
  localStorage.setItem("chat-draft:a:new", "douleur thoracique");
  localStorage.setItem("chat-draft:b:new", "fièvre");
  session.expire();
  expect(localStorage.getItem("chat-draft:a:new")).toBe("douleur thoracique");
  answer = found;
  await session.refresh();
  vi.stubGlobal("location", { assign: vi.fn() });
  await session.leave("/");
  expect([
    localStorage.getItem("chat-draft:a:new"),
    localStorage.getItem("chat-draft:b:new"),
  ]).toEqual([null, "fièvre"]);
});

test("the server waits for a consent: the person stays, undecided, and whoever listens is told once", async () => {
  answer = found;
  await session.load();
  const heard = vi.fn();
  session.subscribe(heard);
  session.consentEnded();
  session.consentEnded();
  expect(session.current()).toEqual({ ...ME, consent: false });
  expect([heard.mock.calls.length, session.hasExpired()]).toEqual([1, false]);
});

describe("tabs of one browser", () => {
  const OTHER = { ...ME, id: "b", name: "Ali Fictif" };
  const told = (person: object | null) => {
    if (person) localStorage.setItem(KEPT, JSON.stringify(person));
    else localStorage.removeItem(KEPT);
    window.dispatchEvent(new StorageEvent("storage", { key: KEPT }));
  };
  const as = (person: object | null) => () => Promise.resolve(Response.json({ json: person }));

  test("somebody else signed in beside: this page is nobody's at once, and theirs only in a new document", async () => {
    answer = found;
    await session.load();
    told(OTHER);
    expect([session.current(), session.hasExpired()]).toEqual([null, true]);
    // Their own copy is left alone: their tab would be shut in turn.
    expect(JSON.parse(localStorage.getItem(KEPT) ?? "null")).toEqual(OTHER);
    answer = as(OTHER);
    expect(await session.load()).toEqual(OTHER);
    expect(session.changedHands()).toBe(true);
  });

  test("the server says that somebody else is here: the same", async () => {
    answer = found;
    await session.load();
    expect(session.changedHands()).toBe(false);
    answer = as(OTHER);
    expect(await session.refresh()).toBeNull();
    expect(session.hasExpired()).toBe(true);
  });

  test("signed out beside: the server is asked, and this page is nobody's", async () => {
    answer = found;
    await session.load();
    answer = as(null);
    told(null);
    await vi.waitFor(() => expect([session.current(), session.hasExpired()]).toEqual([null, true]));
  });

  test("the consent was withdrawn beside: the server is asked, and this page knows", async () => {
    answer = found;
    await session.load();
    const undecided = { ...ME, consent: false };
    answer = as(undecided);
    told(undecided);
    await vi.waitFor(() => expect(session.current()).toEqual(undecided));
    expect(session.hasExpired()).toBe(false);
  });

  test("the copy was erased by hand: the session goes on", async () => {
    answer = found;
    await session.load();
    told(null);
    await vi.waitFor(() => expect(JSON.parse(localStorage.getItem(KEPT) ?? "null")).toEqual(ME));
    expect([session.current(), session.hasExpired()]).toEqual([ME, false]);
  });

  test("the same person beside, with another name: nothing happens", async () => {
    answer = found;
    await session.load();
    told({ ...ME, name: "Zoé Neuve" });
    expect(session.current()).toEqual(ME);
  });
});
