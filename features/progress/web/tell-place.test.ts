import { beforeEach, expect, test, vi } from "vitest";
import { session } from "#platform/auth/web/session.ts";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { tellPlace } from "./tell-place.ts";

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
beforeEach(() => localStorage.clear());

test("the place is told once by a device for a person, and again when a call failed", async () => {
  let up = false;
  const calls = fakeCalls({
    "progress/setTimeZone": () => {
      if (!up) throw new Error("no network");
      return { done: true };
    },
  });
  const someone = vi
    .spyOn(session, "current")
    .mockReturnValue({ id: "someone" } as ReturnType<typeof session.current>);
  tellPlace();
  tellPlace();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  up = true;
  await vi.waitFor(() => {
    tellPlace();
    expect(calls).toHaveLength(2);
  });
  await vi.waitFor(() => expect(localStorage.getItem("progress-place:someone")).toBe(ZONE));
  tellPlace();
  someone.mockReturnValue({ id: "somebody else" } as ReturnType<typeof session.current>);
  tellPlace();
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  expect(calls[2]?.input).toEqual({ timeZone: ZONE });
});
