import { expect, test, vi } from "vitest";
import { session } from "#platform/auth/web/session.ts";
import { needWatchers, startWhenNeeded } from "./start-features.ts";

test("a feature whose code cannot be had without a network starts when it is back", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const start = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue();
  needWatchers();
  startWhenNeeded([{ start }], Promise.resolve());
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce(), { timeout: 4000 });
  const listening = vi.spyOn(globalThis, "addEventListener");
  await vi.waitFor(() => expect(listening).toHaveBeenCalledWith("online", expect.anything(), { once: true }), 3000);
  // Nothing is asked again before the browser says so.
  expect(start).toHaveBeenCalledOnce();
  online.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
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
      stop = session.onLeaving({ confirm, left: async () => {} });
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
