import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { watchBursts } from "./burst-guard.ts";
import { watchSecurity, watchSecurityInBackground } from "./scan-guards.ts";
import { watchSession } from "./session-guard.ts";
import { type Writes, watchWrites } from "./write-guard.ts";

const shown: { id?: string; message: string }[] = [];
vi.mock("#platform/ui/toasts.ts", () => ({
  toast: async (toast: { id?: string; message: string }) => void shown.push(toast),
}));

const MINUTE = 60_000;
let stop = () => {};

beforeEach(() => {
  shown.length = 0;
  sessionStorage.clear();
  vi.useFakeTimers({ now: new Date("2026-11-21T08:00:00Z") });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const logged = (calls: { path: string; input: unknown }[]) =>
  calls
    .filter(({ path }) => path === "security/logSecurityEventSecure")
    .map(({ input }) => (input as { action_type: string }).action_type);
const log = { "security/logSecurityEventSecure": () => ({ logged: true }) };

/** Lets the answers of the fake server and the texts arrive. */
const settle = async () => {
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 30));
};

describe("bursts", () => {
  const press = (count: number, init: KeyboardEventInit = {}) => {
    for (let i = 0; i < count; i++)
      dispatchEvent(new KeyboardEvent("keydown", { key: "a", ...init }));
  };

  test("more than 50 in a second are logged; more than 100 in 5 seconds also raise the toast", async () => {
    const calls = fakeCalls(log);
    stop = watchBursts();
    press(51);
    vi.advanceTimersByTime(2000);
    press(50);
    vi.useRealTimers();
    await vi.waitFor(
      () =>
        expect(shown).toEqual([
          expect.objectContaining({ message: "Activité inhabituelle détectée" }),
        ]),
      5_000,
    );
    expect(logged(calls)).toEqual(["suspicious_rapid_activity", "unusual_activity_detected"]);
  });

  test("a key held down, a scroll and the click of a touch are not counted", async () => {
    const calls = fakeCalls(log);
    stop = watchBursts();
    press(500, { repeat: true });
    for (let i = 0; i < 500; i++) dispatchEvent(new Event("scroll"));
    for (let i = 0; i < 200; i++) {
      const click = new MouseEvent("click");
      Object.defineProperty(click, "pointerType", { value: "touch" });
      dispatchEvent(click);
    }
    await settle();
    expect(calls).toEqual([]);
    expect(shown).toEqual([]);
  });

  test("nothing is blocked: the page receives every event", () => {
    fakeCalls(log);
    stop = watchBursts();
    let received = 0;
    const button = document.body.appendChild(document.createElement("button"));
    button.addEventListener("click", (event) => {
      received += event.defaultPrevented ? 0 : 1;
    });
    for (let i = 0; i < 150; i++) button.click();
    expect(received).toBe(150);
    button.remove();
  });
});

describe("scans", () => {
  test("one hook asks every 5 minutes, the other every 10; LOW says nothing", async () => {
    const calls = fakeCalls({
      "security/monitorSecurityEvents": () => ({
        scan_timestamp: "2026-11-21T08:00:00.000Z",
        threat_level: "LOW",
      }),
    });
    const stops = [watchSecurity(), watchSecurityInBackground()];
    stop = () => stops.forEach((one) => void one());
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    await settle();
    expect(calls).toHaveLength(3);
    expect(shown).toEqual([]);
  });

  test("HIGH raises the alert in the reader's language", async () => {
    fakeCalls({
      "security/monitorSecurityEvents": () => ({
        scan_timestamp: "2026-11-21T08:00:00.000Z",
        threat_level: "HIGH",
      }),
    });
    stop = watchSecurity();
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    await settle();
    expect(shown).toEqual([
      expect.objectContaining({
        message: "Alerte de sécurité\u00A0: activité inhabituelle détectée",
      }),
    ]);
  });

  test("a scan that cannot be made says nothing", async () => {
    fakeCalls({});
    stop = watchSecurity();
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    await settle();
    expect(shown).toEqual([]);
  });
});

describe("session warning", () => {
  test("writes one log row at 45 minutes and shows nothing, also after a reload", async () => {
    const calls = fakeCalls(log);
    stop = watchSession("camille");
    vi.advanceTimersByTime(30 * MINUTE);
    stop();
    stop = watchSession("camille");
    vi.advanceTimersByTime(15 * MINUTE);
    stop();
    stop = watchSession("camille");
    vi.advanceTimersByTime(90 * MINUTE);
    await settle();
    expect(logged(calls)).toEqual(["session_timeout_warning"]);
    expect(shown).toEqual([]);
  });
});

describe("general_api monitor", () => {
  const cache = () => {
    let listener = (_event: { type: string }) => {};
    const writes: Writes = {
      subscribe: (one) => {
        listener = one;
        return () => {};
      },
    };
    return { writes, write: (type = "added") => listener({ type }) };
  };

  test("more than 50 writes in 10 minutes are said and logged at each check", async () => {
    const calls = fakeCalls(log);
    const { writes, write } = cache();
    stop = watchWrites(writes);
    for (let i = 0; i < 51; i++) write();
    for (let i = 0; i < 500; i++) write("updated");
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    await settle();
    expect(logged(calls)).toEqual(["rate_limit_exceeded", "rate_limit_exceeded"]);
    expect(shown[0]?.message).toBe("Activité suspecte détectée. Veuillez ralentir vos actions.");
    expect(shown[0]?.id).toBe(shown[1]?.id);
  });

  test("50 are fine, and old ones are forgotten", async () => {
    const calls = fakeCalls(log);
    const { writes, write } = cache();
    stop = watchWrites(writes);
    for (let i = 0; i < 50; i++) write();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    for (let i = 0; i < 50; i++) write();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    await settle();
    expect(logged(calls)).toEqual([]);
    expect(shown).toEqual([]);
  });
});
