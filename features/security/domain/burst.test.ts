import { describe, expect, it } from "vitest";
import { addEvent, type BurstSignal, type BurstState, CALM } from "./burst.ts";

/**
 * Sends `count` events, one every `every` milliseconds, and returns the signals with their times.
 */
function send(count: number, every: number, from = 0, start: BurstState = CALM) {
  let state = start;
  const signals: [BurstSignal, number][] = [];
  for (let i = 0; i < count; i++) {
    const answer = addEvent(state, from + i * every);
    state = answer.state;
    for (const signal of answer.signals) signals.push([signal, i + 1]);
  }
  return { state, signals };
}

describe("bursts", () => {
  it("are silent at ordinary speed", () => {
    expect(send(2000, 60).signals).toEqual([]);
  });

  it("log rapid activity at the 51st event within a second, not at the 50th", () => {
    expect(send(50, 10).signals).toEqual([]);
    expect(send(51, 10).signals).toEqual([["rapid", 51]]);
  });

  it("raise the toast at the 101st event within five seconds, without rapid activity", () => {
    expect(send(100, 49).signals).toEqual([]);
    expect(send(101, 49).signals).toEqual([["burst", 101]]);
  });

  it("do not count events that left the window", () => {
    const first = send(100, 40);
    expect(addEvent(first.state, 100 * 40 + 5000).signals).toEqual([]);
  });

  it("an event five seconds old, to the millisecond, has left the window", () => {
    const { state } = send(100, 0);
    expect(addEvent(state, 4999).signals).toEqual(["burst"]);
    expect(addEvent(state, 5000).signals).toEqual([]);
  });

  it("speak again a minute later, to the millisecond", () => {
    const { state } = send(51, 0);
    expect(send(51, 0, 59_999, state).signals).toEqual([]);
    expect(send(51, 0, 60_000, state).signals).toEqual([["rapid", 51]]);
  });

  it("begin with nothing", () => {
    expect(CALM.times).toEqual([]);
  });

  it("stay silent for a minute, then speak again", () => {
    const first = send(2000, 5);
    expect(first.signals).toEqual([
      ["rapid", 51],
      ["burst", 101],
    ]);
    expect(send(200, 5, 70_000, first.state).signals.map(([signal]) => signal)).toEqual([
      "rapid",
      "burst",
    ]);
  });

  it("keep a bounded state", () => {
    expect(send(5000, 0).state.times.length).toBeLessThanOrEqual(101);
  });
});
