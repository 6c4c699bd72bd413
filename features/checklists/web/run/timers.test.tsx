import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { RunningTimer } from "../../domain/run.ts";
import { Timers } from "./timers.tsx";

const START = 1_764_000_000_000;
const timer: RunningTimer = { step: "a", label: "Depuis A", seconds: 180, from: START, count: 1 };
const quiet = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
const shown = () => screen.getByText(/^\d\d:\d\d$/).textContent;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the second is drawn as it is over, whenever the clock was put on screen, and catches up when woken", async () => {
  await renderPage(<Timers timers={[timer]} offset={0} speaking={false} onAgain={() => {}} />, {
    texts: ["checklists"],
  });
  vi.useFakeTimers({ now: START + 400, toFake: ["Date", "setTimeout", "clearTimeout"] });
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(shown()).toBe("00:00");
  await act(async () => vi.advanceTimersByTime(599));
  expect(shown()).toBe("00:00");
  await act(async () => vi.advanceTimersByTime(2));
  expect(shown()).toBe("00:01");
  for (let second = 2; second <= 600; second++) await act(async () => vi.advanceTimersByTime(1000));
  expect(shown()).toBe("10:00");
  // Frozen for a minute: no timer rang.
  vi.setSystemTime(START + 660_500);
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(shown()).toBe("11:00");
});

test("while the voice is on, a timer says its name once, as its time comes, and never again for the past", async () => {
  const said: string[] = [];
  class Utterance {
    lang = "";
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", { speak: ({ text }: Utterance) => said.push(text) });
  const past: RunningTimer = { ...timer, step: "b", label: "Depuis B", from: START - 600_000 };
  vi.useFakeTimers({ now: START, toFake: ["Date", "setTimeout", "clearTimeout"] });
  const drawn = renderPage(
    <Timers timers={[timer, past]} offset={0} speaking onAgain={() => {}} />,
    {
      texts: ["checklists"],
    },
  );
  await act(async () => vi.advanceTimersByTime(1000));
  await drawn;
  expect(said).toEqual([]);
  await act(async () => vi.advanceTimersByTime(180_000));
  expect(said).toEqual(["Depuis A"]);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(said).toEqual(["Depuis A"]);
});

test("a timer rings as its time comes and as it is over, without the voice, never for the past", async () => {
  const shaken: unknown[] = [];
  vi.stubGlobal("navigator", { ...navigator, vibrate: (how: unknown) => shaken.push(how) });
  const tones: number[] = [];
  const node = { connect: () => node, gain: quiet(), frequency: {} };
  class Audio {
    currentTime = 5;
    destination = {};
    resume = async () => {};
    close = async () => {};
    createGain = () => node;
    createOscillator = () => ({ ...node, start: (at: number) => tones.push(at), stop() {} });
  }
  vi.stubGlobal("AudioContext", Audio);
  const window: RunningTimer = { ...timer, until: 300 };
  const past: RunningTimer = { ...timer, step: "b", label: "Depuis B", from: START - 600_000 };
  vi.useFakeTimers({ now: START, toFake: ["Date", "setTimeout", "clearTimeout"] });
  const drawn = renderPage(
    <Timers timers={[window, past]} offset={0} speaking={false} onAgain={() => {}} />,
    { texts: ["checklists"] },
  );
  await act(async () => vi.advanceTimersByTime(179_000));
  await drawn;
  expect(tones).toEqual([]);
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(tones).toEqual([5, 5.3, 5.6]);
  await act(async () => vi.advanceTimersByTime(118_000));
  expect(tones).toHaveLength(3);
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(tones).toHaveLength(6);
  expect(shaken).toHaveLength(2);
});
