import type { AnyContractRouter } from "@orpc/contract";
import { beforeEach, expect, test, vi } from "vitest";
import type { session as Session } from "#platform/auth/web/session.ts";

const ME = {
  id: "p1",
  name: "Camille Essai",
  email: "c@example.org",
  language: "fr",
  consent: true,
};
const answer = (status: number, json: unknown, type = "application/json") =>
  new Response(type === "application/json" ? JSON.stringify({ json }) : String(json), {
    status,
    headers: { "content-type": type },
  });

let session: typeof Session;
let probe: Record<string, (input: unknown) => Promise<unknown>>;

beforeEach(async () => {
  // Who is here, and whether the page is leaving, is the state of a document: each test has its
  // own.
  vi.resetModules();
  ({ session } = await import("#platform/auth/web/session.ts"));
  const { featureClient } = await import("./client.ts");
  probe = featureClient<AnyContractRouter>("probe") as unknown as typeof probe;
});

/** Somebody is signed in; calls are then answered so. */
async function signedIn(response: () => Response) {
  vi.stubGlobal("fetch", async (request: Request | string) =>
    String(request instanceof Request ? request.url : request).endsWith("/accounts/me")
      ? answer(200, ME)
      : response(),
  );
  await session.refresh();
  expect(session.current()).toMatchObject({ id: "p1" });
  expect(session.hasExpired()).toBe(false);
}

test("a call refused because nobody is signed in any more ends the session here too", async () => {
  await signedIn(() =>
    answer(401, { defined: true, code: "UNAUTHENTICATED", status: 401, message: "x" }),
  );
  await expect(probe.read?.({})).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect([session.current(), session.hasExpired()]).toEqual([null, true]);
});

test("a call refused for want of a consent leaves the person here, before the question", async () => {
  await signedIn(() =>
    answer(403, { defined: true, code: "CONSENT_REQUIRED", status: 403, message: "x" }),
  );
  await expect(probe.read?.({})).rejects.toMatchObject({ code: "CONSENT_REQUIRED" });
  expect(session.current()).toMatchObject({ id: "p1", consent: false });
  expect(session.hasExpired()).toBe(false);
});

test("any other refusal leaves the session alone", async () => {
  await signedIn(() =>
    answer(404, { defined: true, code: "NOT_FOUND", status: 404, message: "x" }),
  );
  await expect(probe.read?.({})).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(session.current()).toMatchObject({ id: "p1" });
});

test("a page that is leaving after a sign-out is not sent to sign in by a call that comes back late", async () => {
  await signedIn(() => answer(200, {}));
  vi.stubGlobal("location", { origin: location.origin, assign: () => {} });
  await session.signOut();
  vi.stubGlobal("fetch", async () =>
    answer(401, { defined: true, code: "UNAUTHENTICATED", status: 401, message: "x" }),
  );
  await expect(probe.read?.({})).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect([session.current() === null, session.hasExpired()]).toEqual([false, false]);
});

test("a call says whose page it comes from", async () => {
  const headers: (string | null)[] = [];
  vi.stubGlobal("fetch", async (request: Request | string) => {
    if (request instanceof Request) headers.push(request.headers.get("x-sclepios-person"));
    return answer(200, ME);
  });
  await probe.read?.({});
  await session.refresh();
  await probe.read?.({});
  expect(headers).toEqual([null, "p1"]);
});

test("what is pasted is sent without what no database keeps", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (request: Request | string) => {
    if (request instanceof Request) sent.push(((await request.json()) as { json: unknown }).json);
    return answer(200, {});
  });
  await probe.write?.({ text: "a\0b \ud83d\ude00 \ud83d", at: new Date(0) });
  expect(sent).toEqual([{ text: "ab 😀 \ufffd", at: "1970-01-01T00:00:00.000Z" }]);
});
