import { ORPCError } from "@orpc/client";
import { afterEach, expect, test, vi } from "vitest";
import { network } from "#platform/network/web/network-state.ts";
import { serverOrDevice } from "./cached-query.ts";
import { NotCached } from "./not-cached.ts";

const held = async () => "device";
const nothing = () => Promise.reject(new NotCached("absent"));
/** Underground: what leaves never comes back, and nothing says so. */
const swallowed = () => new Promise<string>(() => {});

afterEach(() => network.online());

test.each([
  ["trouble", network.failed],
  ["no answer so far", network.keptWaiting],
  ["no network", network.offline],
])("%s: what the device holds is shown without waiting for the server", async (_, know) => {
  know();
  expect(await serverOrDevice(swallowed, held)).toBe("device");
});

test("the server is asked meanwhile: its answer says that it is back", async () => {
  network.keptWaiting();
  const server = vi.fn(async () => {
    network.answered(200);
    return "server";
  });
  expect(await serverOrDevice(server, held)).toBe("device");
  expect(server).toHaveBeenCalledOnce();
  expect(await serverOrDevice(server, held)).toBe("server");
});

test("a server that is away is awaited all the same for what the device does not hold", async () => {
  network.failed();
  expect(await serverOrDevice(async () => "server", nothing)).toBe("server");
  const cut = () => Promise.reject<string>(new TypeError("Failed to fetch"));
  await expect(serverOrDevice(cut, nothing)).rejects.toBeInstanceOf(NotCached);
});

test("a server that is silent for the first time is waited for six seconds, no more", async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("late", "TimeoutError")), milliseconds);
    return controller.signal;
  });
  const silent = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  let shown: string | undefined;
  void serverOrDevice(silent, held).then((what) => (shown = what));
  await vi.advanceTimersByTimeAsync(5_900);
  expect(shown).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(shown).toBe("device");
});

test("a server that says no is believed; what nobody waits for any more gives nothing", async () => {
  const no = () => Promise.reject<string>(new ORPCError("NOT_FOUND", { status: 404 }));
  await expect(serverOrDevice(no, held)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const left = new AbortController();
  left.abort();
  const aborted = () => Promise.reject<string>(left.signal.reason);
  await expect(serverOrDevice(aborted, held, left.signal)).rejects.toBe(left.signal.reason);
});
