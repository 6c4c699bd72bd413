import { expect, test, vi } from "vitest";
import type { Me } from "#platform/auth/web/me.ts";
import { session } from "#platform/auth/web/session.ts";
import { needWatchers, startWhenNeeded } from "./start-features.ts";

test("a feature whose code cannot be had without a network starts when it is back", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const start = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue();
  const listening = vi.spyOn(globalThis, "addEventListener");
  needWatchers();
  startWhenNeeded([{ start }], Promise.resolve());
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce(), { timeout: 4000 });
  await vi.waitFor(
    () => expect(listening).toHaveBeenCalledWith("online", expect.anything(), { once: true }),
    3000,
  );
  // Nothing is asked again before the browser says so.
  expect(start).toHaveBeenCalledOnce();
  online.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
});

test("a cut that is over within the second is no error: the feature starts at once", async () => {
  const reported = vi.spyOn(globalThis, "reportError").mockReturnValue();
  const start = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue();
  const listening = vi.spyOn(globalThis, "addEventListener");
  needWatchers();
  startWhenNeeded([{ start }], Promise.resolve());
  await vi.waitFor(
    () => expect(listening.mock.calls.map(([name]) => name)).toContain("offline"),
    4000,
  );
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  expect(reported).not.toHaveBeenCalled();
});

test("nothing starts for a person who has not consented; everything does when they do", async () => {
  vi.resetModules();
  const fresh = await import("./start-features.ts");
  const { session: own } = await import("#platform/auth/web/session.ts");
  let tell = () => {};
  vi.spyOn(own, "subscribe").mockImplementation((listener) => {
    tell = listener;
    return () => {};
  });
  const me = { id: "p1", consent: false };
  vi.spyOn(own, "current").mockImplementation(() => ({ ...me }) as Me);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  const start = vi.fn(async () => {});
  fresh.startWhenNeeded([{ start }], Promise.resolve());
  tell();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(start).not.toHaveBeenCalled();
  me.consent = true;
  tell();
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
});

test("a sign-out before the browser had the time to start a feature asks it all the same", async () => {
  const fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal("fetch", fetched);
  const code = Promise.withResolvers<void>();
  const confirm = vi.fn(async () => false);
  let stop = () => {};
  needWatchers();
  const asking = {
    async start() {
      await code.promise;
      stop = session.onSignOut({ confirm, left: async () => {} });
    },
  };
  startWhenNeeded([asking], new Promise(() => {}));
  const leaving = session.signOut();
  code.resolve();
  await leaving;
  stop();
  expect(confirm).toHaveBeenCalledOnce();
  expect(fetched).not.toHaveBeenCalled();
});
